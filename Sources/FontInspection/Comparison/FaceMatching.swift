/// Which face of a new font takes the place of which face of an old one.
enum FaceMatching {
  struct Pair: Sendable, Equatable {
    let match: FaceComparison.Match
    /// An index into the old faces; nil for an added face.
    let old: Int?
    /// An index into the new faces; nil for a removed face.
    let new: Int?
  }

  /// The faces in pairs: by PostScript name, since that is what code says; then by place in the file;
  /// then the default of one font with that of the other, variable or not. A single face that was
  /// asked for on either side belongs to the other in any case.
  ///
  /// - Returns: pairs in the order of the old faces, then what was added in the order of the new.
  static func pairs(_ old: [FontFace], _ new: [FontFace]) -> [Pair] {
    var found: [Int: (match: FaceComparison.Match, new: Int)] = [:]
    var isTaken = Array(repeating: false, count: new.count)
    func take(_ match: FaceComparison.Match, key: (FontFace) -> [UInt8]?) {
      var byKey: [[UInt8]: [Int]] = [:]
      for index in new.indices.reversed() where !isTaken[index] {
        if let key = key(new[index]) { byKey[key, default: []].append(index) }
      }
      for index in old.indices where found[index] == nil {
        guard let key = key(old[index]), let other = byKey[key]?.popLast() else { continue }
        found[index] = (match, other)
        isTaken[other] = true
      }
    }
    take(.postScriptName) { $0.postScriptName.map { Array($0.utf8) } }
    take(.index) { Array("\($0.faceIndex) \($0.instance?.index ?? -1)".utf8) }
    take(.index) { ($0.instance?.isDefault ?? true) ? Array("\($0.faceIndex)".utf8) : nil }
    if old.count == 1, new.count == 1 { take(.index) { _ in [] } }
    return old.indices.map { index in
      guard let pair = found[index] else { return Pair(match: .removed, old: index, new: nil) }
      return Pair(match: pair.match, old: index, new: pair.new)
    }
      + new.indices.filter { !isTaken[$0] }.map { Pair(match: .added, old: nil, new: $0) }
  }
}
