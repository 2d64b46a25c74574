/// Something in a font's tables that breaks the rules that Apple's font validator checks.
public struct TableFault: Sendable, Equatable {
  /// How much it weighs: the words are those of Apple's validator.
  public enum Grade: String, Sendable, Equatable, CaseIterable, Comparable {
    case technical, minor, major, fatal

    public static func < (left: Grade, right: Grade) -> Bool { left.rank < right.rank }

    private var rank: Int {
      switch self {
      case .technical: 0
      case .minor: 1
      case .major: 2
      case .fatal: 3
      }
    }
  }

  /// The table's tag without the spaces that fill it.
  public var table: String
  public var grade: Grade
  /// What was found and what is wanted, as half a sentence.
  public var message: String

  public init(table: String, grade: Grade, message: String) {
    self.table = table
    self.grade = grade
    self.message = message
  }
}
