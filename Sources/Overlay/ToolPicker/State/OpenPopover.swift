import Units

/// The panel that is open next to a picker, and its opacity.
struct OpenPopover: Sendable {
  /// The panel; nil if none is open.
  private(set) var kind: PickerPopover?
  private var share = Glide(at: 1)

  /// Returns the opacity, from 0 to 1.
  func opacity(at now: Timestamp) -> Double { share.value(at: now) }

  func isMoving(at now: Timestamp) -> Bool { !share.isOver(at: now) }

  mutating func unfold(_ kind: PickerPopover, at now: Timestamp) {
    self.kind = kind
    share.go(from: 0, to: 1, at: now, within: PickerMotion.fade)
  }

  /// Closes the panel; returns whether it was open.
  mutating func fold() -> Bool { kind.take() != nil }
}
