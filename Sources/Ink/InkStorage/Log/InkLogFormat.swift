import InkDrawing

/// The definitions shared by the reader and the writer of a log: docs/develop/ink-log.md.
enum InkLogFormat {
  static let signature: [UInt8] = [0x89, 0x69, 0x6E, 0x6C, 0x0D, 0x0A, 0x1A, 0x0A]
  static let version: [UInt8] = [1, 0]
  static let variants = UInt8(ascii: "V")
  static let note = UInt8(ascii: "n")
  static let step = UInt8(ascii: "E")
  /// The chunks that can be recognized after damage.
  static let types = [Chunk.strokes, variants, note, step]
  /// The largest size of a note, in bytes.
  static let mostNote = 65_536

  /// The bytes at the beginning of a log.
  static var beginning: [UInt8] { signature + Chunk.encode(Chunk.head, version) }
}

/// Strokes of a log with consecutive numbers.
struct InkLogRun: Hashable, Sendable {
  var first: Int
  var count: Int

  var range: Range<Int> { first..<first + count }
}

/// An operation of a step: docs/develop/ink-log.md, Steps.
enum InkLogOperation: Hashable, Sendable {
  case pageAdded(at: Int, PageBackground?)
  case pageRemoved(Int)
  case pagePrinted(Int, PageBackground?)
  case strokes(page: Int, position: Int, removed: Int, [InkLogRun])

  func appendEncoded(to bytes: inout [UInt8]) {
    switch self {
    case .pageAdded(let page, let background):
      bytes.append(1)
      bytes.appendVarint(page)
      Self.appendBackground(background, to: &bytes)
    case .pageRemoved(let page):
      bytes.append(2)
      bytes.appendVarint(page)
    case .pagePrinted(let page, let background):
      bytes.append(3)
      bytes.appendVarint(page)
      Self.appendBackground(background, to: &bytes)
    case .strokes(let page, let position, let removed, let runs):
      bytes.append(4)
      for number in [page, position, removed, runs.count] { bytes.appendVarint(number) }
      for run in runs {
        bytes.appendVarint(run.first)
        bytes.appendVarint(run.count)
      }
    }
  }

  private static func appendBackground(_ background: PageBackground?, to bytes: inout [UInt8]) {
    let look = PageChunk.payload(background)
    bytes.appendVarint(look.count)
    bytes += look
  }

  /// Reads the next operation.
  init(_ reader: inout ByteReader) throws(ChunkHeadError) {
    guard let kind = reader.byte() else { throw .malformed("a step that ends early") }
    switch kind {
    case 1: self = .pageAdded(at: try reader.readNumber(), try Self.background(&reader))
    case 2: self = .pageRemoved(try reader.readNumber())
    case 3: self = .pagePrinted(try reader.readNumber(), try Self.background(&reader))
    case 4:
      let (page, position) = (try reader.readNumber(), try reader.readNumber())
      let (removed, count) = (try reader.readNumber(), try reader.readNumber())
      guard count <= reader.left / 2 else { throw .malformed("an impossible number of runs") }
      var runs: [InkLogRun] = []
      runs.reserveCapacity(count)
      for _ in 0..<count {
        runs.append(InkLogRun(first: try reader.readNumber(), count: try reader.readNumber()))
      }
      self = .strokes(page: page, position: position, removed: removed, runs)
    default: throw .later
    }
  }

  private static func background(_ reader: inout ByteReader) throws(ChunkHeadError)
    -> PageBackground?
  {
    guard let look = reader.readBytes(try reader.readNumber()) else {
      throw .malformed("a page that ends early")
    }
    return try PageChunk.background(look)
  }
}

extension ByteReader {
  mutating func readNumber() throws(ChunkHeadError) -> Int {
    guard let number = varint() else { throw .malformed("a step that ends early") }
    return number
  }
}

/// A complete step.
struct InkLogStep: Hashable, Sendable {
  var date: WallTime
  /// The page shown after it.
  var shown: Int
  var operations: [InkLogOperation]

  var payload: [UInt8] {
    var bytes: [UInt8] = []
    let moment = UInt64(bitPattern: date.microsecondsSince1970)
    bytes.appendWord(UInt32(truncatingIfNeeded: moment))
    bytes.appendWord(UInt32(truncatingIfNeeded: moment >> 32))
    bytes.appendVarint(shown)
    bytes.appendVarint(operations.count)
    for operation in operations { operation.appendEncoded(to: &bytes) }
    return bytes
  }

  init(date: WallTime, shown: Int, _ operations: [InkLogOperation]) {
    (self.date, self.shown, self.operations) = (date, shown, operations)
  }

  /// Reads the step in a payload; bytes after it belong to a later version.
  init(_ payload: ArraySlice<UInt8>) throws(ChunkHeadError) {
    var reader = ByteReader(payload)
    guard let low = reader.readWord(), let high = reader.readWord() else {
      throw .malformed("a step that ends early")
    }
    date = WallTime(
      microsecondsSince1970: Int64(bitPattern: UInt64(high) << 32 | UInt64(low)))
    shown = try reader.readNumber()
    let count = try reader.readNumber()
    guard count <= reader.left / 2 else { throw .malformed("an impossible number of operations") }
    operations = []
    for _ in 0..<count { operations.append(try InkLogOperation(&reader)) }
  }
}
