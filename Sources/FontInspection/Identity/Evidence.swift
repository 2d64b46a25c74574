/// How well an answer of ours is known to be what iOS says.
public struct Evidence: Sendable, Equatable {
  public enum Basis: String, Sendable, CaseIterable {
    /// Apple's documentation, or an Apple engineer in public.
    case apple
    /// Printed by a real device, simulator or Mac.
    case device
    /// Source of an engine that must agree with CoreText: WebKit, Skia, React Native.
    case engine
    /// Read off CoreText's behaviour or code by others.
    case reverseEngineered = "reverse-engineered"
    /// A rule of ours: nothing public says.
    case rule
  }

  /// The fact, by its name in JSON.
  public let fact: String
  public let basis: Basis
  /// Why, as half a sentence with its source.
  public let reason: String

  public init(_ fact: String, _ basis: Basis, _ reason: String) {
    self.fact = fact
    self.basis = basis
    self.reason = reason
  }
}

extension FontFace {
  /// What the face's facts rest on, in the order of the facts' names.
  public var evidence: [Evidence] {
    let differing = notes.filter { $0.code == .nameRecordsDiffer }.map(\.message)
    func names(_ ids: [Int]) -> Bool {
      ids.contains { id in differing.contains { $0.hasPrefix("name ID \(id) ") } }
    }
    let conflict =
      "the records for Windows and Macintosh differ; which one iOS takes is contradictory"
    return [
      Evidence("bold", .engine, "the trait above 0.239 (libui, WebKit)"),
      Evidence(
        "capHeight", .rule,
        metrics.capHeightSource == .outline
          ? "OS/2 states none, so the top of H is measured"
          : "OS/2 states it; no source says iOS does"
      ),
      names([1, 16])
        ? Evidence("family", .rule, conflict)
        : notes.contains { $0.code == .familyNotEnglish }
          ? Evidence("family", .rule, "no name is in English, so the first is taken")
          : Evidence("family", .device, "name ID 16, else 1, as Font Book and CoreText group"),
      italicEvidence,
      Evidence("metrics", .apple, "hhea, as an Apple engineer says (csswg-drafts 5485)"),
      Evidence("monospaced", .device, "post isFixedPitch alone (several reports)"),
      postScriptNameEvidence(conflict: names([6]) ? conflict : nil),
      names([2, 17])
        ? Evidence("style", .rule, conflict) : Evidence("style", .device, "name ID 17, else 2"),
      weightEvidence,
      widthEvidence,
      Evidence(
        "xHeight", .rule,
        metrics.xHeightSource == .outline
          ? "OS/2 states none, so the top of x is measured"
          : "OS/2 states it; no source says iOS does"
      ),
    ]
  }

  private func postScriptNameEvidence(conflict: String?) -> Evidence {
    let fact = "postScriptName"
    if let conflict { return Evidence(fact, .rule, conflict) }
    if notes.contains(where: { $0.code == .postScriptNameIllegal }) {
      return Evidence(
        fact, .rule, "an illegal name is taken verbatim; tools disagree on such names")
    }
    switch postScriptNameSource {
    case .name: return Evidence(fact, .device, "name ID 6, verbatim")
    case .fvar: return Evidence(fact, .device, "fvar names the instance (kitty's tests on macOS)")
    case .derived:
      return Evidence(fact, .device, "CoreText's rule, as in iOS's own NotoSansSyriac-Regular_Thin")
    case .missing: return Evidence(fact, .device, "there is none, and Apple refuses the font")
    }
  }

  private var italicEvidence: Evidence {
    let fact = "italic"
    if notes.contains(where: { $0.code == .italicFieldsDisagree }) {
      return Evidence(fact, .rule, "its fields disagree; which one iOS goes by is not known")
    }
    if let slantDoubt {
      let words = saidOfDefault(italic ? "italic" : "upright", by: "its fields say")
      return Evidence(fact, .rule, "\(slantDoubt.plainText), but \(words)")
    }
    return Evidence(fact, .reverseEngineered, "its fields agree (libui)")
  }

  private var widthEvidence: Evidence {
    let fact = "widthTrait"
    if notes.contains(where: { $0.code == .widthClassOutOfRange }) {
      return Evidence(
        fact, .rule,
        "(usWidthClass - 5) / 10; what iOS makes of a class outside 1 to 9 is not known")
    }
    guard let width else {
      return Evidence(fact, .rule, "OS/2 states no width, so it is taken for normal")
    }
    if let widthDoubt {
      let words = saidOfDefault("class \(width)", by: "OS/2 says")
      return Evidence(fact, .rule, "\(widthDoubt.plainText), but \(words)")
    }
    return Evidence(fact, .engine, "(usWidthClass - 5) / 10 (Skia measured the same range)")
  }

  private var weightEvidence: Evidence {
    let fact = "weightTrait"
    if weight == nil || notes.contains(where: { $0.code == .weightClassOutOfRange }) {
      return Evidence(fact, .reverseEngineered, "the style's name (libui)")
    }
    if let instance, !instance.isDefault, instance.coordinates.contains(where: { $0.tag == "wght" })
    {
      return Evidence(fact, .rule, "the instance's wght through the table for files")
    }
    return Evidence(
      fact, .device, "CoreText's table for files (React Native pull request 15162, Skia)")
  }
}
