import Units

/// How much of a picker is seen: it goes out of the way of ink, and comes back.
struct PickerPresence: Sendable {
  private var share = Glide(at: 1)
  /// Ink is being drawn.
  private var isDrawing = false
  /// When it comes back, if it went out of the way.
  private(set) var returns: Timestamp?

  /// What is left of it while it is in the way.
  static let faded = 0.15

  /// From 0 to 1.
  func value(at now: Timestamp) -> Double { share.value(at: now) }

  func isMoving(at now: Timestamp) -> Bool { !share.isOver(at: now) }

  /// Whether it is out of the way of ink.
  var isFaded: Bool { share.to < 1 }

  /// Whether ink is being drawn, so that it does not come back by itself.
  var isHeldBack: Bool { isDrawing && returns == nil }

  /// Ink is drawn.
  mutating func inkCame() {
    isDrawing = true
    returns = nil
  }

  /// It is in the way.
  mutating func fade(at now: Timestamp) {
    share.go(to: Self.faded, at: now, within: PickerMotion.fade)
  }

  /// The pen that drew was lifted; whether one drew.
  mutating func inkEnded(at now: Timestamp) -> Bool {
    guard isDrawing else { return false }
    isDrawing = false
    if isFaded { returns = now + ToolPicker.comesBackAfter }
    return true
  }

  /// Time passed.
  mutating func comeBackIfDue(at now: Timestamp) {
    if let returns, returns <= now { comeBack(at: now) }
  }

  mutating func comeBack(at now: Timestamp) {
    returns = nil
    share.go(to: 1, at: now, within: PickerMotion.slide)
  }

  /// It is made large, and comes out of nothing.
  mutating func appear(at now: Timestamp) {
    share.go(from: 0, to: 1, at: now, within: PickerMotion.fade)
  }

  /// It is turned, and has another shape at once.
  mutating func reappear(at now: Timestamp) {
    share.go(from: 0.25, to: 1, at: now, within: PickerMotion.slide)
  }
}

/// How long a picker takes from one place to another, for a tool to rise, and to fade.
enum PickerMotion {
  static let (slide, rise, fade) = (
    Microseconds.milliseconds(240), Microseconds.milliseconds(170), Microseconds.milliseconds(140)
  )
}
