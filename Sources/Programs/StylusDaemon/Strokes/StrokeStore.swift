package import StylusModel
import StylusProtocol

/// The strokes that are being drawn, and the last finished ones of each owner.
///
/// Open strokes collect their samples in slots that are used again and again, so a sample that
/// arrives, or is corrected, allocates nothing. A stroke that has ended is open until it is
/// finished; whose it is, is said then.
package struct StrokeStore {
  private var slots: [Slot] = []
  private var finished = OwnerShelves()
  /// How much is kept; a smaller limit takes effect with the next finished stroke.
  package var limits: Limits

  /// How much is kept.
  package struct Limits: Hashable, Sendable {
    /// Finished strokes of each owner.
    package var strokes = 2_000
    /// Samples of all finished strokes of an owner together.
    package var samples = 100_000
    /// Owners whose strokes are kept.
    package var owners = 8
    /// Samples of one stroke; later ones go out live and are marked
    /// ``StylusModel/StrokeFlags/truncated``.
    ///
    /// The maximum number in one reply of the protocol.
    package var samplesOfStroke = 65_536

    package init() {}
  }

  private struct Slot {
    var stroke: CapturedStroke
    var isOpen = true
    /// Whether clients were told that it is finished, while it waits to be kept.
    var isAnnounced = false
    var ending: StrokeEnding?
    /// The samples as they will be kept, if they were asked for before.
    var packed: PackedSamples?
    /// What the samples expected, and how much of it came.
    var progress = StrokeProgress()
  }

  /// Samples a slot has room for from the start: 41 s of contact at 200 Hz.
  fileprivate static let reserve = 8_192

  /// An empty store.
  package init(limits: Limits = Limits()) {
    self.limits = limits
  }

  /// The strokes that are open now for clients, corrected as far as they are known, in order of
  /// beginning.
  package var open: [CapturedStroke] {
    slots.filter { $0.isOpen && !$0.isAnnounced }.map(\.stroke).sorted { $0.id < $1.id }
  }

  /// How an open stroke ended; nil while the tip is down.
  package func ending(of id: StrokeID) -> StrokeEnding? {
    index(of: id).flatMap { slots[$0].ending }
  }

  /// The finished strokes of a user.
  package func finished(of owner: UInt32) -> FinishedStrokes { finished[owner] }

  /// Everybody who has a numbering.
  var owners: [UInt32] { finished.owners }

  /// Whether a stroke of a user can be kept.
  func hasRoom(for owner: UInt32) -> Bool { finished.hasRoom(for: owner) }

  /// Changes the finished strokes of a user, but adds none.
  mutating func revise(_ owner: UInt32, _ body: (inout FinishedStrokes) -> Void) {
    finished.revise(owner, body)
  }

  /// What an open stroke will be once it is finished; nil for a stroke that is not open.
  mutating func completed(by summary: StrokeSummary) -> PackedStroke? {
    guard let index = index(of: summary.stroke) else { return nil }
    return complete(index, by: summary)
  }

  /// Takes note that clients were told of a stroke's finish, which is received later.
  mutating func markAnnounced(_ id: StrokeID) {
    if let index = index(of: id) { slots[index].isAnnounced = true }
  }

  /// What closes a stroke that is open, in order, to be received like any other update: its samples
  /// expect nothing any more; it ends, if the tip is down; it is finished.
  ///
  /// - Parameter flag: for a stroke whose tip is down.
  package func closing(
    _ id: StrokeID, at time: Timestamp, adding flag: StrokeFlags
  ) -> [StrokeUpdate] {
    guard let slot = index(of: id).map({ slots[$0] }) else { return [] }
    var updates = slot.stroke.samples.enumerated().compactMap { position, sample in
      sample.expectingUpdate.isEmpty ? nil : sample.givingUp(at: position, of: id)
    }
    let end = max(time, slot.stroke.samples.last?.time ?? time)
    let ending = slot.ending ?? StrokeEnding(stroke: id, time: end, flags: flag)
    if slot.ending == nil { updates.append(.ended(ending)) }
    let waited = updates.isEmpty ? Microseconds(0) : max(end - ending.time, Microseconds(0))
    updates.append(.finished(slot.progress.summary(ending, waited: waited)))
    return updates
  }

  /// Records an update; the number under which a stroke is kept that it finished.
  ///
  /// - Parameter owner: whose a stroke is that it finishes; nobody's strokes are not kept.
  package mutating func applyUpdate(_ update: StrokeUpdate, owner: UInt32?) -> UInt64? {
    switch update {
    case .began(let beginning): openSlot(beginning)
    case .sample(let id, let sample): storeSample(sample, to: id)
    case .corrected(let correction): correct(correction)
    case .identified(let id, let tool, _):
      if let at = index(of: id) { slots[at].stroke.tool = tool }
    case .ended(let ending): if let at = index(of: ending.stroke) { slots[at].ending = ending }
    case .finished(let summary): return storeFinished(summary, owner)
    case .cancelled(let id, _): if let at = index(of: id) { slots[at].isOpen = false }
    default: break
    }
    return nil
  }

  private func index(of id: StrokeID) -> Int? {
    slots.firstIndex { $0.isOpen && $0.stroke.id == id }
  }

  private mutating func openSlot(_ beginning: StrokeBeginning) {
    guard let free = slots.firstIndex(where: { !$0.isOpen }) else {
      var stroke = CapturedStroke(beginning: beginning)
      stroke.samples.reserveCapacity(Self.reserve)
      slots.append(Slot(stroke: stroke))
      return
    }
    slots[free].stroke.reuse(for: beginning)
    slots[free].isOpen = true
    slots[free].isAnnounced = false
    slots[free].ending = nil
    slots[free].packed = nil
    slots[free].progress = StrokeProgress()
  }

  private mutating func storeSample(_ sample: Sample, to id: StrokeID) {
    guard let index = index(of: id) else { return }
    slots[index].progress.countSample(sample)
    guard slots[index].stroke.samples.count < limits.samplesOfStroke else {
      slots[index].stroke.flags.insert(.truncated)
      return
    }
    slots[index].stroke.samples.append(sample)
    slots[index].packed = nil
  }

  /// Puts the better sample in its place; one beyond the end of a truncated stroke has none.
  private mutating func correct(_ correction: SampleCorrection) {
    guard let index = index(of: correction.stroke),
      Int(correction.position) < slots[index].stroke.samples.count
    else { return }
    let position = Int(correction.position)
    slots[index].progress.countCorrection(correction, of: slots[index].stroke.samples[position])
    slots[index].stroke.samples[position] = correction.sample
    slots[index].packed = nil
  }

  private mutating func storeFinished(_ summary: StrokeSummary, _ owner: UInt32?) -> UInt64? {
    guard let index = index(of: summary.stroke) else { return nil }
    slots[index].isOpen = false
    guard let owner else { return nil }
    let stroke = complete(index, by: summary)
    slots[index].packed = nil
    let limits = limits
    return finished.withShelf(owner, keeping: limits.owners) { $0.append(stroke, within: limits) }
  }

  /// The stroke in a slot, packed; but once.
  private mutating func complete(_ index: Int, by summary: StrokeSummary) -> PackedStroke {
    slots[index].stroke.flags.formUnion(summary.flags)
    slots[index].stroke.settlement = summary.settlement
    let samples = slots[index].packed ?? PackedSamples(slots[index].stroke.samples)
    slots[index].packed = samples
    return PackedStroke(slots[index].stroke, samples: samples)
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
}

extension Sample {
  /// The correction after which it expects nothing any more, and is no better known.
  fileprivate func givingUp(at position: Int, of stroke: StrokeID) -> StrokeUpdate {
    var sample = self
    sample.expectingUpdate = []
    return .corrected(
      SampleCorrection(
        stroke: stroke, position: UInt32(clamping: position), changed: [], sample: sample))
  }
}
