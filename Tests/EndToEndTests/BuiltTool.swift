import Foundation
import Testing

/// The tool as it was built beside the tests, run as a process of its own.
struct BuiltTool {
  /// What a run left behind.
  struct Run: Equatable {
    let status: Int32
    let output: String
    let errors: String
  }

  /// A run that did not end in time.
  struct Hung: Error {
    let arguments: [String]
  }

  /// Where the build put the tool: beside the test bundle.
  static let path: String = {
    var folder = Bundle.main.bundleURL
    #if canImport(Darwin)
      for bundle in Bundle.allBundles where bundle.bundlePath.hasSuffix(".xctest") {
        folder = bundle.bundleURL.deletingLastPathComponent()
      }
    #endif
    return folder.appendingPathComponent("fontscale").path
  }()

  /// Runs the tool and waits for its end.
  ///
  /// - Parameters:
  ///   - arguments: Without the tool's own name.
  ///   - environment: Variables added to a fixed, small environment; the tests' own is not passed on.
  ///   - input: What stands on standard input, which otherwise is empty.
  ///   - folder: Where the tool runs; the checkout if nil.
  static func run(
    _ arguments: [String], environment: [String: String] = [:], input: String? = nil,
    in folder: URL? = nil
  ) throws -> Run {
    try start(path, arguments, environment: environment, input: input, in: folder)
  }

  static func run(_ arguments: String...) throws -> Run { try run(arguments) }

  /// Runs a line of the shell in which `$0` is the tool, for what Foundation's processes cannot do:
  /// redirections, limits, names that are no UTF-8.
  static func shell(
    _ line: String, _ arguments: [String] = [], environment: [String: String] = [:],
    in folder: URL? = nil
  ) throws -> Run {
    try start("/bin/sh", ["-c", line, path] + arguments, environment: environment, in: folder)
  }

  /// Runs a program and waits for its end, at most a minute.
  ///
  /// Output goes through files: a pipe that nobody empties would stop the tool.
  static func start(
    _ program: String, _ arguments: [String], environment: [String: String] = [:],
    input: String? = nil, in folder: URL? = nil
  ) throws -> Run {
    let scratch = FileManager.default.temporaryDirectory
      .appendingPathComponent("fontscale-run-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }
    func file(_ name: String, _ text: String) throws -> URL {
      let url = scratch.appendingPathComponent(name)
      try Data(text.utf8).write(to: url)
      return url
    }
    let output = try file("output", "")
    let errors = try file("errors", "")

    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.currentDirectoryURL = folder ?? Checkout.root
    var variables = ["PATH": "/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin"]
    variables.merge(environment) { $1 }
    process.environment = variables
    process.standardInput = try FileHandle(forReadingFrom: file("input", input ?? ""))
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    try process.run()
    guard ended.wait(timeout: .now() + 60) == .success else {
      process.terminate()
      throw Hung(arguments: arguments)
    }
    // A crash is no exit status, and must never pass for one.
    try #require(process.terminationReason == .exit, "ended by signal \(process.terminationStatus)")
    return Run(
      status: process.terminationStatus,
      output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self))
  }
}

/// The checkout that the tests were built from.
enum Checkout {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func path(_ relative: String) -> String { root.appendingPathComponent(relative).path }

  /// The paths of the files below a folder, relative to it and in order, hidden ones aside.
  static func files(below folder: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: path(folder))
      .filter { name in !name.split(separator: "/").contains { $0.hasPrefix(".") } }
      .sorted()
  }
}
