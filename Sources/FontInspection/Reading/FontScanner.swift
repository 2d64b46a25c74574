internal import FontInterop
public import SystemInterop

/// A file to be read as a font.
public struct FontInput: Sendable, Equatable {
  /// Where the file is.
  public let file: FilePath
  /// True where whoever made this has just seen that a regular file stands there.
  public let isKnownToBeRegular: Bool
  /// The file's bytes, where they stand in no file of their own but in an archive; else nil.
  public let content: [UInt8]?
  private let naming: Naming

  private enum Naming: Sendable {
    case given(path: String, displayPath: String, isExpectedToBeFont: Bool)
    /// Found in a folder: the paths are made from `file` when they are asked for, by whichever job
    /// reads it.
    ///
    /// - Parameter start: where in `file` the path below that folder begins.
    case found(start: Int)
  }

  public init(
    file: FilePath, path: String, displayPath: String, isExpectedToBeFont: Bool,
    isKnownToBeRegular: Bool = false, content: [UInt8]? = nil
  ) {
    self.content = content
    self.isKnownToBeRegular = isKnownToBeRegular
    self.file = file
    naming = .given(path: path, displayPath: displayPath, isExpectedToBeFont: isExpectedToBeFont)
  }

  /// A regular file that a walk through a folder has found.
  init(_ path: FilePath, below folder: FilePath) {
    file = folder.appending(path)
    isKnownToBeRegular = true
    content = nil
    naming = .found(start: file.bytes.count - path.bytes.count)
  }

  /// The path that output gives: relative to the folder that was scanned, or as named.
  public var path: String {
    switch naming {
    case .given(let path, _, _): path
    case .found(let start): String(decoding: file.bytes[start...], as: UTF8.self)
    }
  }

  /// The path as a person would name it from where they stand.
  public var displayPath: String {
    switch naming {
    case .given(_, let displayPath, _): displayPath
    case .found: file.string
    }
  }

  /// Whether something that is no font is worth a word: true for a file named by the user or with a
  /// font's extension, false for one that only stands in a scanned folder.
  public var isExpectedToBeFont: Bool {
    switch naming {
    case .given(_, _, let isExpectedToBeFont): isExpectedToBeFont
    case .found: FontSearch.fontExtensions.contains(file.pathExtension)
    }
  }

  public static func == (left: FontInput, right: FontInput) -> Bool {
    left.file == right.file && left.isKnownToBeRegular == right.isKnownToBeRegular
      && left.content == right.content && left.isExpectedToBeFont == right.isExpectedToBeFont
      && left.path.utf8.elementsEqual(right.path.utf8)
      && left.displayPath.utf8.elementsEqual(right.displayPath.utf8)
  }
}

/// A file, or a member of a collection, that gives no face or one that cannot be drawn.
public struct UnreadableFont: Sendable, Equatable {
  public let path: String
  public let displayPath: String
  /// The member of a collection; nil where the whole file is meant.
  public let faceIndex: Int?
  public let error: FontError

  public init(path: String, displayPath: String, faceIndex: Int? = nil, error: FontError) {
    self.path = path
    self.displayPath = displayPath
    self.faceIndex = faceIndex
    self.error = error
  }
}

/// Something that is wrong with a font that is listed all the same.
public struct FontNote: Sendable, Equatable {
  public let path: String
  public let displayPath: String
  public let message: String

  public init(path: String, displayPath: String, message: String) {
    self.path = path
    self.displayPath = displayPath
    self.message = message
  }
}

/// What a scan found, in the order of its inputs.
public struct FontScan: Sendable, Equatable {
  public var faces: [FontFace] = []
  public var unreadable: [UnreadableFont] = []
  public var notes: [FontNote] = []
  /// Files that are no fonts and were not expected to be, by `displayPath`.
  public var passedOver: [String] = []
  /// What each font says beyond identity, where that was asked for.
  public var details: [FontDetails] = []

