import InkStorage

/// The text of a damaged file of another program, in parts: unpacked as far as possible, and
/// cleaned as by ``XMLCleaner``.
///
/// One part is in memory. Each pass through the text takes a copy.
struct TornText {
  private let bytes: [UInt8]
  private var place = 0
  private var packed: TornGzip?
  private var cleaner = XMLCleaner()
  private var isFinished = false
  /// Whether the bytes of the text differ from those of the file.
  let isPacked: Bool
  /// The size of a part of an uncompressed file, in bytes.
  private static let piece = 1 << 18

  /// - Throws: an error if nothing of an archive can be read, or if there is not enough memory.
  init(
    _ bytes: [UInt8], _ format: InkFileFormat, _ limits: InkReadingLimits
  ) throws(InkFormatError) {
    self.bytes = bytes
    let limit = limits.sizeLimit(unpackedFrom: bytes.count)
    if format == .xopp, XoppPackage.isPackage(bytes) {
      guard let content = XoppPackage(bytes).tornContent else {
        throw InkFormatError(.file, "none of it can be read", fix: "name another file")
      }
      isPacked = true
      place = content.start
      if content.isPacked {
        packed = try TornGzip(bareBytesOf: bytes, from: content.start, limit: limit)
      }
    } else {
      isPacked = format == .xopp && TornGzip.isLikely(bytes)
      if isPacked { packed = try TornGzip(bytes, limit: limit) }
    }
  }

  /// The part of the file that could not be unpacked; nil if there is none, or if it is not known
  /// yet.
  var missing: MissingPart? { packed?.missing }
  /// Whether some of the text may differ from the original.
  var isDoubtful: Bool { packed?.isDoubtful ?? false }
  /// The number of characters replaced.
  var replaced: Int { cleaner.replaced }

  /// Returns the next bytes of the text; nil at its end.
  mutating func nextPiece() -> ArraySlice<UInt8>? {
    while !isFinished {
      guard let raw = packed == nil ? plain() : packed?.nextPiece() else {
        isFinished = true
        let rest = cleaner.finish()
        return rest.isEmpty ? nil : rest
      }
      let part = cleaner.clean(raw)
      if !part.isEmpty { return part }
    }
    return nil
  }

  private mutating func plain() -> ArraySlice<UInt8>? {
    guard place < bytes.count else { return nil }
    let part = bytes[place...].prefix(Self.piece)
    place = part.endIndex
    return part
  }
}
