import Units

/// The element that a hovering pen or a pointer is over, and whether its name is shown.
struct PickerHover: Sendable {
  /// The element; nil if there is none.
  private(set) var element: PickerElement?
  /// The time at which the name appears; nil if it does not, or is shown.
  private(set) var due: Timestamp?
  /// Whether the name is shown.
  private(set) var isShown = false
  private var share = Glide(at: 1)

  /// The time over an element after which its name appears.
  static let delay = Microseconds.milliseconds(500)

  /// Returns the opacity of the name, from 0 to 1.
  func opacity(at now: Timestamp) -> Double { share.value(at: now) }

  func isMoving(at now: Timestamp) -> Bool { isShown && !share.isOver(at: now) }

  /// Moves to another element; nil if there is none. Next to an element whose name is shown, the
  /// name appears immediately.
  ///
  /// - Returns: whether the element is another one.
  mutating func move(to element: PickerElement?, at now: Timestamp) -> Bool {
    guard element != self.element else { return false }
    self.element = element
    guard element != nil else {
      (isShown, due) = (false, nil)
      return true
    }
    if !isShown { due = now + Self.delay }
    return true
  }

  /// Removes the name until another element is reached.
  mutating func dismiss() { (isShown, due) = (false, nil) }

  /// Shows the name if it is time to.
  mutating func appearIfDue(at now: Timestamp) {
    guard let due, due <= now else { return }
    self.due = nil
    isShown = true
    share.go(from: 0, to: 1, at: now, within: PickerMotion.fade)
  }
}
