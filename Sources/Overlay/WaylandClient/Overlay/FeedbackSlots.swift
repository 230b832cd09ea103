import CWayland

/// The commits of one overlay of which nobody said yet whether they were shown; bounded, and made
/// once.
@safe final class FeedbackSlots {
  private let slots: UnsafeMutablePointer<FeedbackSlot>

  /// With this many answers outstanding, the compositor is not asked again: some never answer.
  static let count = 32

  @safe fileprivate struct FeedbackSlot {
    var pointer: OpaquePointer?
    var commit: UInt64 = 0
    var output: OutputID?
    unowned(unsafe) let overlay: Overlay
  }

  init(_ overlay: Overlay) {
    unsafe slots = .allocate(capacity: Self.count)
    unsafe slots.initialize(repeating: FeedbackSlot(overlay: overlay), count: Self.count)
  }

  deinit {
    for index in 0..<Self.count {
      if let pointer = unsafe slots[index].pointer {
        unsafe wp_presentation_feedback_destroy(pointer)
      }
    }
    unsafe slots.deinitialize(count: Self.count)
    unsafe slots.deallocate()
  }

  /// Asks what becomes of the next commit of a surface, unless too many answers are due.
  func requestFeedback(_ presentation: OpaquePointer, of surface: OpaquePointer, commit: UInt64) {
    for index in 0..<Self.count where unsafe slots[index].pointer == nil {
      guard let made = unsafe wp_presentation_feedback(presentation, surface) else { return }
      unsafe slots[index].pointer = made
      unsafe slots[index].commit = commit
      unsafe slots[index].output = nil
      unsafe wp_presentation_feedback_add_listener(made, feedbackListener.table, slots + index)
      return
    }
  }

  fileprivate static func slot(_ data: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<
    FeedbackSlot
  > {
    guard let data = unsafe data else { preconditionFailure("a callback without its object") }
    return unsafe data.assumingMemoryBound(to: FeedbackSlot.self)
  }

  /// The compositor has destroyed its end.
  fileprivate static func releaseSlot(
    _ data: UnsafeMutableRawPointer?, _ event: (FeedbackSlot) -> CompositorEvent?
  ) {
    let slot = unsafe slot(data)
    if let pointer = unsafe slot.pointee.pointer {
      unsafe wp_presentation_feedback_destroy(pointer)
    }
    unsafe slot.pointee.pointer = nil
    if let event = unsafe event(slot.pointee) {
      unsafe slot.pointee.overlay.compositor.queueEvent(event)
    }
  }
}

private let feedbackListener = Listener(wp_presentation_feedback_listener()) { table in
  unsafe table.sync_output = { data, _, output in
    let slot = unsafe FeedbackSlots.slot(data)
    unsafe slot.pointee.output = slot.pointee.overlay.compositor.output(at: output)
  }
  unsafe table.discarded = { data, _ in
    unsafe FeedbackSlots.releaseSlot(data) { slot in
      unsafe .discarded(slot.overlay.id, commit: slot.commit)
    }
  }
  unsafe table.presented = {
    data, _, secondsHigh, seconds, nanoseconds, refresh, sequenceHigh, sequence, flags in
    unsafe FeedbackSlots.releaseSlot(data) { slot in
      let overlay = unsafe slot.overlay
      // A clock that cannot be read is of no use.
      let time = overlay.compositor.bound.clock?.moment(
        seconds: UInt64(secondsHigh) << 32 | UInt64(seconds), nanoseconds: nanoseconds)
      guard let time else { return nil }
      return .presented(
        overlay.id,
        ShownCommit(
          commit: slot.commit, time: time, refresh: refresh,
          sequence: UInt64(sequenceHigh) << 32 | UInt64(sequence),
          flags: ShownCommit.Flags(rawValue: flags), output: slot.output))
    }
  }
}
