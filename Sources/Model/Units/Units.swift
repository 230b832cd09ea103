/// A length on the tablet surface, in millimeters.
public struct Millimeters: BitwiseCopyable, Comparable, Hashable, Sendable {
  /// The number of millimeters; finite.
  public var value: Float

  /// Wraps a number of millimeters.
  @inlinable public init(_ value: Float) { self.value = value }

  /// Whether `a` is smaller than `b`.
  @inlinable public static func < (a: Self, b: Self) -> Bool { a.value < b.value }
  /// The sum.
  @inlinable public static func + (a: Self, b: Self) -> Self { Self(a.value + b.value) }
  /// The difference.
  @inlinable public static func - (a: Self, b: Self) -> Self { Self(a.value - b.value) }
}

/// An angle, in radians.
public struct Radians: BitwiseCopyable, Comparable, Hashable, Sendable {
  /// The number of radians; finite.
  public var value: Float

  /// Wraps a number of radians.
  @inlinable public init(_ value: Float) { self.value = value }

  /// Converts from degrees.
  @inlinable public init(degrees: Float) { self.value = degrees * (.pi / 180) }

  /// The angle in degrees.
  @inlinable public var degrees: Float { value * (180 / .pi) }

  /// Whether `a` is smaller than `b`.
  @inlinable public static func < (a: Self, b: Self) -> Bool { a.value < b.value }
}

/// A fraction of a full range, 0...1: pressure, slider position, hover distance.
public struct Fraction: BitwiseCopyable, Comparable, Hashable, Sendable {
  /// The fraction; 0...1.
  public var value: Float

  /// Wraps a fraction; values outside 0...1 are clamped, and NaN becomes 0.
  @inlinable public init(_ value: Float) { self.value = value > 0 ? min(value, 1) : 0 }

  /// The fraction 0.
  public static let zero = Fraction(0)

  /// Whether `a` is smaller than `b`.
  @inlinable public static func < (a: Self, b: Self) -> Bool { a.value < b.value }
}

/// A duration, in microseconds.
public struct Microseconds: BitwiseCopyable, Comparable, Hashable, Sendable {
  /// The number of microseconds; negative durations point backwards in time.
  public var value: Int64

  /// Wraps a number of microseconds.
  @inlinable public init(_ value: Int64) { self.value = value }

  /// Converts from milliseconds; saturates at the ends of the range.
  @inlinable public static func milliseconds(_ count: Int64) -> Self {
    let (span, overflow) = count.multipliedReportingOverflow(by: 1_000)
    return Self(overflow ? (count < 0 ? .min : .max) : span)
  }

  /// Whether `a` is shorter than `b`.
  @inlinable public static func < (a: Self, b: Self) -> Bool { a.value < b.value }
}

/// A moment on CLOCK_MONOTONIC, in microseconds; in a recording, on the recording's own clock.
public struct Timestamp: BitwiseCopyable, Comparable, Hashable, Sendable {
  /// Microseconds since the clock's origin.
  public var microseconds: Int64

  /// Wraps a number of microseconds since the clock's origin.
  @inlinable public init(microseconds: Int64) { self.microseconds = microseconds }

  /// Whether `a` is earlier than `b`.
  @inlinable public static func < (a: Self, b: Self) -> Bool { a.microseconds < b.microseconds }

  /// The duration from `b` to `a`; saturates at the ends of the range.
  @inlinable public static func - (a: Self, b: Self) -> Microseconds {
    let (difference, overflow) = a.microseconds.subtractingReportingOverflow(b.microseconds)
    return Microseconds(overflow ? (a < b ? .min : .max) : difference)
  }

  /// The moment `span` later; saturates at the ends of the range.
  @inlinable public static func + (a: Self, span: Microseconds) -> Self {
    let (sum, overflow) = a.microseconds.addingReportingOverflow(span.value)
    return Self(microseconds: overflow ? (span.value < 0 ? .min : .max) : sum)
  }
}
