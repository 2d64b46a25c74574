import Synchronization
import SystemInterop

/// One line on standard error that tells how far a long job is, and is gone before its result.
///
///     Reading fonts [#####...............] 1284 of 5120
///
/// It appears after half a second and is drawn ten times a second at most. Any thread may call it.
final class ProgressBar: Sendable {
  /// How long a job may take before it says how far it is.
  static let patience: Duration = .milliseconds(500)
  /// The time between two drawings.
  static let interval: Duration = .milliseconds(100)

  private let label: String
  private let width: Int?
  private let start = ContinuousClock.now
  /// When the next drawing is due, in nanoseconds from the start; the thread that moves it on draws.
  private let due = Atomic<Int64>(ProgressBar.nanoseconds(patience))
  private let isDrawn = Atomic<Bool>(false)

  /// - Parameter width: the terminal's; nil where it does not tell.
  init(_ label: String, width: Int?) {
    self.label = label
    self.width = width
  }

  /// Draws the bar if it is time to.
  func update(_ done: Int, of total: Int) {
    let now = Self.nanoseconds(start.duration(to: .now))
    let due = due.load(ordering: .relaxed)
    guard now >= due,
      self.due.compareExchange(
        expected: due, desired: now + Self.nanoseconds(Self.interval), ordering: .relaxed
      ).exchanged
    else { return }
    isDrawn.store(true, ordering: .relaxed)
    try? StandardStream.error.write("\r" + Self.line(label, done, of: total, width: width))
  }

  /// Wipes the bar, if it was drawn at all.
  func wipe() {
    guard isDrawn.exchange(false, ordering: .relaxed) else { return }
    // Erase in line (ECMA-48, 8.3.41).
    try? StandardStream.error.write("\r\u{1B}[K")
  }

  /// The bar as text; without the bar proper, or empty, where the terminal is too narrow, since a line
  /// that wraps could not be wiped.
  static func line(_ label: String, _ done: Int, of total: Int, width: Int?) -> String {
    let cells = 20
    let full = total > 0 ? min(cells, max(0, done) * cells / total) : cells
    let bar =
      String(repeating: "#", count: full) + String(repeating: ".", count: cells - full)
    // The count keeps its length, so that what stood there is overwritten.
    let number = String(done)
    let padding = String(repeating: " ", count: max(0, String(total).count - number.count))
    let count = "\(padding)\(number) of \(total)"
    let room = width.map { $0 - 1 } ?? .max
    for line in ["\(label) [\(bar)] \(count)", "\(label) \(count)", count]
    where line.utf8.count <= room {
      return line
    }
    return ""
  }

  private static func nanoseconds(_ duration: Duration) -> Int64 {
    let (seconds, attoseconds) = duration.components
    return seconds * 1_000_000_000 + attoseconds / 1_000_000_000
  }
}
