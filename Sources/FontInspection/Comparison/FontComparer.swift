internal import SystemInterop
internal import TextFormatting

/// Finds out what changes when one font file replaces another.
public struct FontComparer: Sendable {
  /// The sizes, in points, at which line heights are compared.
  public let sizes: [Double]
  private let inspector: FontInspector

  public init(sizes: [Double], jobs: Int = 1) {
    self.sizes = sizes
    inspector = FontInspector(jobs: jobs, repeatsFonts: false)
  }

  /// Compares the faces that are named: of a font without `#` and `@` every one.
  ///
  /// - Returns: without faces where one of the fonts gives none; `unreadable` says why.
  public func compare(old: FaceSpecifier, new: FaceSpecifier) async -> FontComparison {
    // Each by itself, since one file may be named on both sides.
    let before = await inspector.inspect([old])
    let after = await inspector.inspect([new])
    var comparison = FontComparison(old: old.text, new: new.text)
    comparison.unreadable = before.unreadable + after.unreadable
    guard let oldFile = before.files.first, let newFile = after.files.first else {
      return comparison
    }
    comparison.notes =
      oldFile.notes.map { (oldFile.path, $0) } + newFile.notes.map { (newFile.path, $0) }
    comparison.isSameFile =
      oldFile.sha256 == newFile.sha256
      && oldFile.faces.map(\.face).map(\.faceIndex)
        == newFile.faces.map(\.face).map(\.faceIndex)
      && oldFile.faces.map(\.face.instance) == newFile.faces.map(\.face.instance)
    comparison.faces = FaceMatching.pairs(
      oldFile.faces.map(\.face), newFile.faces.map(\.face)
    ).map { pair in
      guard let index = pair.old, let other = pair.new else {
        return FaceComparison(
          pair.match, old: pair.old.map { oldFile.faces[$0].face },
          new: pair.new.map { newFile.faces[$0].face })
      }
      var face = compare(pair.match, oldFile.faces[index], oldFile, newFile.faces[other], newFile)
      let common = face.removedCharacters.missing(
        from: oldFile.faces[index].coverage.characters)
      (face.advances, face.outlines) = Self.glyphs(
        of: common, oldFile.faces[index].face, old.file, newFile.faces[other].face, new.file)
      return face
    }
    return comparison
  }

  private func compare(
    _ match: FaceComparison.Match, _ old: InspectedFace, _ oldFile: InspectedFile,
    _ new: InspectedFace, _ newFile: InspectedFile
  ) -> FaceComparison {
    var comparison = FaceComparison(match, old: old.face, new: new.face)
    let facts = ComparedFact.all.compactMap {
      $0.change(from: old, in: oldFile, to: new, in: newFile)
    }
    comparison.changes =
      facts + Self.axisChanges(old.axes, new.axes)
      + LayoutComparison.changes(old, new) + NameComparison.changes(old, new, told: facts)
    comparison.tables = FaceFingerprint.kinds.compactMap { kind in
      let tags = kind.tables.map(\.trimmed).filter {
        old.fingerprint.digests[$0] != new.fingerprint.digests[$0]
      }
      return tags.isEmpty ? nil : (kind: kind.name, tags: tags)
    }
    comparison.lineHeights = lineHeights(old.face, new.face)
    let (before, after) = (old.coverage.characters, new.coverage.characters)
    comparison.removedCharacters = after.missing(from: before)
    comparison.addedCharacters = before.missing(from: after)
    comparison.features = .init(old.features.map(\.tag), new.features.map(\.tag))
    comparison.languages = .init(old.languages.complete, new.languages.complete)
    return comparison
  }

  /// Line heights at every size, where they differ.
  private func lineHeights(_ old: FontFace, _ new: FontFace) -> [FaceComparison.LineHeight] {
    let (before, after) = (old.lineHeightPerEm, new.lineHeightPerEm)
    if before == nil, after == nil { return [] }
    if let before, let after, abs(before - after) < ComparedFact.sameLength { return [] }
    return sizes.map { size in
      .init(size: size, old: before.map { $0 * size }, new: after.map { $0 * size })
    }
  }

