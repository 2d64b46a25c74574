/// The declarations of many files, one after the other, where they are: to put them into one array would
/// copy each of them.
struct DeclarationList: RandomAccessCollection, Sendable {
  private let files: [SourceFacts]
  /// For each declaration its file, and for each file its first declaration.
  private let fileNumbers: [Int32]
  private let starts: [Int]

  init(_ files: [SourceFacts]) {
    self.files = files
    var fileNumbers: [Int32] = []
    var starts: [Int] = []
    for (number, file) in files.enumerated() {
      starts.append(fileNumbers.count)
      fileNumbers += repeatElement(Int32(clamping: number), count: file.declarations.count)
    }
    self.fileNumbers = fileNumbers
    self.starts = starts
  }

  var startIndex: Int { 0 }
  var endIndex: Int { fileNumbers.count }

  subscript(index: Int) -> SourceDeclaration {
    let file = Int(fileNumbers[index])
    return files[file].declarations[index - starts[file]]
  }

  /// The call, read, that stands at `number` among those of the declaration at `index`.
  func call(_ number: Int, of index: Int) -> SourceCall {
    switch self[index].calls[number] {
    case .read(let call): return call
    case .unread(let call):
      let file = files[Int(fileNumbers[index])]
      return call.read(file.argumentText, path: file.path)
    }
  }
}
