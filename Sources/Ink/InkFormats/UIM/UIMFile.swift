import InkStorage

/// The container of UIM 3.1.0: RIFF, whose first chunk describes the others.
///
///     RIFF size UINK
///       HEAD size 3 1 0 0, and for each chunk: 3 1 0, content, packing, three reserved
///       PRPS, INPT, BRSH, INKD, KNWG, INKS: chunks of Protocol Buffers, padded to even
///
/// The container of UIM 3.0.0, which is only read, has one message with all of that:
///
///     RIFF size UINK
///       HEAD 3 3 0 0 and a zero
///       DATA size: a message of Protocol Buffers
enum UIMFile {
  /// A part of the file.
  enum UIMChunk: String {
    /// The measurements and their sources.
    case input = "INPT"
    case brushes = "BRSH"
    case ink = "INKD"
    /// The tree of strokes.
    case structure = "INKS"
  }

  /// Content: Protocol Buffers. Packing: none.
  private static let kind: [UInt8] = [3, 1, 0, 1, 0, 0, 0, 0]

  /// Returns the bytes before the chunks of a file.
  static func head(_ chunks: [(name: UIMChunk, length: Int)]) -> [UInt8] {
    var body = Array("UINKHEAD".utf8)
    appendLittleEndian(4 + 8 * chunks.count, to: &body)
    body += [3, 1, 0, 0]
    for _ in chunks { body += kind }
    var all = Array("RIFF".utf8)
    appendLittleEndian(chunks.reduce(body.count) { $0 + 8 + $1.length + $1.length % 2 }, to: &all)
    return all + body
  }

  /// Returns the bytes before a chunk; a chunk of odd length is followed by a zero.
  static func head(of chunk: (name: UIMChunk, length: Int)) -> [UInt8] {
    var bytes = Array(chunk.name.rawValue.utf8)
    appendLittleEndian(chunk.length, to: &bytes)
    return bytes
  }

  private static func appendLittleEndian(_ size: Int, to bytes: inout [UInt8]) {
    let size = UInt32(clamping: size)
    for shift in stride(from: 0, to: 32, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: size >> shift))
    }
  }

  /// The contents of a file.
  struct UIMContent {
    /// The known chunks, and their ranges in the file.
    var known: [(chunk: UIMChunk, range: Range<Int>)] = []
    /// The range of the message of UIM 3.0 that contains everything; nil in UIM 3.1.
    var message: Range<Int>?
    /// The names of the other chunks.
    var others: [String] = []
    /// Where the file ends, if its header declares more; nil if it is complete.
    var torn: Int?

    /// Records the chunk at an offset, and returns where the next one begins.
    ///
    /// - Parameters:
    ///   - isPlain: whether it is an uncompressed chunk of Protocol Buffers.
    ///   - kind: the offset of this information in the header.
    fileprivate mutating func takeChunk(
      at place: Int, of source: InkByteSource, isPlain: Bool, kind: Int
    ) throws(InkFormatError) -> Int {
      let head = try source.piece(place..<place + 8)
      let told = size(head[4...])
      let count = min(told, source.count - place - 8)
      if count < told { torn = source.count }
      let name = String(decoding: head[..<4], as: UTF8.self)
      if let chunk = UIMChunk(rawValue: name) {
        guard isPlain else {
          throw makeError(
            kind, "the chunk \(name) is compressed or not in Protocol Buffers format",
            fix: "save it again without compression")
        }
        known.append((chunk, (place + 8)..<(place + 8 + count)))
      } else {
        others.append(name)
      }
      return place + 8 + count + count % 2
    }
  }

  /// Returns the contents of a file; for a truncated one, those before its end.
  static func content(of source: InkByteSource) throws(InkFormatError) -> UIMContent {
    let bytes = try source.piece(0..<min(source.count, 24))
    guard bytes.count >= 24, bytes.starts(with: "RIFF".utf8),
      bytes[8...].starts(with: "UINKHEAD".utf8)
    else {
      throw makeError(0, "this is not a RIFF file of ink", fix: "choose the right format")
    }
    guard bytes[20] == 3, bytes[21] <= 1 else {
      throw makeError(
        20, "the file has version \(bytes[20]).\(bytes[21]); 3.0 and 3.1 are supported",
        fix: "save it again as UIM 3.1")
    }
    let headSize = size(bytes[16...])
    if bytes[21] == 0 { return try oldContent(of: source, behind: headSize) }
    guard headSize >= 4, (headSize - 4) % 8 == 0, 20 + headSize <= source.count else {
      throw makeError(16, "the header has \(headSize) bytes", fix: fix)
    }
    let kinds = try source.piece(24..<20 + headSize)
    var content = UIMContent()
    var place = 20 + headSize
    for start in stride(from: 0, to: kinds.count, by: 8) {
      guard place + 8 <= source.count else {
        content.torn = source.count
        break
      }
      let isPlain = kinds[start + 3] == 1 && kinds[start + 4] == 0
      place = try content.takeChunk(at: place, of: source, isPlain: isPlain, kind: 24 + start)
    }
    return content
  }

  /// Returns the contents of a file of UIM 3.0.
  private static func oldContent(
    of source: InkByteSource, behind headSize: Int
  ) throws(InkFormatError) -> UIMContent {
    let place = 20 + headSize + headSize % 2
    guard headSize >= 3, place + 8 <= source.count else {
      throw makeError(16, "the header has \(headSize) bytes", fix: fix)
    }
    let head = try source.piece(place..<place + 8)
    guard head.starts(with: "DATA".utf8) else {
      throw makeError(place, "there is no DATA chunk after the header", fix: fix)
    }
    var content = UIMContent()
    let told = size(head[4...])
    let count = min(told, source.count - place - 8)
    if count < told { content.torn = source.count }
    content.message = (place + 8)..<(place + 8 + count)
    return content
  }

  private static let fix = "the file is damaged; open it with the program that wrote it"

  private static func makeError(_ offset: Int, _ what: String, fix: String) -> InkFormatError {
    InkFormatError(.offset(offset), what, fix: fix)
  }

  /// Reads a size in four bytes, lowest first.
  private static func size(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
