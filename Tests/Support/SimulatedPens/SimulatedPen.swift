import InkSynthesis
import StylusModel
package import StylusPipeline

/// A pen of one class, made from a true trace: what its driver would have told, and what was true.
///
/// No hardware behind it: each class is what facts about real devices say of it.
package struct SimulatedPen: Sendable {
  /// What kind of pen it is.
  package var kind: Kind
  /// What its device is.
  package var arrival: DeviceArrival
  /// What arrives, in order.
  package var events: [DeviceEvent]
  /// The truth.
  package var trace: Trace
  /// Whether frames keep their times, so that samples can be found in the truth by them; else by
  /// order.
  package var keepsTimes = true

  /// The classes.
  package enum Kind: String, CaseIterable, Sendable {
    case full = "full frame"
    case multirate = "multirate, 1 of 5"
    case alternating = "alternating packets"
    case groupLag = "group lag"
    case secondary = "second transport"
    case deviceClock = "batches, device clock"
    case retimed = "batches, kernel's stamps"
    case unstamped = "batches, no clock"
    case upright = "near-vertical sweep"
    case noTilt = "no tilt"
    case lateIdentity = "late identity"
    case keptBack = "kept back, kernel's stamps"
    case keptBackClock = "kept back, device clock"
    case lostLift = "lost lift"
    case duplicates = "duplicates"
    case dropped = "lost events"
    case droppedMultirate = "lost events, multirate"
    case droppedSecondary = "lost events, second transport"
  }

  /// Makes a pen of a class.
  package init(_ kind: Kind, from trace: Trace, seed: UInt64) {
    var dice = SplitMix64(seed: seed)
    self.kind = kind
    self.trace = trace
    arrival = DeviceArrival(
      device: DeviceID(rawValue: 1), measures: Trace.measures,
      time: trace.frames.first?.time ?? Timestamp(microseconds: 0))
    events = []
    switch kind {
    case .full: events = trace.frames.map { .tool($0) }
    case .multirate: makeMultirate(every: 5)
    case .alternating: makeAlternating()
    case .groupLag: makeGroupLag()
    case .secondary: makeSecondary(&dice)
    case .deviceClock, .retimed, .unstamped: makeBatches(of: 7, &dice)
    case .upright: makeUpright()
    case .noTilt: makeTiltless()
    case .lateIdentity: makeLateIdentity()
    case .keptBack, .keptBackClock: makeKeptBack(&dice)
    case .lostLift: makeLostLift()
    case .duplicates: makeDuplicates()
    case .dropped, .droppedMultirate, .droppedSecondary: makeDropped(&dice)
    }
  }
}
