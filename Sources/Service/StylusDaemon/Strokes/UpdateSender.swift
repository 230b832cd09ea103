import LinuxIO
import StylusModel
import StylusPipeline

/// The strokes' end of the hand-over to the publisher: loses nothing, waits for nothing.
///
/// What finds no room stays here, and the stroke thread takes no further event until it is gone; so
/// at most the updates of one event are held, and a loss can only happen, and be told, at the
/// ``EventSender`` in front.
struct UpdateSender: PipelineSink {
  private let updates: Handover<Stamped<PipelineOutput>>
  private let gauges: Gauges
  private var held: [Stamped<PipelineOutput>] = []
  /// The stamps of the event that causes the next updates; nil where only time passed.
  var cause: Stamps?

  init(to updates: Handover<Stamped<PipelineOutput>>, _ gauges: Gauges) {
    self.updates = updates
    self.gauges = gauges
  }

  /// Whether something waits here for room.
  var holds: Bool { !held.isEmpty }

  mutating func take(_ output: PipelineOutput) {
    let now = MonotonicClock.nanoseconds
    if let cause { gauges.reconcile.record(now - cause.handed) }
    let stamped = Stamped(output, Stamps(origin: cause?.origin ?? now, handed: now))
    if !held.isEmpty || !updates.ring.push(stamped) { held.append(stamped) }
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
