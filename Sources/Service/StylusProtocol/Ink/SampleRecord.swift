import StylusModel

/// A sample as the 64 bytes of its record, as docs/develop/protocol.md, section 5, lays them out:
/// byte *k* is byte *k* mod 8 of word *k* / 8, the least significant first.
///
/// No bit of a sample is lost. The reserved bytes hold what the wire format cannot express: whether
/// a number of all ones is a value or means none.
struct SampleRecord {
  private var words: InlineArray<8, UInt64>

  /// The number of words in a record.
  static let wordCount = 8

  /// In the last word: the device's ticks exist, although all ones.
  private static let hasTicks: UInt64 = 1 << 32
  /// The same for the estimation index.
  private static let hasIndex: UInt64 = 1 << 33
  /// In the last word: the reserved bytes except for these two bits.
  private static let unused = UInt64.max << 34

  /// All zeros, the record from which the difference of a stroke's first record is computed.
  init() { words = InlineArray(repeating: 0) }

  init(_ sample: Sample) {
    words = [
      UInt64(bitPattern: sample.time.microseconds),
      .pair(UInt32(bitPattern: sample.kernelDelay), sample.deviceTicks ?? .max),
      .pair(sample.x.value.bitPattern, sample.y.value.bitPattern),
      .pair(sample.pressure.value.bitPattern, sample.altitude.value.bitPattern),
      .pair(sample.azimuth.value.bitPattern, sample.roll.value.bitPattern),
      .pair(sample.slider.value.bitPattern, sample.distance.value.bitPattern),
      .pair(sample.provenance.rawValue, sample.estimationIndex ?? .max),
      UInt64(sample.expectingUpdate.rawValue) | UInt64(sample.buttons.rawValue) << 16,
    ]
    if sample.deviceTicks == .max { words[7] |= Self.hasTicks }
    if sample.estimationIndex == .max { words[7] |= Self.hasIndex }
  }

  /// A word of the record.
  subscript(index: Int) -> UInt64 { words[index] }

  /// Writes a byte of the record.
  mutating func store(_ byte: UInt8, at index: Int) {
    let shift = UInt64(index % 8 * 8)
    words[index / 8] = words[index / 8] & ~(0xFF << shift) | UInt64(byte) << shift
  }

  /// The sample, to the last bit.
  var sample: Sample {
    var sample = Sample(
      time: Timestamp(microseconds: Int64(bitPattern: words[0])),
      x: Millimeters(float(2, 0)), y: Millimeters(float(2, 1)))
    sample.kernelDelay = Int32(bitPattern: half(1, 0))
    sample.deviceTicks = optional(1, Self.hasTicks)
    // Shares are set as they are: their initializer would clamp them.
    sample.pressure.value = float(3, 0)
    sample.altitude = Radians(float(3, 1))
    sample.azimuth = Radians(float(4, 0))
    sample.roll = Radians(float(4, 1))
    sample.slider.value = float(5, 0)
    sample.distance.value = float(5, 1)
    sample.provenance = ProvenanceMap(rawValue: half(6, 0))
    sample.estimationIndex = optional(6, Self.hasIndex)
    sample.expectingUpdate = PropertySet(rawValue: UInt16(truncatingIfNeeded: words[7]))
    sample.buttons = ToolButtons(rawValue: UInt16(truncatingIfNeeded: words[7] >> 16))
    return sample
  }

  /// Whether these bytes are a sample that the daemon may send: all numbers finite, fractions in
  /// 0...1.
  var isValid: Bool {
    for word in 2...5 where !float(word, 0).isFinite || !float(word, 1).isFinite { return false }
    guard 0...1 ~= float(3, 0), 0...1 ~= float(5, 0), 0...1 ~= float(5, 1) else { return false }
    return words[7] & Self.unused == 0
      && (words[7] & Self.hasTicks == 0 || half(1, 1) == .max)
      && (words[7] & Self.hasIndex == 0 || half(6, 1) == .max)
  }

  /// Half of a word: the less significant one is number 0.
  private func half(_ word: Int, _ number: Int) -> UInt32 {
    UInt32(truncatingIfNeeded: words[word] >> UInt64(32 * number))
  }

  private func float(_ word: Int, _ number: Int) -> Float {
    Float(bitPattern: half(word, number))
  }

  /// The second half of a word, which may mean none.
  private func optional(_ word: Int, _ bit: UInt64) -> UInt32? {
    let value = half(word, 1)
    return value == .max && words[7] & bit == 0 ? nil : value
  }
}

extension UInt64 {
  /// Two halves, the less significant first.
  fileprivate static func pair(_ first: UInt32, _ second: UInt32) -> UInt64 {
    UInt64(first) | UInt64(second) << 32
  }
}
