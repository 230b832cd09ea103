/// What time it is for strokes that grow old, whatever the wall clock says: a value that is told
/// the time.
///
/// A wall clock can leap by years (an empty battery, a wrong server, a slip of the hand), and come
/// back. Strokes that it made too old in that time would be gone for good. So strokes age by no
/// more than a day for each hour that the machine runs, from where the oldest of them stands: an
/// hour of a wrong clock costs the strokes of one day at most, and the strokes of a machine that
/// was off for a month are caught up with in a day and a quarter. A clock that went back makes
/// nothing older.
package struct RetentionClock: Sendable {
  /// Everything that was written before this moment may be gone; nil while there are no strokes.
  private var reached: Int64?
  private var days: Int
  /// The last look, by both clocks.
  private var last: (wall: Int64, running: Int64)?

  /// How much older strokes get in a time, in such times.
  static let pace: Int64 = 24
  /// A leap of more than this is told, in microseconds.
  static let leap: Int64 = 3_600_000_000
  private static let day: Int64 = 86_400_000_000

  /// - Parameter days: how long strokes are kept.
  package init(days: Int) { self.days = days }

  /// The moment by which it is to be judged how old strokes are, in microseconds since 1970.
  ///
  /// - Parameters:
  ///   - wall: what the wall clock says, in microseconds since 1970.
  ///   - running: microseconds that the machine has run, sleep included; it never leaps.
  ///   - oldest: when the oldest stroke was written; nil if there is none.
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

  /// How far the wall clock has leapt since the last look, ahead or (negative) back, in
  /// microseconds; nil if it has not. To be asked before ``now(wall:running:oldest:)``.
  package func leap(wall: Int64, running: Int64) -> Int64? {
    guard let last else { return nil }
    let leap = (wall - last.wall) - (running - last.running)
    return abs(leap) > Self.leap ? leap : nil
  }

  /// Keeps strokes for another time from now on: that counts at once.
  package mutating func retain(days: Int) {
    // Where strokes begin to be too old moves with the bound, and not because of a clock.
    if let reached { self.reached = reached + Int64(self.days - days) * Self.day }
    self.days = days
  }
}
