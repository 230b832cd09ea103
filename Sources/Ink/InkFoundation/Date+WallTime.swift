public import Foundation
public import InkDrawing

extension WallTime {
  /// Creates the time of a date, to the microsecond. A date outside the range of WallTime, which
  /// is 292,000 years before and after 1970, becomes the closest time in it.
  public init(_ date: Date) {
    let microseconds = (date.timeIntervalSince1970 * 1e6).rounded()
    self.init(
      microsecondsSince1970: Int64(exactly: microseconds) ?? (microseconds < 0 ? .min : .max))
  }
}

extension Date {
  /// Creates the date of a time.
  public init(_ time: WallTime) {
    self.init(timeIntervalSince1970: Double(time.microsecondsSince1970) / 1e6)
  }
}
