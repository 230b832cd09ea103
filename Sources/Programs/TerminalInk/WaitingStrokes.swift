package import StylusModel

/// The strokes whose samples wait for values that come late, and how long they may.
///
/// Has no clock: the newest time that any update told stands in for it.
package struct WaitingStrokes: Sendable {
  private var strokes: [WaitingStroke] = []
  private var budgets: [DeviceID: Microseconds] = [:]
  private var now = Timestamp(microseconds: .min)

  private struct WaitingStroke {
    var id: StrokeID
    var device: DeviceID
    var samples: UInt32 = 0
    /// The positions of the samples that still expect something.
    var waiting: Set<UInt32> = []
    var ended: Timestamp?

    mutating func countSample(_ sample: Sample) {
      if !sample.expectingUpdate.isEmpty { waiting.insert(samples) }
      samples += 1
    }

    mutating func correct(_ correction: SampleCorrection) {
      if correction.sample.expectingUpdate.isEmpty { waiting.remove(correction.position) }
    }
  }

  /// Nothing waits.
  package init() {}

  /// Learns how long a tablet's samples wait.
  package mutating func registerTablet(_ tablet: Tablet) {
    budgets[tablet.id] = tablet.profile.budget
  }

  /// Forgets the strokes: what is still open will be told again.
  package mutating func removeAll() { strokes = [] }

  /// Takes something that happened.
  package mutating func trackUpdate(_ update: StrokeUpdate) {
    switch update {
    case .began(let beginning):
      strokes.removeAll { $0.id == beginning.stroke }
      strokes.append(WaitingStroke(id: beginning.stroke, device: beginning.device))
      reach(beginning.time)
    case .sample(let id, let sample):
      modifyStroke(id) { $0.countSample(sample) }
      reach(sample.kernelTime)
    case .corrected(let correction): modifyStroke(correction.stroke) { $0.correct(correction) }
    case .ended(let ending):
      reach(ending.time)
      modifyStroke(ending.stroke) { $0.ended = ending.time }
    case .finished(let summary): strokes.removeAll { $0.id == summary.stroke }
    case .cancelled(let id, _): strokes.removeAll { $0.id == id }
    case .hover(_, _, let sample): reach(sample.kernelTime)
    case .proximity(let change): reach(change.time)
    default: break
    }
  }

  /// Such as "stroke 3 waiting 3 of 40, 18 ms", the time only after the lift; empty if nothing
  /// waits.
  package var line: String {
    strokes.filter { !$0.waiting.isEmpty }.map { stroke in
      "stroke \(stroke.id.rawValue) waiting \(stroke.waiting.count) of \(stroke.samples)"
        + (rest(of: stroke).map { ", \($0) ms" } ?? "")
    }.joined(separator: "; ")
  }

  /// How many milliseconds a lifted stroke may still wait, at most.
  private func rest(of stroke: WaitingStroke) -> Int64? {
    guard let ended = stroke.ended, let budget = budgets[stroke.device] else { return nil }
    return max(budget.value - (now - ended).value, 0) / 1_000
  }

  private mutating func modifyStroke(_ id: StrokeID, _ body: (inout WaitingStroke) -> Void) {
    guard let index = strokes.firstIndex(where: { $0.id == id }) else { return }
    body(&strokes[index])
  }

  private mutating func reach(_ time: Timestamp) { now = max(now, time) }
}
