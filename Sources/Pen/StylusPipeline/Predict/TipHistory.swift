/// The last tenth of a second of a stroke: the position and pressure of the tip.
///
/// A ring allocated once. If samples follow each other so fast that it cannot hold a tenth of a
/// second of them, they are thinned out: the newest replaces the previous one.
struct TipHistory {
  /// The tablet's measurement at a moment; times in milliseconds, positions in millimeters.
  struct TipMoment: BitwiseCopyable {
    var time = 0.0
    var x = 0.0
    var y = 0.0
    /// 0...1.
    var pressure = 0.0
    /// The tip's position ``outlook`` later, as the experts expected it.
    var aheadX = 0.0
    var aheadY = 0.0
  }

  /// The horizon of the experts' expectations that are kept, in milliseconds.
  static let outlook = 24.0

  /// 128 looks at least 0.75 ms apart: 95 ms.
  private static let room = 128
  private static let leastDistance = 0.75

  private var looks = [TipMoment](repeating: TipMoment(), count: room)
  private var newest = 0
  private(set) var count = 0
  /// The time of the first look of the stroke, kept or not.
  private(set) var start = 0.0

  /// The `age`-th look back; 0 is the newest. It must exist.
  subscript(age: Int) -> TipMoment { looks[(newest - age) & (Self.room - 1)] }

  /// Forgets everything.
  mutating func forgetAll() { count = 0 }

  /// Adds the newest look; its time is later than all before.
  mutating func append(_ look: TipMoment) {
    if count == 0 { start = look.time }
    let crowds = count > 1 && look.time - self[1].time < Self.leastDistance
    if !crowds {
      newest = (newest + 1) & (Self.room - 1)
      count = min(count + 1, Self.room)
    }
    looks[newest] = look
  }

  /// The look at a moment, interpolated linearly between two looks; the oldest look before it.
  ///
  /// `age` is the index at which the search begins, and is set to the index found: moments must be
  /// requested from the newest to the oldest.
  func look(at time: Double, from age: inout Int) -> TipMoment {
    while age + 1 < count, self[age + 1].time > time { age += 1 }
    let after = self[age]
    guard age + 1 < count, after.time > time else { return after }
    let before = self[age + 1]
    let share = (time - before.time) / (after.time - before.time)
    return TipMoment(
      time: time, x: before.x + share * (after.x - before.x),
      y: before.y + share * (after.y - before.y),
      pressure: before.pressure + share * (after.pressure - before.pressure),
      aheadX: before.aheadX + share * (after.aheadX - before.aheadX),
      aheadY: before.aheadY + share * (after.aheadY - before.aheadY))
  }
}
