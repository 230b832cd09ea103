/// Names a stroke, or a group of strokes, for good: 128 bits, random (RFC 9562, version 4).
public struct InkID: BitwiseCopyable, Comparable, Hashable, Sendable {
  /// The first 64 bits.
  public var high: UInt64
  /// The last 64 bits.
  public var low: UInt64

  /// The name of these bits.
  public init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// A new name.
  public init() {
    var source = SystemRandomNumberGenerator()
    self.init(using: &source)
  }

  /// A new name from a source of random bits.
  public init(using source: inout some RandomNumberGenerator) {
    high = source.next() & 0xFFFF_FFFF_FFFF_0FFF | 0x4000
    low = source.next() & 0x3FFF_FFFF_FFFF_FFFF | 0x8000_0000_0000_0000
  }

  /// By value; says nothing about age.
  public static func < (a: Self, b: Self) -> Bool { (a.high, a.low) < (b.high, b.low) }
}
