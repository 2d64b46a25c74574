/// `glyf` (OpenType specification, `glyf`).
struct GlyfValidator: TableValidator {
  let tag: FontTag = "glyf"

  func validate(
    _ table: Span<UInt8>, of font: ValidatedFont, in file: Span<UInt8>,
    into faults: inout TableFaults
  ) {
    guard font.format == .truetype, let glyphs = font.glyphCount,
      let range = font.directory.range(of: "loca", in: file)
    else { return }
    let loca = file.extracting(range)
    let locations = GlyphLocations(isLong: font.hasLongOffsets)
    var check = GlyphCheck(glyphCount: glyphs)
    var previous = 0
    for glyph in 0..<glyphs {
      guard let range = locations.range(of: glyph, in: loca, glyfCount: table.count) else {
        // What loca gets wrong is loca's fault.
        continue
      }
      // Glyphs that overlap could be made to be read over and over; loca's validator reports them.
      guard range.lowerBound >= previous else { continue }
      previous = range.upperBound
      if !range.isEmpty { check.read(table.extracting(range), glyph) }
    }
    check.report(to: &faults)
  }
}

/// What is wrong with the descriptions of glyphs.
private struct GlyphCheck {
  let glyphCount: Int
  var cut = Occurrences()
  var contours = Occurrences()
  var instructions = Occurrences()
  var foreign = Occurrences()
  /// The components of composite glyphs, in the order of the glyphs.
  var composites: [Int: [Int]] = [:]

  init(glyphCount: Int) { self.glyphCount = glyphCount }

  mutating func read(_ data: Span<UInt8>, _ glyph: Int) {
    guard let count = data.int16(at: 0), data.count >= 10 else { return cut.add(glyph) }
    if count < 0 { readComposite(data, glyph) } else { readSimple(data, Int(count), glyph) }
  }

  private mutating func readSimple(_ data: Span<UInt8>, _ count: Int, _ glyph: Int) {
    // A glyph without contours may end with its header.
    guard count > 0 else { return }
    var last = -1
    for contour in 0..<count {
      guard let end = data.uint16(at: 10 + 2 * contour) else { return cut.add(glyph) }
      if Int(end) < last { return contours.add(glyph) }
      last = Int(end)
    }
    let points = last + 1
    guard let length = data.uint16(at: 10 + 2 * count) else { return cut.add(glyph) }
    var place = 12 + 2 * count + Int(length)
    guard place <= data.count else { return instructions.add(glyph) }
    var described = 0
    var coordinates = 0
    while described < points {
      guard let flags = data.uint8(at: place) else { return cut.add(glyph) }
      place += 1
      var times = 1
      if flags & 0x08 != 0 {
        guard let more = data.uint8(at: place) else { return cut.add(glyph) }
        place += 1
        times += Int(more)
      }
      times = min(times, points - described)
      described += times
      let x = flags & 0x02 != 0 ? 1 : flags & 0x10 != 0 ? 0 : 2
      let y = flags & 0x04 != 0 ? 1 : flags & 0x20 != 0 ? 0 : 2
      coordinates += times * (x + y)
    }
    if place + coordinates > data.count { cut.add(glyph) }
  }

  private mutating func readComposite(_ data: Span<UInt8>, _ glyph: Int) {
    var place = 10
    var components: [Int] = []
    var hasInstructions = false
    while true {
      guard let flags = data.uint16(at: place), let component = data.uint16(at: place + 2) else {
        return cut.add(glyph)
      }
      if Int(component) >= glyphCount { return foreign.add(glyph) }
      components.append(Int(component))
      place += GlyphComponent.length(flags: flags)
      if flags & 0x0100 != 0 { hasInstructions = true }
      guard place <= data.count else { return cut.add(glyph) }
      if flags & GlyphComponent.isFollowed == 0 { break }
    }
    composites[glyph] = components
    guard hasInstructions else { return }
    guard let length = data.uint16(at: place), place + 2 + Int(length) <= data.count else {
      return instructions.add(glyph)
    }
  }

  func report(to faults: inout TableFaults) {
    if !cut.isEmpty {
      faults.add(
        .fatal, "\(cut.text("glyph")) \(cut.verb("ends", "end")) before all points are told")
    }
    if !contours.isEmpty {
      faults.add(
        .fatal,
        "\(contours.text("glyph")) \(contours.verb("lists", "list")) contours that run backward")
    }
    if !instructions.isEmpty {
      faults.add(
        .fatal,
        "the instructions of \(instructions.text("glyph")) run beyond \(instructions.verb("its", "their")) end"
      )
    }
    if !foreign.isEmpty {
      faults.add(
        .fatal,
        "\(foreign.text("glyph")) \(foreign.verb("is", "are")) put together from glyphs that the font does not have"
      )
    }
    let circular = circularGlyphs()
    if !circular.isEmpty {
      faults.add(
        .fatal,
        "\(circular.text("glyph")) \(circular.verb("contains itself", "contain themselves"))")
    }
  }

  /// Composite glyphs from which following components leads back to where one has been.
  ///
  /// Each glyph and each component is visited once.
  private func circularGlyphs() -> Occurrences {
    enum State { case open, done }
    var states: [Int: State] = [:]
    var found = Occurrences()
    for start in composites.keys.sorted() where states[start] == nil {
      var path: [(glyph: Int, next: Int)] = [(start, 0)]
      states[start] = .open
      while let (glyph, next) = path.last {
        let components = composites[glyph] ?? []
        guard next < components.count else {
          states[glyph] = .done
          path.removeLast()
          continue
        }
        path[path.count - 1].next += 1
        let component = components[next]
        switch states[component] {
        case .open: found.add(glyph)
        case .done: break
        case nil:
          guard composites[component] != nil else { continue }
          states[component] = .open
          path.append((component, 0))
        }
      }
    }
    return found
  }
}
