import Units

/// The objects of a PDF file, sent in parts, and the table of their positions.
struct PdfBody {
  /// The output that was not taken yet.
  private(set) var text: [UInt8] = []
  private let isCompressed: Bool
  private var sent = 0
  /// The offset of each object, by its number minus 1; 0 for an object that is only promised.
  private var places: [Int] = []
  /// The offset of the table, and the number of rows written; nil before.
  private var table: (start: Int, rows: Int)?
  private var digest = Digest()
  private var open: (deflater: Deflater?, length: Int, start: Int)?

  init(isCompressed: Bool) {
    self.isCompressed = isCompressed
    text.append("%PDF-1.7\n%")
    // Shows programs that copy the file that it is not text.
    text += [0xE2, 0xE3, 0xCF, 0xD3, 0x0A]
  }

  /// Returns the number of an object that will be written later.
  mutating func promise() -> Int {
    places.append(0)
    return places.count
  }

  /// Writes a promised object.
  mutating func object(_ number: Int, _ content: (inout [UInt8]) -> Void) {
    beginObject(number)
    content(&text)
    text.append("\nendobj\n")
  }

  /// An empty stream, to be filled incrementally.
  var emptyContent: PdfContent { PdfContent(isCompressed: isCompressed) }

  /// Writes a stream; `dictionary` appends to the required entries.
  mutating func stream(
    _ number: Int, _ content: PdfContent, dictionary: (inout [UInt8]) -> Void
  ) {
    let bytes = content.whole()
    beginObject(number)
    text.append("<<")
    dictionary(&text)
    appendStreamHeader(filter: isCompressed, length: "\(bytes.count)")
    text += bytes
    text.append("\nendstream\nendobj\n")
  }

  /// Begins a stream that is written in parts; its length is a separate object after it.
  /// `dictionary` appends to the required entries.
  mutating func beginStream(_ number: Int, dictionary: (inout [UInt8]) -> Void) {
    let length = promise()
    beginObject(number)
    text.append("<<")
    dictionary(&text)
    appendStreamHeader(filter: isCompressed, length: "\(length) 0 R")
    open = (isCompressed ? Deflater(.zlib) : nil, length, sent + text.count)
  }

  /// Appends to the current stream.
  mutating func appendBytes(toStream bytes: [UInt8]) {
    text += open?.deflater?.pack(bytes) ?? bytes
  }

  /// Ends the current stream.
  mutating func endStream() {
    guard let open else { return }
    if let deflater = open.deflater { text += deflater.finish() }
    let length = sent + text.count - open.start
    self.open = nil
    text.append("\nendstream\nendobj\n")
    object(open.length) { $0.append("\(length)") }
  }

  /// Writes more of the table after all objects, some thousand rows at a time, and then the end;
  /// false once everything is written.
  mutating func appendTable(root: Int, about: Int) -> Bool {
    let (start, first) = table ?? (sent + text.count, 0)
    if table == nil { text.append("xref\n0 \(places.count + 1)\n0000000000 65535 f \n") }
    let end = min(places.count, first + 4_096)
    for place in places[first..<end] {
      text.append(place.digits(10))
      text.append(place == 0 ? " 65535 f \n" : " 00000 n \n")
    }
    table = (start, end)
    if end == places.count { appendTrailer(root: root, about: about, table: start) }
    return end < places.count
  }

  private mutating func appendTrailer(root: Int, about: Int, table: Int) {
    digest.combine(text)
    let name = digest.text
    text.append(
      "trailer\n<</Size \(places.count + 1)/Root \(root) 0 R/Info \(about) 0 R/ID[<\(name)><\(name)>]>>\n"
    )
    text.append("startxref\n\(table)\n%%EOF\n")
  }

  /// Returns and removes the output.
  mutating func drainBytes() -> [UInt8] {
    digest.combine(text)
    sent += text.count
    defer { text.removeAll(keepingCapacity: true) }
    return text
  }

  private mutating func beginObject(_ number: Int) {
    places[number - 1] = sent + text.count
    text.append("\(number) 0 obj\n")
  }

  private mutating func appendStreamHeader(filter isCompressed: Bool, length: String) {
    if isCompressed { text.append("/Filter/FlateDecode") }
    text.append("/Length \(length)>>\nstream\n")
  }
}

/// The bytes of a stream, compressed incrementally.
struct PdfContent {
  private let deflater: Deflater?
  private var bytes: [UInt8] = []

  init(isCompressed: Bool) { deflater = isCompressed ? Deflater(.zlib) : nil }

  mutating func append(_ more: [UInt8]) { bytes += deflater?.pack(more) ?? more }

  /// The number of compressed bytes.
  var count: Int { bytes.count }

  /// Returns the whole stream; nothing may be added afterwards.
  consuming func whole() -> [UInt8] {
    if let deflater { bytes += deflater.finish() }
    return bytes
  }
}

/// An identifier computed from bytes: two fingerprints.
private struct Digest {
  private var first = Fingerprint()
  private var second = Fingerprint(basis: 0x84222325_CBF29CE4)

  mutating func combine(_ bytes: [UInt8]) {
    for byte in bytes {
      first.combine(UInt64(byte))
      second.combine(UInt64(byte))
    }
  }

  var text: String { first.value.hexadecimal + second.value.hexadecimal }
}