  public init() {}

  /// Adds what another scan found, and leaves it empty.
  ///
  /// Faces are moved one by one: each holds a dozen strings, and to copy it is to count a reference more
  /// of each, only to count it less again.
  ///
  /// - Parameter other: the other scan, its faces the last one first.
  fileprivate mutating func takeReversed(_ other: inout FontScan) {
    while let face = other.faces.popLast() { faces.append(face) }
    unreadable += other.unreadable
    notes += other.notes
    passedOver += other.passedOver
    details += other.details
    other = FontScan()
  }
}

/// Reads font files in parallel: each file once, all its faces in one visit.
///
/// The result is the same for any number of jobs.
public struct FontScanner: Sendable {
  /// How many files are read at once.
  public let jobs: Int
  /// Whether FreeType and Fontconfig are asked for their names of a face.
  public let includesAliases: Bool
  /// Whether fonts in containers that iOS is not known to load (WOFF, Type 1 …) give faces; else they
  /// are unreadable, each for what it is.
  public let readsForeignContainers: Bool
  /// Whether everything that the rules of `verify` ask for is read too, which takes looking at the
  /// whole of every file.
  public let includesDetails: Bool

  public init(
    jobs: Int, includesAliases: Bool = false, readsForeignContainers: Bool = true,
    includesDetails: Bool = false
  ) {
    self.jobs = max(1, jobs)
    self.includesAliases = includesAliases
    self.readsForeignContainers = readsForeignContainers
    self.includesDetails = includesDetails
  }

  private func makeReader() -> FaceReader {
    FaceReader(
      includesAliases: includesAliases, readsForeignContainers: readsForeignContainers,
      includesDetails: includesDetails)
  }

  /// Hears how many of how many files have been read, from any worker and at once: it must be quick.
  public typealias Progress = @Sendable (_ done: Int, _ total: Int) -> Void

  /// Reads every input.
  ///
  /// - Parameter progress: called after each file; nil where nobody watches.
  public func scan(_ inputs: [FontInput], progress: Progress? = nil) async -> FontScan {
    let workers = min(jobs, inputs.count)
    guard workers > 1 else {
      var reader = makeReader()
      var scan = FontScan()
      // Most files hold one face; memory that is not used is never touched.
      scan.faces.reserveCapacity(min(inputs.count, 1 << 16))
      for (index, input) in inputs.enumerated() {
        Self.read(input, with: &reader, into: &scan)
        progress?(index + 1, inputs.count)
      }
      return scan
    }
    // A few neighbours at a time, so that there are not as many results to be joined as there are files;
    // but each by itself where there are few.
    let length = max(1, min(32, inputs.count / (8 * workers)))
    let stretches = (inputs.count + length - 1) / length
    // `Workers.run` carries only what may cross tasks; a reader stays in its own.
    let done = Workers.Counter()
    let next = Workers.Counter()
    let scans = await withTaskGroup(of: [(Int, FontScan)].self) { group in
      for _ in 0..<workers {
        group.addTask {
          var reader = makeReader()
          var scans: [(Int, FontScan)] = []
          while case let stretch = next.take(), stretch < stretches {
            var scan = FontScan()
            scan.faces.reserveCapacity(length)
            for input in inputs[(stretch * length)..<min((stretch + 1) * length, inputs.count)] {
              Self.read(input, with: &reader, into: &scan)
              if let progress { progress(done.take() + 1, inputs.count) }
            }
            // They are popped when scans are joined, which one job does alone.
            scan.faces.reverse()
            scans.append((stretch, scan))
          }
          return scans
        }
      }
      var placed = [FontScan](repeating: FontScan(), count: stretches)
      for await scans in group {
        for (stretch, scan) in scans { placed[stretch] = scan }
      }
      return placed
    }
    return Self.joined(scans)
  }

