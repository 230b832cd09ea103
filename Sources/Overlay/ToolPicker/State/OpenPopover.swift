import Units

/// What is opened beside a picker, and how much of it is seen.
struct OpenPopover: Sendable {
  /// Nil: nothing.
  private(set) var kind: PickerPopover?
  private var share = Glide(at: 1)

  /// From 0 to 1.
  func opacity(at now: Timestamp) -> Double { share.value(at: now) }

  func isMoving(at now: Timestamp) -> Bool { !share.isOver(at: now) }

  mutating func unfold(_ kind: PickerPopover, at now: Timestamp) {
    self.kind = kind
    share.go(from: 0, to: 1, at: now, within: PickerMotion.fade)
  }

  /// Whether something was opened.
  mutating func fold() -> Bool { kind.take() != nil }
}
