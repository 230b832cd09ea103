/// The current time for the age of strokes, independent of errors of the wall clock. The caller
/// passes the time in.
///
/// A wall clock can leap by years (an empty battery, a wrong server, a typing error) and come back.
/// Strokes that became too old during such a leap would be lost for good. Strokes therefore age by
/// at most one day for each hour that the machine runs, starting from the age of the oldest stroke.
/// An hour with a wrong clock costs at most the strokes of one day, and a machine that was off for
/// a month catches up in 30 hours. A clock that went back makes no stroke older.
package struct RetentionClock: Sendable {
  /// Everything written before this moment may have been removed; nil while there are no strokes.
  private var reached: Int64?
  private var days: Int
  /// The last look, by both clocks.
  private var last: (wall: Int64, running: Int64)?

  /// The factor by which strokes may age faster than the machine runs.
  static let pace: Int64 = 24
  /// A leap of more than this is reported, in microseconds.
  static let leap: Int64 = 3_600_000_000
  private static let day: Int64 = 86_400_000_000

  /// - Parameter days: how long strokes are kept.
  package init(days: Int) { self.days = days }

  /// The time from which the age of strokes is computed, in microseconds since 1970.
  ///
  /// - Parameters:
  ///   - wall: the wall clock, in microseconds since 1970.
  ///   - running: microseconds that the machine has run, sleep included; it never leaps.
  ///   - oldest: the time when the oldest stroke was written; nil if there is none.
  package mutating func now(wall: Int64, running: Int64, oldest: Int64?) -> Int64 {
    let age = Int64(days) * Self.day
    let elapsed = last.map { max(running - $0.running, 0) } ?? 0
    last = (wall, running)
    guard let oldest else {
      reached = nil
      return wall
    }
    let start = max(reached ?? .min, oldest)
    let limit = start + Self.pace * elapsed
    reached = max(start, min(limit, wall - age))
    return min(wall, limit + age)
  }

  /// The leap of the wall clock since the last check, ahead or (negative) back, in microseconds;
  /// nil if there was none. Must be called before ``now(wall:running:oldest:)``.
  package func leap(wall: Int64, running: Int64) -> Int64? {
    guard let last else { return nil }
    let leap = (wall - last.wall) - (running - last.running)
    return abs(leap) > Self.leap ? leap : nil
  }

  /// Keeps strokes for another time from now on: that counts at once.
  package mutating func retain(days: Int) {
    // The limit of age moves with the new number of days, and not because of a clock.
    if let reached { self.reached = reached + Int64(self.days - days) * Self.day }
    self.days = days
  }
}
