/// A permanent identifier of a stroke or a group of strokes: 128 random bits (RFC 9562, version 4).
public struct InkID: BitwiseCopyable, Comparable, Hashable, Sendable {
  /// The first 64 bits.
  public var high: UInt64
  /// The last 64 bits.
  public var low: UInt64

  /// Creates an identifier from its bits.
  public init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// Creates a new random identifier.
  public init() {
    var source = SystemRandomNumberGenerator()
    self.init(using: &source)
  }

  /// Creates a new identifier from a source of random bits.
  public init(using source: inout some RandomNumberGenerator) {
    high = source.next() & 0xFFFF_FFFF_FFFF_0FFF | 0x4000
    low = source.next() & 0x3FFF_FFFF_FFFF_FFFF | 0x8000_0000_0000_0000
  }

  /// Changes the identifier to another one that is derived from it.
  mutating func replace() {
    var source = Successor(high ^ low)
    self = InkID(using: &source)
  }

  /// Bits derived from other bits: Steele, Lea, Flood, Fast splittable pseudorandom number
  /// generators, 2014.
  private struct Successor: RandomNumberGenerator {
    private var state: UInt64

    init(_ state: UInt64) { self.state = state }

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      let first = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
      let second = (first ^ first >> 27) &* 0x94D0_49BB_1331_11EB
      return second ^ second >> 31
    }
  }

  /// Compares by value; the order does not depend on age.
  public static func < (a: Self, b: Self) -> Bool { (a.high, a.low) < (b.high, b.low) }
}
