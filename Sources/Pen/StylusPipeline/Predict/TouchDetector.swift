/// Tells a pen that touches from one that hovers, and a stroke from a tap.
struct TouchDetector {
  /// Whether the tip is down, as far as pressure tells: a pen that has never pressed in
  /// ``patience`` samples is one without pressure, of which only contacts are seen.
  private(set) var isTouching = false
  private var hasPressed = false
  private var silent = 0
  /// The look with which this touch began.
  private var first: TipHistory.TipMoment?
  /// How long it has lasted, in milliseconds.
  private var age = 0.0
  /// How far from its first place it has been, in millimeters.
  private(set) var extent = 0.0

  /// Two seconds of an ordinary tablet.
  private static let patience = 256
  /// How far ahead is looked at the touch, in milliseconds.
  private static let firstReach = 27.0
  /// The share of the age of a stroke that is looked further ahead.
  private static let growth = 0.4
  /// The same of what may be a tap.
  private static let tapGrowth = 0.05
  /// What has gone so far is hardly a tap any more, in millimeters; for each millimeter beyond, so
  /// many milliseconds are looked further ahead.
  private static let tapExtent = 0.7
  private static let release = 200.0

  /// What follows is not the same movement.
  mutating func forgetFirst() { first = nil }

  /// Takes the newest look.
  mutating func observe(_ look: TipHistory.TipMoment) {
    hasPressed = hasPressed || look.pressure > 0
    silent = hasPressed ? 0 : min(silent + 1, Self.patience)
    isTouching = look.pressure > 0 || silent >= Self.patience
    guard isTouching else {
      first = nil
      return
    }
    guard let first else {
      self.first = look
      (age, extent) = (0, 0)
      return
    }
    age = look.time - first.time
    let (x, y) = (look.x - first.x, look.y - first.y)
    extent = max(extent, (x * x + y * y).squareRoot())
  }

  /// How far ahead the movement can be believed to go on, in milliseconds: what has just begun may
  /// soon end, and what has not gone far may be a tap. Beyond, the tip is followed no further than
  /// it has gone.
  var reach: Double {
    let released = Self.release * max(0, extent - Self.tapExtent)
    return Self.firstReach + min(Self.growth * age, Self.tapGrowth * age + released)
  }
}
