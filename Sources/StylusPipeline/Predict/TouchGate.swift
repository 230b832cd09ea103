/// Tells a pen that touches from one that hovers, and a stroke from a tap.
struct TouchGate {
  /// Whether the tip is down, as far as pressure tells: a pen that has never pressed in
  /// ``patience`` samples is one without pressure, of which only contacts are seen.
  private(set) var isTouching = false
  private var hasPressed = false
  private var silent = 0
  /// When this touch began, and how long it has lasted, in milliseconds.
  private var start: Double?
  private var age = 0.0

  /// Two seconds of an ordinary tablet.
  private static let patience = 256
  /// How far ahead is looked at the touch, in milliseconds.
  private static let firstReach = 27.0

  /// What follows is not the same movement.
  mutating func begin() { start = nil }

  /// Takes the newest look.
  mutating func observe(_ look: TipHistory.Look) {
    hasPressed = hasPressed || look.pressure > 0
    silent = hasPressed ? 0 : min(silent + 1, Self.patience)
    isTouching = look.pressure > 0 || silent >= Self.patience
    guard isTouching else {
      start = nil
      return
    }
    guard let start else {
      start = look.time
      age = 0
      return
    }
    age = look.time - start
  }

  /// How far ahead the movement can be believed to go on, in milliseconds: what has just begun may be a
  /// tap.
  var reach: Double { Self.firstReach + age / 5 }
}
