import InkDrawing

/// The payload of a chunk that begins a page: docs/develop/ink-format.md, Pages.
enum PageChunk {
  /// The version that introduced this chunk, as in any later critical chunk.
  private static let version: [UInt8] = [1, 2]
  /// The feature bits for a background and for a color of the paper.
  private static let hasLook = 1
  private static let hasPaper = 2
  private static let patterns: [PageBackground.Pattern] = [.blank, .ruled, .grid, .dotted]

  /// Returns the payload for a page with a background; nil if it is not specified.
  static func payload(_ background: PageBackground?) -> [UInt8] {
    var bytes = version
    guard let background else { return bytes + [0] }
    bytes.appendVarint(hasLook | (background.paper == nil ? 0 : hasPaper))
    bytes.append(UInt8(patterns.firstIndex(of: background.pattern) ?? 0))
    bytes.appendDouble(background.spacing)
    bytes.appendFloats(color: background.ink)
    if let paper = background.paper { bytes.appendFloats(color: paper) }
    return bytes
  }

  /// Returns the background in a payload; nil if it is not specified.
  static func background(_ payload: ArraySlice<UInt8>) throws(ChunkHeadError) -> PageBackground? {
    var reader = ByteReader(payload)
    guard let told = reader.readBytes(2) else { throw .malformed("no version") }
    guard told.elementsEqual(version) else { throw .malformed("pages of another version") }
    guard let features = reader.varint() else { throw .malformed("no features") }
    guard features & ~(hasLook | hasPaper) == 0 else { throw .later }
    guard features & hasLook != 0 else { return nil }
    guard let pattern = reader.byte(), let spacing = reader.double(),
      PageBackground.spacings.contains(spacing)
    else { throw .malformed("an impossible page") }
    guard patterns.indices.contains(Int(pattern)) else { throw .later }
    let ink = try color(&reader)
    let paper = features & hasPaper != 0 ? try color(&reader) : nil
    return PageBackground(patterns[Int(pattern)], paper: paper, ink: ink, spacing: spacing)
  }

  private static func color(_ reader: inout ByteReader) throws(ChunkHeadError) -> Color {
    var parts: [Float] = []
    for _ in 0..<4 {
      guard let word = reader.readWord() else { throw .malformed("a color that ends early") }
      let part = Float(bitPattern: word)
      guard (0...1).contains(part) else { throw .malformed("an impossible color") }
      parts.append(part)
    }
    return Color(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }
}

extension [UInt8] {
  fileprivate mutating func appendFloats(color: Color) {
    for part in [color.red, color.green, color.blue, color.alpha] { appendWord(part.bitPattern) }
  }

  fileprivate mutating func appendDouble(_ value: Double) {
    appendWord(UInt32(truncatingIfNeeded: value.bitPattern))
    appendWord(UInt32(truncatingIfNeeded: value.bitPattern >> 32))
  }
}

extension ByteReader {
  fileprivate mutating func double() -> Double? {
    guard let low = readWord(), let high = readWord() else { return nil }
    return Double(bitPattern: UInt64(high) << 32 | UInt64(low))
  }
}
