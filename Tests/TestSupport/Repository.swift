public import Foundation

/// Files of the checkout that tests read.
public enum Repository {
  public static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  public static func file(_ path: String) -> URL { root.appendingPathComponent(path) }
}
