import CZlib
import InkStorage

/// Everything that can be unpacked from a damaged gzip file, in parts.
struct TornGzip {
  /// The reason why unpacking ended.
  enum UnpackedEnd {
    /// A member is completely unpacked.
    case whole
    /// The file is truncated.
    case torn
    /// A byte is wrong. The data unpacked last may be wrong, too.
    case damaged
    /// The unpacked data exceeds the limit.
    case tooLong
  }

  /// The format around the compressed data.
  private enum PackedFrame {
    case gzip
    /// A damaged header, after which the data may be intact.
    case tornHead
    case none
  }

  private let bytes: [UInt8]
  private let stream: InflateStream
  private var frame: PackedFrame
  private var place: Int
  private var isFinished = false
  private var isEmpty = true
  /// The CRC-32 of the unpacked data, if the header is damaged.
  private var sum: UInt = 0
  /// The part of the file that could not be unpacked; nil if there is none, or if it is not known
  /// yet.
  private(set) var missing: MissingPart?
  /// Whether some of the text may differ from the original.
  private(set) var isDoubtful = false

  /// Returns whether a file begins like a gzip file, with at most one wrong byte.
  static func isLikely(_ bytes: [UInt8]) -> Bool {
    bytes.count > Gzip.plainHead && zip(bytes, [0x1F, 0x8B, 8] as [UInt8]).count(where: ==) >= 2
  }

  /// - Parameter limit: the largest number of bytes to unpack.
  init(_ bytes: [UInt8], limit: Int) throws(InkFormatError) {
    self.bytes = bytes
    (frame, place) = (.gzip, 0)
    stream = try InflateStream(limit: limit)
  }

  /// Unpacks compressed data without a header and a checksum, as in archives.
  init(bareBytesOf bytes: [UInt8], from start: Int, limit: Int) throws(InkFormatError) {
    self.bytes = bytes
    (frame, place) = (.none, start)
    stream = try InflateStream(limit: limit)
    stream.expectBareBytes()
  }

  /// Returns the next bytes of the text; nil at its end.
  mutating func nextPiece() -> ArraySlice<UInt8>? {
    while !isFinished {
      let (part, end) = stream.unpackTorn(bytes, &place)
      if !part.isEmpty { isEmpty = false }
      if frame == .tornHead { sumUp(part) }
      if let end { goOn(after: end) }
      if !part.isEmpty { return part }
    }
    return nil
  }

  private mutating func goOn(after end: UnpackedEnd) {
    switch end {
    case .damaged where isEmpty && frame == .gzip:
      stream.expectBareBytes()
      (frame, place) = (.tornHead, Gzip.plainHead)
    case .whole where frame == .tornHead && !isSum(bytes[place...]): endUnpacking(with: .damaged)
    case .whole where frame == .gzip && bytes[place...].starts(with: [0x1F, 0x8B]):
      stream.beginPart()
    default: endUnpacking(with: end)
    }
  }

  private mutating func endUnpacking(with end: UnpackedEnd) {
    isFinished = true
    guard let reason = Self.reason(end) else { return }
    isDoubtful = end == .damaged
    missing = MissingPart(min(place, bytes.count)..<bytes.count, reason)
  }

  private mutating func sumUp(_ part: ArraySlice<UInt8>) {
    let before = sum
    sum = unsafe part.withUnsafeBufferPointer { part in
      unsafe crc32_z(before, part.baseAddress, part.count)
    }
  }

  /// Returns whether these bytes begin with the checksum of the text.
  private func isSum(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.prefix(4).reversed().reduce(0) { $0 << 8 | UInt($1) } == sum
  }

  private static func reason(_ end: UnpackedEnd) -> String? {
    switch end {
    case .whole: nil
    case .torn: "the file ends in the middle of its packed data"
    case .damaged: "the packed data is damaged here or before"
    case .tooLong: "the file unpacks to more than is allowed"
    }
  }
}