  private static func axisChanges(
    _ old: [VariationAxis], _ new: [VariationAxis]
  ) -> [FaceComparison.Change] {
    var changes: [FaceComparison.Change] = []
    for axis in old {
      let other = new.first { $0.tag == axis.tag }
      if let other, other.minimum == axis.minimum, other.maximum == axis.maximum,
        other.defaultValue == axis.defaultValue
      {
        continue
      }
      // A wider range has everything that the narrower one had.
      let keepsAll =
        other.map {
          $0.minimum <= axis.minimum && $0.maximum >= axis.maximum
            && $0.defaultValue == axis.defaultValue
        } ?? false
      changes.append(
        .init(
          property: "axes." + axis.tag, old: .string(axis.rangeText),
          new: other.map { .string($0.rangeText) } ?? .null, isBreaking: !keepsAll))
    }
    for axis in new where !old.contains(where: { $0.tag == axis.tag }) {
      changes.append(
        .init(
          property: "axes." + axis.tag, old: .null, new: .string(axis.rangeText),
          isBreaking: false))
    }
    return changes
  }

  /// The widths and outlines of characters in both faces; nil where a face cannot be measured.
  private static func glyphs(
    of characters: CodePointSet, _ old: FontFace, _ oldFile: FilePath, _ new: FontFace,
    _ newFile: FilePath
  ) -> (FaceComparison.Advances?, FaceComparison.Outlines?) {
    let text = MeasuredText(characters: CharacterRanges(characters.ranges))
    var measurer = FaceMeasurer()
    measurer.digestsOutlines = true
    guard let oldUnits = old.unitsPerEm, oldUnits > 0, let newUnits = new.unitsPerEm, newUnits > 0,
      let before = try? measurer.measure([text], in: old, of: oldFile).first,
      let after = try? measurer.measure([text], in: new, of: newFile).first
    else { return (nil, nil) }
    var outlines = FaceComparison.Outlines()
    // In grids of different fineness each rounds to its own units.
    let tolerance =
      oldUnits == newUnits
      ? ComparedFact.sameLength : 0.5 / Double(min(oldUnits, newUnits)) + ComparedFact.sameLength
    var advances = FaceComparison.Advances()
    var others = after.glyphs[...]
    for glyph in before.glyphs {
      // Both are in the order of the characters; what only one could measure is skipped.
      while let other = others.first, other.character < glyph.character { others.removeFirst() }
      guard let other = others.first, other.character == glyph.character else { continue }
      outlines.compared += 1
      if glyph.measurement.outlineDigest != other.measurement.outlineDigest {
        outlines.changed += 1
      }
      guard let first = glyph.measurement.advance, let second = other.measurement.advance
      else { continue }
      advances.compared += 1
      let perEm = (first / Double(oldUnits), second / Double(newUnits))
      if abs(perEm.0 - perEm.1) >= tolerance {
        advances.changes.append(.init(character: glyph.character, old: perEm.0, new: perEm.1))
      }
    }
    return (advances, oldUnits == newUnits ? outlines : nil)
  }
}

extension FontFace {
  fileprivate var lineHeightPerEm: Double? {
    guard let height = metrics.lineHeight, let unitsPerEm, unitsPerEm > 0 else { return nil }
    return height / Double(unitsPerEm)
  }
}

extension VariationAxis {
  fileprivate var rangeText: String {
    func text(_ value: Double) -> String { JSONValue.number(value).plainText ?? "-" }
    return "\(text(minimum)) to \(text(maximum)), default \(text(defaultValue))"
  }
}

extension FaceSpecifier {
  /// The face as it was named.
  fileprivate var text: String {
    var text = file.string
    if let faceIndex {
      // Both in one number, as it was typed.
      if case .number(let number)? = location {
        text += "#\(number << 16 | faceIndex)"
      } else {
        text += "#\(faceIndex)"
      }
    }
    switch location {
    case nil, .number?: break
    case .instance(let name)?: text += "@" + name
    case .coordinates(let values)?:
      text +=
        "@"
        + values.map { "\($0.tag)=\(JSONValue.number($0.value).plainText ?? "")" }
        .joined(separator: ",")
    }
    return text
  }
}
