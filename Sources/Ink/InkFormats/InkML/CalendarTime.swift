import InkDrawing
import Units

/// A time in the format of ISO 8601 and XML Schema: 2026-11-22T12:50:03.25Z.
struct CalendarTime {
  private let time: WallTime

  init(_ time: WallTime) { self.time = time }

  /// The time in UTC, with as many decimals as necessary.
  var text: String {
    let (day, second) = Self.divide(time.microsecondsSince1970, by: 86_400_000_000)
    let (year, month, dayOfMonth) = Self.date(ofDay: day)
    let seconds = second / 1_000_000
    var text = year.digits(4) + "-" + month.digits(2) + "-" + dayOfMonth.digits(2)
    text += "T" + (seconds / 3_600).digits(2) + ":" + (seconds / 60 % 60).digits(2)
    text += ":" + (seconds % 60).digits(2)
    var rest = (second % 1_000_000).digits(6)
    while rest.hasSuffix("0") { rest.removeLast() }
    return text + (rest.isEmpty ? "" : ".") + rest + "Z"
  }

  /// Reads a time in the years 1...9999; a text without a zone is UTC. The result is nil if the
  /// text is not valid.
  init?(_ text: String) {
    let parts = text.split(separator: "T", maxSplits: 1)
    guard parts.count == 2 else { return nil }
    let date = parts[0].split(separator: "-").map { Int64($0) }
    guard date.count == 3, let year = date[0], let month = date[1], let day = date[2],
      1...9_999 ~= year, 1...12 ~= month, 1...31 ~= day
    else { return nil }
    var clock = parts[1]
    guard let zone = Self.takeZone(&clock) else { return nil }
    let fields = clock.split(separator: ":")
    guard fields.count == 3, let hour = Int64(fields[0]), let minute = Int64(fields[1]),
      let second = XMLText.parseNumber(fields[2].utf8), 0...24 ~= hour, 0...59 ~= minute,
      0...61 ~= second
    else { return nil }
    let minutes = (Self.day(of: (year, month, day)) * 24 + hour) * 60 + minute - zone
    time = WallTime(
      microsecondsSince1970: minutes * 60_000_000 + Int64((second * 1_000_000).rounded()))
  }

  var wallTime: WallTime { time }

  /// Returns the offset of the zone at the end in minutes east of UTC; nil if it is not valid.
  private static func takeZone(_ clock: inout Substring) -> Int64? {
    if clock.last == "Z" {
      clock.removeLast()
      return 0
    }
    guard let sign = clock.lastIndex(where: { $0 == "+" || $0 == "-" }) else { return 0 }
    let fields = clock[clock.index(after: sign)...].split(separator: ":").map { Int64($0) }
    guard fields.count == 2, let hours = fields[0], let minutes = fields[1],
      0...14 ~= hours, 0...59 ~= minutes
    else { return nil }
    let isWest = clock[sign] == "-"
    clock = clock[..<sign]
    return (hours * 60 + minutes) * (isWest ? -1 : 1)
  }

  /// Returns the Gregorian date of a day counted from 1970. All periods of 400 years have the same
  /// length, and a year that begins in March has its leap day at the end.
  private static func date(ofDay day: Int64) -> (year: Int64, month: Int64, day: Int64) {
    let (era, dayOfEra) = divide(day + 719_468, by: 146_097)
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let march = (5 * dayOfYear + 2) / 153
    let month = march < 10 ? march + 3 : march - 9
    return (
      era * 400 + yearOfEra + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * march + 2) / 5 + 1
    )
  }

  private static func day(of date: (year: Int64, month: Int64, day: Int64)) -> Int64 {
    let year = date.month <= 2 ? date.year - 1 : date.year
    let (era, yearOfEra) = divide(year, by: 400)
    let march = date.month > 2 ? date.month - 3 : date.month + 9
    let dayOfYear = (153 * march + 2) / 5 + date.day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  /// Returns quotient and remainder; the remainder is never negative.
  private static func divide(_ a: Int64, by b: Int64) -> (Int64, Int64) {
    let rest = a % b
    return rest < 0 ? (a / b - 1, rest + b) : (a / b, rest)
  }
}
