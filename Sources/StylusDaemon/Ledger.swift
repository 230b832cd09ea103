import InkModel
import StylusProtocol

/// What the daemon knows at this moment: devices, strokes, and the number of the last update.
///
/// A value without a clock or a socket: the same updates give the same numbers.
struct Ledger {
  private(set) var store: StrokeStore
  private(set) var owners = StrokeOwners()
  /// The devices that are there, in order of arrival.
  private(set) var devices: [Presence] = []
  /// The number of the last update.
  private(set) var sequence: UInt64 = 0
  /// Names the numbering of finished strokes.
  var epoch: UInt64 = 0
  /// Names this run of the daemon.
  var run: UInt64 = 0
  /// The newest finished stroke of an earlier run; 0 for none.
  private(set) var earlier: UInt64 = 0
  /// How often events of a device were lost.
  private(set) var gaps: UInt64 = 0
  /// How often a device sent something that cannot be.
  private(set) var anomalies: UInt64 = 0
  /// How many updates did not reach some client because it was slow.
  var dropped: UInt64 = 0
  private let describe: @Sendable (DeviceID) -> Tablet?

  /// A device that is there, and since when.
  struct Presence: Hashable, Sendable {
    var tablet: Tablet
    var since: Timestamp
  }

  /// - Parameter describe: what is known of a device that has just been added.
  init(limits: StrokeStore.Limits, describe: @escaping @Sendable (DeviceID) -> Tablet?) {
    store = StrokeStore(limits: limits)
    self.describe = describe
  }

  /// Numbers an update and takes it into account; the message that tells it.
  ///
  /// Nil, and no number, for what is nothing for clients: an anomaly, or a profile of a device that is
  /// not there. Until ``close(_:)`` is called with the same update, ``owners`` still knows the stroke it ends.
  mutating func record(_ update: StrokeUpdate) -> LiveMessage? {
    switch update {
    case .anomaly:
      anomalies += 1
      return nil
    case .profiled(let id, let profile, let time):
      return change(id, time) { $0.profile = profile }
    default:
      return number(update)
    }
  }

  /// What people call a device.
  func name(of id: DeviceID) -> String {
    guard let tablet = device(id)?.tablet else { return "device \(id.rawValue)" }
    return "\(tablet.name) (\(tablet.node))"
  }

  /// A device that is there.
  private func device(_ id: DeviceID) -> Presence? { devices.first { $0.tablet.id == id } }

  /// Learns more of a device that is there.
  private mutating func change(
    _ id: DeviceID, _ time: Timestamp, _ learn: (inout Tablet) -> Void
  ) -> LiveMessage? {
    guard let index = devices.firstIndex(where: { $0.tablet.id == id }) else { return nil }
    learn(&devices[index].tablet)
    sequence += 1
    return LiveMessage(
      sequence: sequence, content: .changed(id, devices[index].tablet, time))
  }

  private mutating func number(_ update: StrokeUpdate) -> LiveMessage {
    sequence += 1
    owners.note(update)
    let stored = store.receive(update)
    switch update {
    case .deviceAdded(let id, let time):
      let tablet = describe(id) ?? Tablet(id: id, name: "unknown", role: .pen)
      devices.append(Presence(tablet: tablet, since: time))
      return LiveMessage(sequence: sequence, content: .added(tablet, time))
    case .deviceRemoved(let id, _):
      devices.removeAll { $0.tablet.id == id }
    case .gap:
      gaps += 1
    case .finished(let summary):
      guard let stored else { break }
      return LiveMessage(sequence: sequence, content: .finished(summary, stored: stored))
    default:
      break
    }
    return LiveMessage(sequence: sequence, update)
  }

  /// Takes over the numbers of a journal in which all strokes are now that are kept: those above `above`
  /// stand there from `newest` + 1 on, and those up to `earlier` are of an earlier run.
  mutating func adopt(epoch: UInt64, newest: UInt64, above: UInt64, earlier: UInt64) {
    self.epoch = epoch
    self.earlier = earlier
    store.renumber(above: above, behind: newest)
  }

  /// Forgets finished strokes that were removed for good.
  mutating func forgetStrokes(before sequence: UInt64) {
    store.forget(upTo: sequence == 0 ? 0 : sequence - 1)
  }

  /// Keeps more or fewer finished strokes from now on.
  mutating func setLimits(_ limits: StrokeStore.Limits) { store.limits = limits }

  /// Forgets whose stroke it was that an update ended.
  mutating func close(_ update: StrokeUpdate) { owners.forget(after: update) }
}
