import InkStorage

/// Goes through the fields of a long message, of which only a part is in memory at a time.
///
///     var scan = ProtobufScan(source, range)
///     while let part = try scan.nextField() where part.number == 1 { use(try part.field) }
struct ProtobufScan {
  /// A field that was not read yet.
  struct ScannedField {
    let number: Int
    /// The ranges of the field and of its content in the file; the latter is empty unless it is
    /// bytes.
    let range: Range<Int>
    let content: Range<Int>
    fileprivate let source: InkByteSource

    /// The field in memory.
    var field: ProtobufReader.Field {
      get throws(InkFormatError) {
        var reader = ProtobufReader(try source.piece(range)[...], at: range.lowerBound)
        guard let field = try reader.nextField() else { throw .unreadable(range.lowerBound) }
        return field
      }
    }

    /// The field as a long message.
    var message: ProtobufScan { ProtobufScan(source, content) }
  }

  private let source: InkByteSource
  private let end: Int
  /// Whether the last field may be truncated.
  private let isTorn: Bool
  private var place: Int
  /// Bytes that were read ahead, and their offset.
  private var window: ArraySlice<UInt8> = []
  private var start = 0

  /// A key and a length have at most ten bytes each, and so does a number.
  private static let longestHead = 20
  private static let windowLength = 1 << 12

  init(_ source: InkByteSource, _ range: Range<Int>, isTorn: Bool = false) {
    self.source = source
    self.isTorn = isTorn
    (place, end) = (range.lowerBound, range.upperBound)
  }

  /// Returns the next field; nil at the end.
  mutating func nextField() throws(InkFormatError) -> ScannedField? {
    guard place < end else { return nil }
    var reader = ProtobufReader(try head(), at: place)
    let (number, wire) = try reader.key()
    _ = try reader.readValue(wire)
    var length = wire == .bytes ? try reader.readLength(of: place, upTo: isTorn ? .max : end) : 0
    length = min(length, end - reader.place)
    defer { place = reader.place + length }
    return ScannedField(
      number: number, range: place..<reader.place + length,
      content: reader.place..<reader.place + length, source: source)
  }

  /// Returns the bytes at the beginning of a field.
  private mutating func head() throws(InkFormatError) -> ArraySlice<UInt8> {
    let wanted = min(Self.longestHead, end - place)
    if place < start || place + wanted > start + window.count {
      let range = place..<min(end, place + Self.windowLength)
      (window, start) = (try source.piece(range)[...], place)
    }
    return window[(place - start)..<(place - start + wanted)]
  }
}
