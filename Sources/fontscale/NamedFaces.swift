import FontInspection
import SystemInterop

/// The faces that a command line names, each `FONT` in its notation.
struct NamedFaces: Sendable {
  /// A face and the file that it was read from.
  struct Entry: Sendable {
    let face: FontFace
    let file: FilePath
  }

  var entries: [Entry] = []
  var unreadable: [UnreadableFont] = []

  /// Reads the faces in their order; where a file holds several and the notation names none, says
  /// which one was taken.
  init(_ paths: [FilePath], using scanner: FontScanner, _ messages: Messages) async {
    for path in paths {
      let specifier = FaceSpecifier(path) { (try? FileSystem.kind(of: $0)) != nil }
      do throws(FontError) {
        let resolution = try await specifier.resolve(using: scanner)
        let (face, others) = (resolution.face, resolution.others)
        entries.append(Entry(face: face, file: specifier.file))
        if let note = resolution.ambiguity {
          messages.warning(subject: face.displayPath, note)
        } else if others > 0, specifier.faceIndex == nil, specifier.location == nil {
          Self.tellChoice(face, others: others, messages)
        }
      } catch {
        unreadable.append(
          UnreadableFont(path: path.string, displayPath: path.string, error: error))
      }
    }
  }

  /// The files of the faces, each once.
  var files: [FilePath] {
    var files: [FilePath] = []
    for entry in entries where !files.contains(entry.file) { files.append(entry.file) }
    return files
  }

  /// Says which faces cannot be drawn, so that what is told of them in points is missing or idle, and why.
  func tellUndrawable(_ messages: Messages) {
    for entry in entries {
      do throws(FontError) {
        _ = try FaceMeasurer().measure([], in: entry.face, of: entry.file)
      } catch {
        messages.warning(subject: entry.face.displayPath, error.message, help: error.help)
      }
    }
  }

  private static func tellChoice(_ face: FontFace, others: Int, _ messages: Messages) {
    let name = face.postScriptName ?? face.fullName ?? "one without a name"
    let place = face.variable ? "face 0 at its default location" : "face 0"
    let help =
      face.container == .collection
      ? "name another as \(face.path)#1"
      : "name an instance as \(face.path)@NAME, a location as \(face.path)@TAG=VALUE"
    messages.note(
      subject: face.displayPath, "took \(place), \(name), of \(others + 1) faces", help: help)
  }
}
