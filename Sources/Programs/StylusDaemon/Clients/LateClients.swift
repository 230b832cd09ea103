import LinuxIO
import StylusModel
import StylusPipeline
import StylusProtocol

/// Who sends values apart from the frames, and their way to the strokes.
///
/// Belongs to the main thread. Life of a source: ``openSource(_:for:_:now:)``,
/// ``forwardLateValues(_:now:)`` whenever it said something, and ``pruneSources(_:now:)`` notices
/// that it went.
final class LateClients {
  private let strokes: Handover<DeviceEvent>
  private let hasLateNode: (Tablet) -> Bool
  private var sources: [LateSender] = []
  private var lastNumber: UInt32 = 0
  /// Announcements that found no room; they must not be lost, unlike values.
  private var held: [DeviceEvent] = []

  /// The values of one session.
  private struct LateSender {
    var session: UInt64
    var offer: LateOffer
  }

  /// How many values may be on their way to the strokes.
  static let capacity = 1_024

  /// - Parameter hasLateNode: whether a tablet has a second event node with values, which leaves no
  ///   room for other sources.
  init(
    to strokes: Handover<DeviceEvent>, hasLateNode: @escaping (Tablet) -> Bool = { _ in false }
  ) {
    self.strokes = strokes
    self.hasLateNode = hasLateNode
  }

  /// Makes a session a late source of a tablet that is there.
  ///
  /// - Parameter tablets: those that are there for the client.
  /// - Throws: `unknownDevice`, `propertyTaken`.
  func openSource(
    _ offer: LateOffer, for session: ClientSession, _ tablets: [Tablet], now: Timestamp
  ) throws(VarlinkError) {
    guard let tablet = tablets.first(where: { $0.id == offer.device }),
      tablet.role == .pen
    else { throw .unknownDevice(offer.device) }
    let known = hasLateNode(tablet) ? .detachable : properties(of: offer.device)
    if let taken = known.intersection(offer.properties).properties.first {
      throw .propertyTaken(offer.device, taken)
    }
    lastNumber += 1
    sources.append(LateSender(session: session.number, offer: offer))
    announce(offer.device, now)
    session.start(LateIntake(source: lastNumber, offer, now: now))
    forwardLateValues(session, now: now)
  }

  /// Passes on what a source has said; what goes beyond its ration, or finds no room, is left out.
  func forwardLateValues(_ session: ClientSession, now: Timestamp) {
    guard session.late != nil else { return }
    var isAny = false
    while let value = session.nextLateValue(now) {
      guard session.late?.ration.admits(now) == true, held.isEmpty,
        strokes.ring.push(.late(value))
      else {
        session.late?.ration.leaveOut()
        continue
      }
      isAny = true
    }
    if isAny { strokes.announce() }
    logLosses(of: session, now)
  }

  private func logLosses(of session: ClientSession, _ now: Timestamp) {
    guard let intake = session.late, let count = session.late?.ration.report(now) else { return }
    Log.write(
      .warning,
      "\(count) values of late source \(intake.source) (process \(session.caller.process), device "
        + "\(intake.offer.device.rawValue)) were left out: it sends more than \(LateRation.rate) "
        + "per second, or the strokes are behind")
  }

  /// Ends the sources whose sessions are over, and tells what could not be told before.
  func pruneSources(_ sessions: [ClientSession], now: Timestamp) {
    for source in sources
    where !sessions.contains(where: { $0.number == source.session && $0.ending == nil }) {
      sources.removeAll { $0.session == source.session }
      announce(source.offer.device, now)
    }
    flush()
  }

  /// A second look at sources that are silent now: what was left out of them may not be told yet.
  func keepAlive(_ sessions: [ClientSession], now: Timestamp) {
    for session in sessions where session.late != nil { logLosses(of: session, now) }
  }

  /// The values sent in addition to the frames of a device.
  private func properties(of device: DeviceID) -> PropertySet {
    sources.reduce(into: []) { known, source in
      if source.offer.device == device { known.formUnion(source.offer.properties) }
    }
  }

  private func announce(_ device: DeviceID, _ now: Timestamp) {
    held.removeAll { $0.device == device }
    held.append(.lateSource(device, properties(of: device), now))
    flush()
  }

  /// At most one announcement for each device waits: the last.
  private func flush() {
    guard !held.isEmpty else { return }
    while let event = held.first, strokes.ring.push(event) { held.removeFirst() }
    strokes.announce()
  }
}
