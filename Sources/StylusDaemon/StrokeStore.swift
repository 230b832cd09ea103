package import InkModel

/// The strokes that are being drawn and the last finished ones.
///
/// Open strokes collect their samples in slots that are used again and again, so a sample that
/// arrives, or is corrected, allocates nothing. A stroke that has ended is open until it is finished.
/// Finished strokes are numbered from 1 and kept until one of the bounds
/// is passed; then the oldest are forgotten, and ``oldest`` says so.
package struct StrokeStore {
  private var slots: [Slot] = []
  private var finished: [CapturedStroke] = []
  /// Strokes at the front of `finished` that are forgotten but not yet removed.
  private var forgotten = 0
  private var keptSamples = 0
  /// How much is kept; a smaller limit takes effect with the next finished stroke.
  package var limits: Limits
  /// The number of the newest finished stroke; 0 before the first.
  package private(set) var newest: UInt64 = 0

  /// How much is kept.
  package struct Limits: Hashable, Sendable {
    /// Finished strokes.
    package var strokes = 2_000
    /// Samples of all finished strokes together.
    package var samples = 100_000
    /// Samples of one stroke; later ones go out live and are marked ``InkModel/StrokeFlags/truncated``.
    ///
    /// So many fit one reply of the protocol.
    package var samplesOfStroke = 65_536

    package init() {}
  }

  private struct Slot {
    var stroke: CapturedStroke
    var isOpen: Bool
    var ending: StrokeEnding?
  }

  /// Samples a slot has room for from the start: 41 s of contact at 200 Hz.
  fileprivate static let reserve = 8_192

  /// An empty store.
  package init(limits: Limits = Limits()) {
    self.limits = limits
  }

  /// The strokes that are open now, corrected as far as they are known, in order of beginning.
  package var open: [CapturedStroke] {
    slots.filter(\.isOpen).map(\.stroke).sorted { $0.id < $1.id }
  }

  /// How an open stroke ended; nil while the tip is down.
  package func ending(of id: StrokeID) -> StrokeEnding? {
    index(of: id).flatMap { slots[$0].ending }
  }

  /// The number of the oldest finished stroke that is kept; `newest + 1` when none is.
  package var oldest: UInt64 { newest + 1 - UInt64(count) }

  /// How many finished strokes are kept.
  package var count: Int { finished.count - forgotten }

  /// The kept strokes with a number above `sequence`, oldest first, at most `limit`.
  package func strokes(since sequence: UInt64, limit: Int) -> ArraySlice<CapturedStroke> {
    let kept = finished[forgotten...]
    guard sequence >= oldest else { return kept.prefix(limit) }
    guard sequence < newest else { return [] }
    return kept.dropFirst(Int(sequence - oldest) + 1).prefix(limit)
  }

  /// What an open stroke will be once it is finished; nil for a stroke that is not open.
  package func completed(by summary: StrokeSummary) -> CapturedStroke? {
    guard let index = index(of: summary.stroke) else { return nil }
    var stroke = slots[index].stroke.compactCopy(sequence: 0)
    stroke.flags.formUnion(summary.flags)
    stroke.settlement = summary.settlement
    return stroke
  }

  /// Numbers the finished strokes above `above` anew, from `newest` + 1 on, and forgets the others
  /// unless their numbers lie right before those.
  package mutating func renumber(above: UInt64, behind newest: UInt64) {
    guard above != newest else { return }
    forget(upTo: above)
    self.newest = newest
    for index in finished.indices.dropFirst(forgotten) {
      self.newest += 1
      finished[index].sequence = self.newest
    }
  }

  /// Forgets the finished strokes up to a number.
  package mutating func forget(upTo sequence: UInt64) {
    while count > 0, oldest <= sequence {
      keptSamples -= finished[forgotten].samples.count
      finished[forgotten].samples = []
      forgotten += 1
    }
  }

  /// Takes note of an update; the sequence number if it finished a stroke.
  package mutating func receive(_ update: StrokeUpdate) -> UInt64? {
    switch update {
    case .began(let beginning): begin(beginning)
    case .sample(let id, let sample): append(sample, to: id)
    case .corrected(let correction): correct(correction)
    case .identified(let id, let tool, _):
      if let at = index(of: id) { slots[at].stroke.tool = tool }
    case .ended(let ending): if let at = index(of: ending.stroke) { slots[at].ending = ending }
    case .finished(let summary): return finish(summary)
    case .cancelled(let id, _): if let at = index(of: id) { slots[at].isOpen = false }
    default: break
    }
    return nil
  }

  private func index(of id: StrokeID) -> Int? {
    slots.firstIndex { $0.isOpen && $0.stroke.id == id }
  }

  private mutating func begin(_ beginning: StrokeBeginning) {
    guard let free = slots.firstIndex(where: { !$0.isOpen }) else {
      var stroke = CapturedStroke(beginning: beginning)
      stroke.samples.reserveCapacity(Self.reserve)
      slots.append(Slot(stroke: stroke, isOpen: true))
      return
    }
    slots[free].stroke.reuse(for: beginning)
    slots[free].isOpen = true
    slots[free].ending = nil
  }

  private mutating func append(_ sample: Sample, to id: StrokeID) {
    guard let index = index(of: id) else { return }
    guard slots[index].stroke.samples.count < limits.samplesOfStroke else {
      slots[index].stroke.flags.insert(.truncated)
      return
    }
    slots[index].stroke.samples.append(sample)
  }

  /// Puts the better sample in its place; one beyond the end of a truncated stroke has none.
  private mutating func correct(_ correction: SampleCorrection) {
    guard let index = index(of: correction.stroke),
      Int(correction.position) < slots[index].stroke.samples.count
    else { return }
    slots[index].stroke.samples[Int(correction.position)] = correction.sample
  }

  private mutating func finish(_ summary: StrokeSummary) -> UInt64? {
    guard let index = index(of: summary.stroke) else { return nil }
    slots[index].isOpen = false
    slots[index].stroke.flags.formUnion(summary.flags)
    slots[index].stroke.settlement = summary.settlement
    newest += 1
    finished.append(slots[index].stroke.compactCopy(sequence: newest))
    keptSamples += slots[index].stroke.samples.count
    forget()
    return newest
  }

  /// Forgets the oldest strokes past the limits; the newest stays even if it alone is too large.
  private mutating func forget() {
    while count > 1, count > limits.strokes || keptSamples > limits.samples {
      keptSamples -= finished[forgotten].samples.count
      finished[forgotten].samples = []
      forgotten += 1
    }
    guard forgotten > 512, forgotten > finished.count / 2 else { return }
    finished.removeFirst(forgotten)
    forgotten = 0
  }
}

extension CapturedStroke {
  /// Becomes the stroke that now begins, in the memory of an earlier one.
  fileprivate mutating func reuse(for beginning: StrokeBeginning) {
    var samples = samples
    self.samples = []
    // An unusually long stroke's memory is given back.
    samples.removeAll(keepingCapacity: samples.capacity <= 8 * StrokeStore.reserve)
    self = CapturedStroke(beginning: beginning)
    self.samples = samples
  }

  /// A copy that takes no more memory than its samples need.
  fileprivate func compactCopy(sequence: UInt64) -> CapturedStroke {
    var copy = self
    copy.sequence = sequence
    copy.samples = samples.map { $0 }
    return copy
  }
}
