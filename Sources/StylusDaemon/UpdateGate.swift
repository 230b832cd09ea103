import InkModel
import LinuxIO
import StylusPipeline

/// The strokes' end of the hand-over to the publisher: loses nothing, waits for nothing.
///
/// What finds no room stays here, and the stroke thread takes no further event until it is gone; so
/// at most the updates of one event are held, and a loss can only happen, and be told, at the
/// ``EventGate`` in front.
struct UpdateGate: StrokeUpdateSink {
  private let updates: Handover<StrokeUpdate>
  private var held: [StrokeUpdate] = []

  init(to updates: Handover<StrokeUpdate>) { self.updates = updates }

  /// Whether something waits here for room.
  var holds: Bool { !held.isEmpty }

  mutating func take(_ update: StrokeUpdate) {
    if !held.isEmpty || !updates.ring.push(update) { held.append(update) }
  }

  /// Retries what was held; true if nothing is held any more.
  mutating func isClear() -> Bool {
    while let update = held.first {
      guard updates.ring.push(update) else {
        updates.awaitRoom()
        // Room may have come between the refusal and the request.
        guard updates.ring.push(update) else { return false }
        held.removeFirst()
        continue
      }
      held.removeFirst()
    }
    return true
  }
}
