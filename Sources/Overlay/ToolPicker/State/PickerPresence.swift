import Units

/// The opacity of a picker, which fades to make way for ink, and returns.
struct PickerPresence: Sendable {
  private var share = Glide(at: 1)
  /// Whether ink is being drawn.
  private var isDrawing = false
  /// The time at which it returns, if it has faded.
  private(set) var returns: Timestamp?

  /// The opacity while it is faded.
  static let faded = 0.15

  /// Returns the opacity, from 0 to 1.
  func value(at now: Timestamp) -> Double { share.value(at: now) }

  func isMoving(at now: Timestamp) -> Bool { !share.isOver(at: now) }

  /// Whether it has faded because of ink.
  var isFaded: Bool { share.to < 1 }

  /// Whether it stays faded because ink is being drawn.
  var isHeldBack: Bool { isDrawing && returns == nil }

  /// Reports that ink is drawn.
  mutating func inkCame() {
    isDrawing = true
    returns = nil
  }

  /// Starts fading.
  mutating func fade(at now: Timestamp) {
    share.go(to: Self.faded, at: now, within: PickerMotion.fade)
  }

  /// Reports that the pen was lifted; returns whether ink was being drawn.
  mutating func inkEnded(at now: Timestamp) -> Bool {
    guard isDrawing else { return false }
    isDrawing = false
    if isFaded { returns = now + ToolPicker.comesBackAfter }
    return true
  }

  /// Starts returning if it is time to.
  mutating func comeBackIfDue(at now: Timestamp) {
    if let returns, returns <= now { comeBack(at: now) }
  }

  mutating func comeBack(at now: Timestamp) {
    returns = nil
    share.go(to: 1, at: now, within: PickerMotion.slide)
  }

  /// Starts appearing from nothing, because it is made large.
  mutating func appear(at now: Timestamp) {
    share.go(from: 0, to: 1, at: now, within: PickerMotion.fade)
  }

  /// Starts appearing again, because it is turned and has another shape.
  mutating func reappear(at now: Timestamp) {
    share.go(from: 0.25, to: 1, at: now, within: PickerMotion.slide)
  }
}

/// The durations of moving, of raising a tool, and of fading.
enum PickerMotion {
  static let (slide, rise, fade) = (
    Microseconds.milliseconds(240), Microseconds.milliseconds(170), Microseconds.milliseconds(140)
  )
}
