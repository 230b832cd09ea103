import CZlib
import InkStorage

/// Everything that can be unpacked of a damaged gzip file.
struct TornGzip {
  /// Why unpacking ended before the file did.
  enum Fault {
    /// The file ends early.
    case torn
    /// A byte is wrong. What was unpacked last may be wrong, too.
    case damaged
    /// It unpacks to more than is allowed.
    case tooLong
  }

  /// What was unpacked.
  private(set) var text: [UInt8] = []
  /// The part of the file that could not be unpacked; nil if there is none.
  private(set) var missing: MissingPart?
  /// Whether some of the text may differ from what was packed.
  private(set) var isDoubtful = false

  /// Whether a file begins as a gzip file does, with one wrong byte at most.
  static func isLikely(_ bytes: [UInt8]) -> Bool {
    bytes.count > Gzip.plainHead && zip(bytes, [0x1F, 0x8B, 8] as [UInt8]).count(where: ==) >= 2
  }

  /// - Parameter limit: how many bytes are unpacked at most.
  init(_ bytes: [UInt8], limit: Int) throws(InkFormatError) {
    let stream = try InflateStream(limit: limit)
    var (end, fault) = unpack(stream, bytes, from: 0)
    if text.isEmpty, fault == .damaged {
      // The header is damaged, but the data after it may be whole.
      stream.expectBareBytes()
      (end, fault) = unpack(stream, bytes, from: Gzip.plainHead)
      if fault == nil, !isSum(bytes[end...]) { fault = .damaged }
    }
    while fault == nil, bytes[end...].starts(with: [0x1F, 0x8B]) {
      (end, fault) = unpack(stream, bytes, from: end)
    }
    note(fault, at: end, of: bytes)
  }

  /// The document of a torn archive.
  init(contentOf package: XoppPackage, _ bytes: [UInt8], limit: Int) throws(InkFormatError) {
    guard let content = package.tornContent else {
      throw InkFormatError(.file, "nothing of it can be read", fix: "name another file")
    }
    guard content.isPacked else {
      text = Array(bytes[content.start...])
      return
    }
    let stream = try InflateStream(limit: limit)
    stream.expectBareBytes()
    let (end, fault) = unpack(stream, bytes, from: content.start)
    note(fault, at: end, of: bytes)
  }

  private mutating func note(_ fault: Fault?, at end: Int, of bytes: [UInt8]) {
    guard let fault else { return }
    isDoubtful = fault == .damaged
    missing = MissingPart(min(end, bytes.count)..<bytes.count, Self.words(fault))
  }

  private mutating func unpack(
    _ stream: InflateStream, _ bytes: [UInt8], from start: Int
  ) -> (end: Int, fault: Fault?) {
    var text = self.text
    self.text = []
    defer { self.text = text }
    return stream.unpackTorn(bytes, from: start) { text += $0 }
  }

  /// Whether these bytes begin with the checksum of the text.
  private func isSum(_ bytes: ArraySlice<UInt8>) -> Bool {
    let sum = unsafe text.withUnsafeBufferPointer { text in
      unsafe crc32_z(0, text.baseAddress, text.count)
    }
    return bytes.prefix(4).reversed().reduce(0) { $0 << 8 | UInt($1) } == sum
  }

  private static func words(_ fault: Fault) -> String {
    switch fault {
    case .torn: "the file ends in the middle of its packed data"
    case .damaged: "the packed data is damaged here or before"
    case .tooLong: "the file unpacks to more than is allowed"
    }
  }
}
