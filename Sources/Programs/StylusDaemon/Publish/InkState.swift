import StylusModel
import StylusPipeline
import StylusProtocol

/// What the daemon knows at this moment: devices, strokes, and the number of the last update.
///
/// A value without a clock or a socket: the same updates give the same numbers.
struct InkState {
  private(set) var store: StrokeStore
  private(set) var drawnOn = StrokeDevices()
  /// The devices that are there, in order of arrival.
  private(set) var devices: [PresentDevice] = []
  /// The number of the last update.
  private(set) var sequence: UInt64 = 0
  /// Names the numbering of finished strokes.
  var epoch: UInt64 = 0
  /// Names this run of the daemon.
  var run: UInt64 = 0
  /// Each owner's newest finished stroke of an earlier run.
  private var earlier: [UInt32: UInt64] = [:]
  /// How often events of a device were lost.
  private(set) var gaps: UInt64 = 0
  /// How often a device sent something that cannot be.
  private(set) var anomalies: UInt64 = 0
  /// How many updates did not reach some client because it was slow.
  var dropped: UInt64 = 0
  /// The owner of the ink that is drawn now; nil for none.
  private(set) var owner: UInt32?
  private let describe: @Sendable (DeviceID) -> Tablet?

  /// What a number of a finished stroke belongs to.
  struct Numbering {
    var owner: UInt32?
    var epoch: UInt64
  }

  /// The numbering of what is drawn now.
  var numbering: Numbering { Numbering(owner: owner, epoch: epoch) }

  /// A device that is there, and since when.
  struct PresentDevice: Hashable, Sendable {
    var tablet: Tablet
    var since: Timestamp
    /// How its pen came near; nil while it is away.
    var nearPen: ProximityChange?
  }

  /// - Parameters:
  ///   - owner: whose the ink is at first.
  ///   - describe: what is known of a device that has just been added.
  init(
    limits: StrokeStore.Limits, owner: UInt32?,
    describe: @escaping @Sendable (DeviceID) -> Tablet?
  ) {
    store = StrokeStore(limits: limits)
    self.owner = owner
    self.describe = describe
  }

  /// Numbers what the pipeline said and takes it into account; the message that tells it.
  ///
  /// Nil, and no number, for what is nothing for clients: an anomaly, or a profile of a device that
  /// is not there. Until ``forgetEnded(_:)`` is called with the message, ``drawnOn`` still knows
  /// the stroke it ends.
  mutating func record(_ output: PipelineOutput) -> LiveMessage? {
    switch output {
    case .update(let update): return numberUpdate(update)
    case .deviceAdded(let id, let time):
      let tablet = describe(id) ?? Tablet(id: id, name: "unknown", role: .pen)
      devices.append(PresentDevice(tablet: tablet, since: time))
      return numberMessage(.added(id, tablet, time))
    case .anomaly:
      anomalies += 1
      return nil
    case .profiled(let id, let profile, let time):
      let area = describe(id)?.area
      return changeTablet(id, time) { tablet in
        tablet.profile = profile
        tablet.area = area ?? tablet.area
      }
    }
  }

  /// The display name of a device.
  func name(of id: DeviceID) -> String {
    guard let tablet = device(id)?.tablet else { return "device \(id.rawValue)" }
    return "\(tablet.name) (\(tablet.node))"
  }

  /// The display name of a stroke's device.
  func name(of stroke: StrokeID) -> String {
    drawnOn[stroke].map(name(of:)) ?? "a tablet"
  }

  /// A device that is there.
  private func device(_ id: DeviceID) -> PresentDevice? { devices.first { $0.tablet.id == id } }

  /// Learns more of a device that is there.
  private mutating func changeTablet(
    _ id: DeviceID, _ time: Timestamp, _ learn: (inout Tablet) -> Void
  ) -> LiveMessage? {
    guard let index = devices.firstIndex(where: { $0.tablet.id == id }) else { return nil }
    learn(&devices[index].tablet)
    return numberMessage(.changed(id, devices[index].tablet, time))
  }

  private mutating func numberUpdate(_ update: StrokeUpdate) -> LiveMessage {
    drawnOn.recordBeginning(update)
    let stored = store.applyUpdate(update, owner: owner)
    switch update {
    case .deviceRemoved(let id, _): devices.removeAll { $0.tablet.id == id }
    case .gap: gaps += 1
    case .proximity(let change):
      guard let index = devices.firstIndex(where: { $0.tablet.id == change.device }) else { break }
      devices[index].nearPen = change.kind == .entered ? change : nil
    case .finished(var summary):
      summary.stored = stored
      return numberMessage(.update(.finished(summary)))
    default: break
    }
    return numberMessage(.update(update))
  }

  private mutating func numberMessage(_ content: LiveMessage.LiveContent) -> LiveMessage {
    sequence += 1
    return LiveMessage(sequence: sequence, content: content)
  }

  /// The ink belongs to another from now on, who is not told which pens were near before.
  mutating func handOver(to owner: UInt32?) {
    guard owner != self.owner else { return }
    self.owner = owner
    for index in devices.indices { devices[index].nearPen = nil }
  }

  /// The pens that are near and not down, as they came.
  var hoveringPens: [ProximityChange] {
    devices.compactMap(\.nearPen).filter { pen in
      !store.open.contains { $0.device == pen.device && store.ending(of: $0.id) == nil }
    }
  }

  // MARK: With a journal

  /// An owner's newest finished stroke of an earlier run; 0 for none.
  func earlier(of owner: UInt32) -> UInt64 { earlier[owner, default: 0] }

  /// Takes over the numbers of a journal in which all strokes of an owner are now that are kept:
  /// those above `above` stand there from `newest` + 1 on, and those up to `earlier` are of an
  /// earlier run.
  mutating func renumberStrokes(
    newest: UInt64, above: UInt64, earlier: UInt64, of owner: UInt32
  ) {
    self.earlier[owner] = earlier
    store.revise(owner) { $0.renumber(above: above, behind: newest) }
  }

  /// Forgets finished strokes that were removed for good.
  mutating func forgetStrokes(of owner: UInt32, before sequence: UInt64) {
    store.revise(owner) { $0.forgetStrokes(upTo: sequence == 0 ? 0 : sequence - 1) }
  }

  /// What an open stroke will be once it is finished; nil for a stroke that is not open.
  mutating func completed(by summary: StrokeSummary) -> PackedStroke? {
    store.completed(by: summary)
  }

  /// Numbers the finish of a stroke that is not kept yet; ``storeStroke(_:of:)`` follows.
  mutating func numberFinish(with summary: StrokeSummary) -> LiveMessage {
    store.markAnnounced(summary.stroke)
    return numberMessage(.update(.finished(summary)))
  }

  /// Keeps a stroke whose finish clients know already.
  mutating func storeStroke(_ summary: StrokeSummary, of owner: UInt32) {
    _ = store.applyUpdate(.finished(summary), owner: owner)
  }

  /// Keeps more or fewer finished strokes from now on.
  mutating func setLimits(_ limits: StrokeStore.Limits) { store.limits = limits }

  /// Forgets whose stroke it was that a message ended.
  mutating func forgetEnded(_ message: LiveMessage) {
    if case .update(let update) = message.content { drawnOn.removeEnded(after: update) }
  }
}
