/// Breaks text at spaces into lines of at most `width` characters; a longer word stands alone and
/// overflows. Between grave accents nothing is broken, so that a command line stays whole.
///
/// A character counts as one column: help is ASCII.
func wrapped(_ text: String, width: Int) -> [String] {
  var lines: [String] = []
  var line = ""
  for word in unbreakablePieces(of: text) {
    if line.isEmpty {
      line = word
    } else if line.count + 1 + word.count <= width {
      line += " " + word
    } else {
      lines.append(line)
      line = word
    }
  }
  if !line.isEmpty { lines.append(line) }
  return lines
}

private func unbreakablePieces(of text: String) -> [String] {
  var pieces: [String] = []
  var piece = ""
  var isQuoted = false
  for character in text {
    if character == "`" { isQuoted.toggle() }
    if character == " ", !isQuoted {
      if !piece.isEmpty { pieces.append(piece) }
      piece = ""
    } else {
      piece.append(character)
    }
  }
  if !piece.isEmpty { pieces.append(piece) }
  return pieces
}
