import InkSynthesis
import StylusModel

/// A random story of three pens whose pressure comes late: strokes interleave, samples are
/// corrected or expire in any order, tools are known late, and strokes finish once they are
/// settled.
struct LateStory {
  private var dice: SplitMix64
  private var open: [Stroke] = []
  private var last: UInt64 = 0
  private var time: Int64 = 0

  private struct Stroke {
    var id: UInt64
    var samples: UInt32 = 0
    /// The samples that still expect something.
    var waiting: [UInt32] = []
    var settlement = Settlement()
    var hasEnded = false
  }

  /// The same story for the same seed.
  init(seed: UInt64) { dice = SplitMix64(seed: seed) }

  /// What happens next; two updates at most.
  mutating func next() -> [StrokeUpdate] {
    time += 1_000
    guard !open.isEmpty, open.count == 3 || below(40) > 0 else { return [begin()] }
    let index = below(open.count)
    if below(200) == 0 {
      return [.identifying(open[index].id, Tool(kind: .pen, serial: UInt32(time)))]
    }
    if open[index].hasEnded { return settle(index) }
    if below(300) == 0 {
      open[index].hasEnded = true
      return [.ending(open[index].id)]
    }
    return below(3) == 0 && !open[index].waiting.isEmpty ? [correct(index)] : [sample(index)]
  }

  private mutating func begin() -> StrokeUpdate {
    last += 1
    open.append(Stroke(id: last))
    return .beginning(last, device: UInt32(1 + last % 3))
  }

  private mutating func sample(_ index: Int) -> StrokeUpdate {
    let stroke = StrokeID(rawValue: open[index].id)
    defer { open[index].samples += 1 }
    guard below(2) == 0 else { return .sample(stroke, .at(time)) }
    open[index].waiting.append(open[index].samples)
    return .sample(stroke, .waiting(open[index].samples))
  }

  /// One of the samples that wait gets its pressure, or has waited too long.
  private mutating func correct(_ index: Int) -> StrokeUpdate {
    let position = open[index].waiting.remove(at: below(open[index].waiting.count))
    if below(4) > 0 {
      open[index].settlement.updated += 1
      return .refining(position, stroke: open[index].id, pressure: Float(below(9)) / 8)
    }
    open[index].settlement.expired += 1
    var sample = Sample.waiting(position)
    sample.expectingUpdate = []
    return .corrected(
      SampleCorrection(
        stroke: StrokeID(rawValue: open[index].id), position: position, changed: [],
        sample: sample))
  }

  /// What waits after the lift, and the finish when nothing does.
  private mutating func settle(_ index: Int) -> [StrokeUpdate] {
    guard open[index].waiting.isEmpty else { return [correct(index)] }
    let stroke = open.remove(at: index)
    return [
      .finished(
        StrokeSummary(
          stroke: StrokeID(rawValue: stroke.id), time: Timestamp(microseconds: time), flags: .gap,
          samples: stroke.samples, settlement: stroke.settlement))
    ]
  }

  private mutating func below(_ bound: Int) -> Int { Int(dice.next() % UInt64(bound)) }
}
