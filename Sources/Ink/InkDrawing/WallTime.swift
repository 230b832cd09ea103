/// A calendar time, in microseconds since 1970-01-01 00:00 UTC.
public struct WallTime: BitwiseCopyable, Comparable, Hashable, Sendable {
  /// Microseconds since the beginning of 1970, UTC.
  public var microsecondsSince1970: Int64

  /// Creates a time from microseconds since the beginning of 1970, UTC.
  public init(microsecondsSince1970: Int64) {
    self.microsecondsSince1970 = microsecondsSince1970
  }

  /// An unknown time.
  public static let unknown = WallTime(microsecondsSince1970: 0)

  /// Whether `a` is earlier than `b`.
  public static func < (a: Self, b: Self) -> Bool {
    a.microsecondsSince1970 < b.microsecondsSince1970
  }
}
