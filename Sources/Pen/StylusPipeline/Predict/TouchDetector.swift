/// Distinguishes touching pens from hovering ones, and strokes from taps.
struct TouchDetector {
  /// Whether the tip is down according to the pressure. A pen that has not pressed in ``patience``
  /// samples has no pressure sensor; only its contacts are seen.
  private(set) var isTouching = false
  private var hasPressed = false
  private var silent = 0
  /// The look with which this touch began.
  private var first: TipHistory.TipMoment?
  /// The duration, in milliseconds.
  private var age = 0.0
  /// The largest distance from its first position, in millimeters.
  private(set) var extent = 0.0

  /// Two seconds of an ordinary tablet.
  private static let patience = 256
  /// The prediction horizon at the touch, in milliseconds.
  private static let firstReach = 27.0
  /// The share of the age of a stroke that is looked further ahead.
  private static let growth = 0.4
  /// The same for a possible tap.
  private static let tapGrowth = 0.05
  /// A movement beyond this extent is probably not a tap, in millimeters; each further millimeter
  /// adds this number of milliseconds to the prediction.
  private static let tapExtent = 0.7
  private static let release = 200.0

  /// The following samples belong to another movement.
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

  /// How far ahead the movement is assumed to continue, in milliseconds: a movement that has just
  /// begun may soon end, and one that is still short may be a tap. Beyond that, the tip is followed
  /// no further than it has gone.
  var reach: Double {
    let released = Self.release * max(0, extent - Self.tapExtent)
    return Self.firstReach + min(Self.growth * age, Self.tapGrowth * age + released)
  }
}
