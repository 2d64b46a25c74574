import DynamicType

/// A size in a text style, with every place of the project that says it.
struct ScaledSize {
  /// As `SizeJudge` takes it; its name says style and size: `caption1 at 12 pt`.
  let judged: SizeJudge.Style
  let scale: TypeScale
  /// In the order of the uses; never empty.
  private(set) var uses: [ScaledUse]

  /// Of places that say the same the first counts, and the others stand beside it.
  static func all(of uses: [ScaledUse]) -> [ScaledSize] {
    var sizes: [ScaledSize] = []
    for use in uses {
      guard let scale = use.scale, let style = use.judged else { continue }
      let named = SizeJudge.Style(
        name: "\(style.name) at \(use.baseSize.brief) pt", baseSize: style.baseSize, weight: nil,
        sizes: style.sizes)
      if let index = sizes.firstIndex(where: { $0.judged == named && $0.scale == scale }) {
        sizes[index].uses.append(use)
      } else {
        sizes.append(ScaledSize(judged: named, scale: scale, uses: [use]))
      }
    }
    return sizes
  }

  /// The same size in other places.
  var otherPlaces: [Diagnostic.RelatedPlace] {
    uses.dropFirst().map { use in
      Diagnostic.RelatedPlace(
        path: use.path, line: use.position?.line, message: "\(judged.name) here too")
    }
  }
}