  private static func joined(_ scans: consuming [FontScan]) -> FontScan {
    var joined = FontScan()
    // Thousands of faces take megabytes; growing by doubling would need several times as many.
    joined.faces.reserveCapacity(scans.reduce(0) { $0 + $1.faces.count })
    for index in scans.indices { joined.takeReversed(&scans[index]) }
    return joined
  }

  private static func read(
    _ input: FontInput, with reader: inout FaceReader, into scan: inout FontScan
  ) {
    do throws(FontError) {
      let reading = try reading(of: input, with: &reader)
      let (path, displayPath) = (input.path, input.displayPath)
      for var face in reading.faces {
        face.path = path
        face.displayPath = displayPath
        scan.faces.append(face)
      }
      for (faceIndex, error) in reading.unreadable {
        scan.unreadable.append(
          UnreadableFont(
            path: input.path, displayPath: input.displayPath, faceIndex: faceIndex, error: error))
      }
      for var details in reading.details {
        details.path = input.path
        scan.details.append(details)
      }
      for note in reading.notes {
        scan.notes.append(
          FontNote(path: input.path, displayPath: input.displayPath, message: note))
      }
    } catch {
      if input.isExpectedToBeFont || error.isFontContent {
        scan.unreadable.append(
          UnreadableFont(path: input.path, displayPath: input.displayPath, error: error))
      } else {
        scan.passedOver.append(input.displayPath)
      }
    }
  }

  private static func reading(
    of input: FontInput, with reader: inout FaceReader
  ) throws(FontError) -> FileReading {
    if let content = input.content { return try reader.read(content.span) }
    let file: RandomAccessFile
    do throws(FileError) {
      file = try RandomAccessFile(input.file, isKnownToBeRegular: input.isKnownToBeRegular)
    } catch {
      throw FontError(error)
    }
    return try reader.read(file) { Fontconfig.faces(ofFile: input.file) }
  }
}

extension FontScanner {
  /// The one face at a location of a variable font's design space.
  ///
  /// - Throws: `FontError` where the file cannot be read, or has no such face or axis.
  public func face(
    of input: FontInput, faceIndex: Int, coordinates: [AxisValue]
  ) throws(FontError) -> FontFace {
    let mapped: MappedFile
    do throws(FileError) {
      mapped = try MappedFile(input.file)
    } catch {
      throw FontError(error)
    }
    var reader = FaceReader(includesAliases: false)
    var face = try mapped.withBytes { (bytes) throws(FontError) in
      try reader.readLocation(bytes, index: faceIndex, coordinates: coordinates)
    }
    face.path = input.path
    face.displayPath = input.displayPath
    return face
  }
}

extension FontError {
  /// The error for a file that could not be opened.
  public init(_ error: FileError) {
    let code: Code
    let help: String
    switch error.code {
    case .notFound: (code, help) = (.notFound, "check the path")
    case .permissionDenied: (code, help) = (.permissionDenied, "make it readable")
    case .brokenLink: (code, help) = (.brokenLink, "point the link at a file, or remove it")
    case .linkCycle: (code, help) = (.linkCycle, "point the link at a file, or remove it")
    case .folder: (code, help) = (.folder, "name a font file, or rename the folder")
    case .fifo: (code, help) = (.fifo, "name a font file")
    case .socket: (code, help) = (.socket, "name a font file")
    case .device: (code, help) = (.device, "name a font file")
    case .tooLarge, .noSpace, .readFailed, .writeFailed:
      (code, help) = (.readFailed, "try again; if it stays, check the disk")
    }
    self.init(code, error.message, help: help)
  }

  /// True where the file is a font, of a kind that is not read or damaged, so that it is worth a word
  /// whatever it is called.
  ///
  /// A file that only begins like a font (`true`, 00 01 00 00) is not: other kinds of file do too.
  var isFontContent: Bool {
    [.woff, .woff2, .type1, .embeddedOpenType].contains(code)
  }
}
