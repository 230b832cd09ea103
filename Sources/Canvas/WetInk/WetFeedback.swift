import CWayland
import FramePacing
import LinuxIO
import StylusModel
import WaylandClient

/// The compositor's feedback for one commit; reused.
@safe final class WetFeedback: Listening {
  private var pointer: OpaquePointer?
  private var number: UInt64 = 0
  private unowned let owner: WetCore

  /// With this number of outstanding answers, no more are requested: some never arrive.
  static let most = 32

  init(for owner: WetCore) { self.owner = owner }

  deinit {
    if let pointer = unsafe pointer { unsafe wp_presentation_feedback_destroy(pointer) }
  }

  /// Whether no answer is due.
  var isFree: Bool { unsafe pointer == nil }

  /// Asks what becomes of the next commit of a surface.
  func requestFeedback(_ presentation: OpaquePointer, of surface: OpaquePointer, _ number: UInt64) {
    guard let made = unsafe wp_presentation_feedback(presentation, surface) else { return }
    unsafe pointer = made
    self.number = number
    unsafe wp_presentation_feedback_add_listener(made, feedbackListener.table, address)
  }

  /// The compositor has destroyed its end.
  private func destroyFeedback() {
    if let pointer = unsafe pointer { unsafe wp_presentation_feedback_destroy(pointer) }
    unsafe pointer = nil
  }

  fileprivate func discarded() {
    destroyFeedback()
    owner.pacer.discarded(number)
  }

  fileprivate func presented(_ seconds: UInt64, _ nanoseconds: UInt32, _ refresh: UInt32) {
    destroyFeedback()
    let clock = owner.connection.clock
    guard let time = clock?.moment(seconds: seconds, nanoseconds: nanoseconds) else { return }
    owner.pacer.presented(
      number, Presentation(time: time, refresh: refresh == 0 ? nil : Int64(refresh)), at: .now)
  }
}

private let feedbackListener = Listener(wp_presentation_feedback_listener()) { table in
  unsafe table.sync_output = { _, _, _ in }
  unsafe table.discarded = { data, _ in unsafe WetFeedback.at(data).discarded() }
  unsafe table.presented = { data, _, high, low, nanoseconds, refresh, _, _, _ in
    unsafe WetFeedback.at(data).presented(UInt64(high) << 32 | UInt64(low), nanoseconds, refresh)
  }
}
