/// What iOS makes of a font in an app's bundle.
public struct AppleSupport: Sendable, Equatable {
  public enum Verdict: String, Sendable, CaseIterable {
    /// It loads and draws.
    case supported
    /// It loads, but something in it is not drawn everywhere.
    case partly
    /// It is refused, by iOS or by the App Store.
    case refused
    /// No public source says.
    case unknown
  }

  /// One thing that decides.
  public struct Reason: Sendable, Equatable {
    /// The format, container or table it is about, such as `CFF2`.
    public let subject: String
    public let message: String
    public let basis: Evidence.Basis
    /// The first iOS that draws it; nil where the reason is none of age.
    public let since: Int?

    public init(
      _ subject: String, _ message: String, _ basis: Evidence.Basis, since: Int? = nil
    ) {
      self.subject = subject
      self.message = message
      self.basis = basis
      self.since = since
    }
  }

  public let verdict: Verdict
  /// The first iOS that draws all of it, such as `13`; nil where any does, or none.
  public let since: String?
  public let reasons: [Reason]

  public init(verdict: Verdict, since: String?, reasons: [Reason]) {
    self.verdict = verdict
    self.since = since
    self.reasons = reasons
  }
}

extension AppleSupport {
  /// - Parameters:
  ///   - hasPostScriptName: whether the face has a name at all.
  ///   - tables: the tags of its tables, four characters each.
  ///   - colorVersion: the version of `COLR`; nil without one.
  public init(
    format: OutlineFormat, container: FontContainer, hasPostScriptName: Bool, tables: Set<String>,
    colorVersion: Int?
  ) {
    var verdict = Verdict.supported
    var since: Int?
    var reasons: [Reason] = []
    func limit(_ new: Verdict, _ reason: Reason) {
      // Refused outweighs unknown, which outweighs partly.
      let order: [Verdict] = [.supported, .partly, .unknown, .refused]
      if let now = order.firstIndex(of: verdict), let then = order.firstIndex(of: new), then > now {
        verdict = new
      }
      reasons.append(reason)
    }
    func need(_ version: Int, _ reason: Reason) {
      since = max(since ?? 0, version)
      reasons.append(Reason(reason.subject, reason.message, reason.basis, since: version))
    }

    switch container {
    case .sfnt: break
    case .collection:
      reasons.append(
        Reason(
          "collection", "Apple names TTF, OTF and TTC for UIAppFonts; a font profile refuses it",
          .apple))
    case .woff, .woff2:
      limit(
        .refused,
        Reason(
          container == .woff ? "WOFF" : "WOFF2",
          "the App Store refuses it anywhere in the bundle (ITMS-90853)", .device))
    case .dfont, .pfa, .pfb:
      limit(
        .unknown,
        Reason(container.rawValue, "no public source says that iOS loads it", .rule))
    case .pcf, .bdf:
      limit(.refused, Reason(container.rawValue, "a format of X11, which iOS does not read", .rule))
    }
    if !hasPostScriptName {
      limit(
        .refused, Reason("name", "Apple refuses a font without name ID 6 (fontkit 113)", .device))
    }
    switch format {
    case .truetype, .cff: break
    case .cff2: need(13, Reason("CFF2", "iOS 13 and macOS 10.15 brought it (caniuse 5440)", .apple))
    case .type1: break
    case .bitmap where tables.contains("sbix"): break
    case .bitmap:
      limit(.unknown, Reason("bitmap", "no public source says that iOS draws bitmaps alone", .rule))
    case .none: limit(.refused, Reason("outlines", "nothing in it draws", .rule))
    }
    if tables.contains("sbix") {
      need(9, Reason("sbix", "colour bitmaps, drawn since iOS 9 or earlier (caniuse)", .device))
    }
    if tables.contains("SVG ") {
      need(12, Reason("SVG", "colour outlines, drawn since iOS 12 (caniuse)", .device))
    }
    if let colorVersion {
      if colorVersion == 0 {
        need(
          11,
          Reason(
            "COLR", "version 0, since iOS 11; palette 0 only, broken in 17 (WebKit 262223)", .device
          ))
      } else {
        limit(
          .partly,
          Reason("COLR", "version 1 is not drawn by CoreText; iOS 26 is not confirmed", .engine))
      }
    }
    if tables.contains("CBDT") {
      limit(.partly, Reason("CBDT", "its colour bitmaps are not drawn (noto-emoji 105)", .device))
    }
    self.init(verdict: verdict, since: since.map(String.init), reasons: reasons)
  }
}
