import InkEditing
public import InkGeometry
public import Units

// It goes out of the way of ink.
extension ToolPicker {
  /// Ink nearer than this makes it fade, in points: 12 mm.
  public static let clearance = 12 * ScreenUnit.pointsPerMillimetre
  /// What is left of it while it is in the way.
  static let fadedPresence = 0.15
  /// So long after the lift it comes back.
  public static let comesBackAfter = Microseconds.milliseconds(600)

  /// Ink is drawn there: if that is near, the picker fades, and what is opened closes.
  public mutating func inkCame(to place: Point, at now: Timestamp) -> [PickerEvent] {
    isDrawing = true
    returns = nil
    let isNear = obscured(at: now).contains {
      $0.expanded(by: Self.clearance).contains(place)
    }
    guard isNear, press == nil else { return [] }
    let events = closePopover(at: now)
    presence.go(to: Self.fadedPresence, at: now, within: Self.fadeTime)
    return events
  }

  /// The pen that drew was lifted, and its ink counts as used.
  public mutating func inkEnded(at now: Timestamp) -> [PickerEvent] {
    guard isDrawing else { return [] }
    isDrawing = false
    if isFaded { returns = now + Self.comesBackAfter }
    return changeTools { $0.noteUse() }
  }

  /// Time passed: ``deadline`` is there.
  public mutating func tick(at now: Timestamp) {
    if let returns, returns <= now { comeBack(at: now) }
  }

  /// Whether it is out of the way of ink.
  public var isFaded: Bool { presence.to < 1 }

  /// Whether ink is being drawn, so that it does not come back by itself.
  public var isHeldBack: Bool { isDrawing && returns == nil }

  mutating func comeBack(at now: Timestamp) {
    returns = nil
    presence.go(to: 1, at: now, within: Self.slideTime)
  }
}
