import InkScreens
import LinuxIO
import StylusClient
import StylusModel

/// What the daemon may have that no log has: the strokes that were finished right before the
/// overlay was killed.
struct KeptResumption {
  private let epoch: UInt64
  /// How the overlay was doing then.
  let session: KeptNote.SessionNote
  /// The contents of the log of each output.
  private let outputs: [String: SettledStrokes]

  /// A stroke that began this long after the last sign of life was drawn for others.
  private static let longestAfter = Microseconds.milliseconds(300_000)
  /// A stroke that began this long before belongs to another boot with the same clock value; no
  /// stroke takes that long.
  private static let longestBefore = Microseconds.milliseconds(600_000)

  /// - Parameters:
  ///   - note: of the session.
  ///   - outputs: for each output that is there, what its log notes.
  /// - Returns: nil if all ink is in the logs.
  init?(_ note: KeptNote, outputs: [String: KeptNote?]) {
    guard let session = note.session, !session.isOver, !outputs.isEmpty else { return nil }
    (epoch, self.session) = (note.epoch, session)
    self.outputs = outputs.mapValues { own in
      guard let own, own.epoch == note.epoch else { return note.settled }
      return own.settled.union(note.settled)
    }
  }

  /// From where on strokes are wanted.
  var place: InkPlace {
    InkPlace(epoch: epoch, sequence: outputs.values.map(\.through).min() ?? 0)
  }

  /// The outputs whose logs lack a stroke that is to be drawn; none if it is not.
  ///
  /// - Parameter isLive: whether the daemon reads devices, so that times are those of the machine.
  func outputs(lacking stroke: CapturedStroke, isLive: Bool) -> [String] {
    guard session.draws, isOfSession(stroke, isLive: isLive),
      !session.cuts.contains(CutMark(stroke: stroke.id, began: stroke.began))
    else { return [] }
    return outputs.filter { !$0.value.contains(stroke.sequence) }.map(\.key)
  }

  private func isOfSession(_ stroke: CapturedStroke, isLive: Bool) -> Bool {
    // A recording's clock is of no use.
    guard isLive else { return session.end.map { stroke.sequence <= $0.sequence } ?? true }
    // The daemon runs since the machine was started, and the overlay did not until now.
    if stroke.beganSince1970 != nil, session.boot != Self.boot { return false }
    if let end = session.end, stroke.began >= end.time { return false }
    let after = stroke.began - session.time
    return (-Self.longestBefore.value...Self.longestAfter.value).contains(after.value)
  }

  /// Names the time since the machine was started; empty if the kernel does not report it.
  static let boot: String = {
    let bytes = try? FileBytes.read(path: "/proc/sys/kernel/random/boot_id", limit: 64)
    return String(decoding: bytes ?? [], as: UTF8.self).filter { !$0.isWhitespace }
  }()
}
