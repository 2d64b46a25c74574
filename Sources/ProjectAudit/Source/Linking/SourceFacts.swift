/// What the project's source files declare and call, as far as it matters to the names of fonts.
///
/// Files are read once and forgotten; these facts remain until every file is known, and are then
/// followed from file to file by `FontLinker`.
struct SourceFacts: Sendable, Equatable {
  var types: [SourceType] = []
  var declarations: [SourceDeclaration] = []
  /// The arguments of one file's unread calls.
  var argumentText = ArgumentText()
  /// What `notePossibleNames` found.
  var possibleNames: [PossibleName] = []

  /// The file that it begins with; all the file's facts where they are one file's.
  var path: String { declarations.first?.path ?? types.first?.path ?? "" }

  /// Puts the declarations into the order of their places.
  mutating func sortDeclarations() {
    let areInOrder = declarations.indices.dropFirst().allSatisfy {
      !(declarations[$0].place < declarations[$0 - 1].place)
    }
    if !areInOrder { declarations.sort { $0.place < $1.place } }
  }

  /// Takes up another file's facts, which must hold no unread call.
  mutating func append(_ other: SourceFacts) {
    types += other.types
    possibleNames += other.possibleNames
    declarations += other.declarations
  }
}

/// A type, or an extension of one.
struct SourceType: Sendable, Equatable {
  enum Kind: Sendable, Equatable {
    case enumeration, structure, object, `protocol`, `extension`
    /// Another name for the first of `inherits`.
    case alias
  }

  /// The name with those of the types around it: `AppFont.Weight`.
  var name: String
  var kind: Kind
  /// What stands behind the colon: a raw type, a superclass, protocols.
  var inherits: [String]
  var path: String
}

/// Something with a name that has a value: a constant, a property, a function, a case.
struct SourceDeclaration: Sendable, Equatable {
  enum Kind: Sendable, Equatable {
    /// A constant or variable that holds a value.
    case stored
    /// A property that computes its value.
    case computed
    case function
    case initialiser
    /// A case of an enumeration; its value is its raw value, if it has one.
    case enumCase
    /// Statements outside every declaration.
    case statements
  }

  /// The type that it belongs to, with those around it; empty where it stands alone.
  var owner: String
  var name: String
  var kind: Kind
  var isStatic = false
  /// The declared type of the value or result, without `?` and the like; nil where none is written.
  var type: String?
  /// What it is set to or returns.
  var values: [SourceExpression] = []
  var parameters: [SourceParameter] = []
  /// What is named and set within it.
  var locals: [SourceLocal] = []
  /// Calls within it, which may hand names on.
  var calls: [RecordedCall] = []
  /// Calls within it that make fonts.
  var fontCalls: [FontCallFact] = []
  /// Where its name stands.
  var place: SourcePlace

  var path: String { place.path }

  /// True if something could be learnt from it.
  var isUseful: Bool {
    kind == .enumCase || !values.isEmpty || !calls.isEmpty || !fontCalls.isEmpty
      || kind == .stored && type != nil || !parameters.isEmpty || !locals.isEmpty
  }
}

struct SourceParameter: Sendable, Equatable {
  /// What callers write; nil for `_`.
  var label: String?
  var name: String
  var type: String?
  var defaultValue: SourceExpression?
  /// True where callers may leave it out.
  var hasDefault = false
}

/// A name that code within a declaration gives a value to.
struct SourceLocal: Sendable, Equatable {
  var name: String
  var type: String?
  var value: SourceExpression
  /// True for `let name = …`, which begins a name of its own.
  var isDeclared = false
  /// True for `self.name = …`, which sets a property.
  var isMember = false
  /// True for `name += …`, which puts the value behind the one before.
  var isAppended = false
  /// The index of the name's token, for as long as the file is read.
  var index = 0
  /// True where the value may be read before the next that the name is given.
  var isRead = true
  /// The branches that it stands in, outermost first; empty where the name is given one value only.
  var branches: [SourceBranch] = []
}

/// A branch of an `if`, a `switch` or a loop.
struct SourceBranch: Sendable, Equatable {
  /// Tells the statement from others within the same declaration.
  var statement: Int
  var number: Int
  /// True where code behind the statement is not reached from here.
  var leaves: Bool
  /// From how many of the statement's branches the code behind it is reached; nil where none need be
  /// taken.
  var open: Int?
}

/// A call that may hand a font's name on.
struct SourceCall: Sendable, Equatable {
  /// The function's name, or the type's whose initialiser is called.
  var name: String
  /// What stands before the last dot: `UIFont`, empty for an implicit member, nil for none; `?` for
  /// what is no name.
  var receiver: String?
  var arguments: [SourceArgument]
}

/// A call as facts keep it.
enum RecordedCall: Sendable, Equatable {
  case read(SourceCall)
  case unread(UnreadCall)

  var name: String {
    switch self {
    case .read(let call): call.name
    case .unread(let call): call.name
    }
  }
}

/// A call of a font API, before it is known which names it gets.
struct FontCallFact: Sendable, Equatable {
  var api: FontAPI
  var meaning: FontReference.Meaning = .font
  /// How sure it is that this is that API.
  var certainty: Certainty
  /// The name, or the arms of `a ? b : c` that it is one of.
  var names: [Alternative]
  /// Where the name's argument begins.
  var namePlace: SourcePlace
  /// Where the call begins.
  var place: SourcePlace
  var size: SourceExpression = .unknown
  var usage = FontUsage()
  /// Where `!` stands behind the call.
  var unwrapPlace: SourcePlace?
  /// The name that the font gets there.
  var local: String?
  /// The type of generated code that knows the name, which itself is read where it is there.
  var generatedType: String?

  /// True for `UIFont.fontNames(forFamilyName:)`, which makes no font.
  var isListing: Bool { api.name.hasSuffix("(forFamilyName:)") }

  struct Alternative: Sendable, Equatable {
    var value: SourceExpression
    /// Where it begins.
    var place: SourcePlace
  }
}
