/// A moment by the calendar: microseconds since 1970-01-01 00:00 UTC.
public struct WallTime: BitwiseCopyable, Comparable, Hashable, Sendable {
  /// Microseconds since the beginning of 1970, UTC.
  public var microsecondsSince1970: Int64

  /// Wraps a number of microseconds since the beginning of 1970.
  public init(microsecondsSince1970: Int64) {
    self.microsecondsSince1970 = microsecondsSince1970
  }

  /// Nobody wrote down when.
  public static let unknown = WallTime(microsecondsSince1970: 0)

  /// Whether `a` is earlier.
  public static func < (a: Self, b: Self) -> Bool {
    a.microsecondsSince1970 < b.microsecondsSince1970
  }
}
