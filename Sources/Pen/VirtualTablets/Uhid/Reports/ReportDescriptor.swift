/// A HID report descriptor under construction.
///
/// Every field repeats all its properties, so that nothing depends on preceding items.
package struct ReportDescriptor {
  /// The bytes of the descriptor up to now.
  package private(set) var bytes: [UInt8] = []

  /// An empty descriptor.
  package init() {}

  /// The kind of a collection.
  package enum CollectionKind: Int32 {
    case physical = 0
    case application = 1
  }

  /// The kind of report that a field belongs to.
  package enum Direction: UInt8 {
    case input = 0x80
    case feature = 0xb0
  }

  /// Puts what `body` adds into a collection.
  package mutating func collection(
    _ kind: CollectionKind, _ usage: HIDUsage, _ body: (inout Self) -> Void
  ) {
    appendUsage(usage)
    item(0xa0, Int32(kind.rawValue), bytes: 1)
    body(&self)
    bytes.append(0xc0)
  }

  /// Adds a report: its number and its fields, in order.
  package mutating func appendReport(_ layout: ReportLayout, _ direction: Direction = .input) {
    item(0x84, Int32(layout.number), bytes: 1)
    for field in layout.fields { appendField(field, direction) }
  }

  private mutating func appendField(_ field: ReportLayout.ReportField, _ direction: Direction) {
    if let usage = field.usage { appendUsage(usage) }
    item(0x14, field.logical.lowerBound)
    item(0x24, field.logical.upperBound)
    item(0x34, field.physical?.lowerBound ?? 0)
    item(0x44, field.physical?.upperBound ?? 0)
    item(0x64, field.unit?.code ?? 0)
    // Four bits of two's complement.
    item(0x54, (field.unit?.exponent ?? 0) & 0xf)
    item(0x74, Int32(field.bits))
    item(0x94, Int32(field.count))
    // Absolute variable data, or constant padding.
    item(direction.rawValue, field.usage == nil ? 3 : 2)
  }

  /// Page and number in one item of four bytes.
  private mutating func appendUsage(_ usage: HIDUsage) {
    item(0x08, Int32(bitPattern: UInt32(usage.page) << 16 | UInt32(usage.number)), bytes: 4)
  }

  private mutating func item(_ tag: UInt8, _ value: Int32) {
    item(tag, value, bytes: Int8(exactly: value) != nil ? 1 : Int16(exactly: value) != nil ? 2 : 4)
  }

  private mutating func item(_ tag: UInt8, _ value: Int32, bytes count: Int) {
    // The length's code: 1, 2 and 3 stand for 1, 2 and 4 bytes.
    bytes.append(tag | UInt8(min(count, 3)))
    for index in 0..<count { bytes.append(UInt8(truncatingIfNeeded: value >> (8 * index))) }
  }
}
