import InkSynthesis
import StylusModel
import StylusProtocol

/// Random numbers that are the same in every run.
struct Dice: RandomNumberGenerator {
  private var bits: SplitMix64

  init(seed: UInt64) { bits = SplitMix64(seed: seed) }

  mutating func next() -> UInt64 { bits.next() }
  mutating func bool() -> Bool { next() & 1 == 1 }
  mutating func below(_ bound: UInt64) -> UInt64 { next() % bound }
  /// A number that JSON carries exactly in every language.
  mutating func number() -> UInt64 { below(1 << 53) }
  mutating func bits16() -> UInt16 { UInt16(truncatingIfNeeded: next()) }
  mutating func bits32() -> UInt32 { UInt32(truncatingIfNeeded: next()) }
  mutating func time() -> Timestamp { Timestamp(microseconds: Int64(bitPattern: next() >> 11)) }
  mutating func device() -> DeviceID { DeviceID(rawValue: bits32()) }
  mutating func stroke() -> StrokeID { StrokeID(rawValue: number()) }
  mutating func flags() -> StrokeFlags { StrokeFlags(rawValue: bits16()) }
  mutating func fraction() -> Fraction { Fraction(Float.random(in: 0...1, using: &self)) }
  mutating func optional() -> UInt32? { bool() ? nil : bits32() & .max >> 1 }

  /// Any finite float, each exponent as likely as the other.
  mutating func float() -> Float {
    let float = Float(bitPattern: bits32())
    return float.isFinite ? float : 0
  }

  mutating func tool() -> Tool {
    Tool(kind: ToolKind.allCases.randomElement(using: &self) ?? .pen, serial: bits32(), model: 2)
  }

  mutating func text() -> String {
    let letters: [Character] = ["a", "\"", "\\", "\u{0}", "\n", "\u{7f}", "é", "日", "🖊", "/"]
    return String((0..<below(12)).map { _ in letters.randomElement(using: &self) ?? "x" })
  }

  mutating func sample() -> Sample {
    var sample = Sample(time: time(), x: Millimeters(float()), y: Millimeters(float()))
    sample.kernelDelay = Int32(bitPattern: bits32())
    sample.deviceTicks = optional()
    sample.pressure = fraction()
    sample.altitude = Radians(float())
    sample.azimuth = Radians(float())
    sample.roll = Radians(float())
    sample.slider = fraction()
    sample.distance = fraction()
    for property in Property.allCases {
      sample.provenance[property] = Provenance.allCases.randomElement(using: &self) ?? .held
    }
    sample.expectingUpdate = PropertySet(rawValue: bits16())
    sample.buttons = ToolButtons(rawValue: bits16())
    sample.estimationIndex = optional()
    return sample
  }

  mutating func samples(upTo count: UInt64) -> [Sample] { (0..<below(count)).map { _ in sample() } }

  /// A tail of up to ten points; empty now and then.
  mutating func tail() -> [PredictedSample] {
    samples(upTo: 11).map {
      PredictedSample($0, uncertainty: Millimeters(Float.random(in: 0.001...100, using: &self)))
    }
  }

  mutating func beginning() -> StrokeBeginning {
    StrokeBeginning(stroke: stroke(), device: device(), tool: tool(), time: time())
  }

  mutating func stroke(samples: [Sample]) -> CapturedStroke {
    var stroke = CapturedStroke(beginning: beginning())
    stroke.sequence = number()
    stroke.flags = flags()
    stroke.settlement = settlement()
    stroke.samples = samples
    return stroke
  }

  mutating func tablet() -> Tablet {
    var tablet = Tablet(id: device(), name: text(), role: bool() ? .pen : .pad)
    tablet.node = text()
    tablet.bus = bits16()
    tablet.vendor = bits16()
    tablet.product = bits16()
    tablet.seat = text()
    tablet.group = text()
    tablet.isDisplay = bool()
    tablet.measures = PropertySet(rawValue: bits16() & 0xFF)
    if bool() {
      tablet.area = Tablet.Area(
        left: Millimeters(float()), top: Millimeters(float()), width: Millimeters(float()),
        height: Millimeters(float()))
    }
    if tablet.role == .pen { tablet.profile = profile() }
    if bool() { tablet.pad = Tablet.Pad(buttons: 255, rings: 2, strips: 0, dials: 1) }
    return tablet
  }

  /// One of the profiles that a text can tell.
  mutating func profile() -> SourceProfile {
    var profile = SourceProfile()
    profile.origin = SourceProfile.Origin.allCases.randomElement(using: &self) ?? .learned
    if bool() {
      profile.cadence = .multirate
      profile.late = [PropertySet(.pressure), PropertySet(.tilt)]
      profile.period = Microseconds.milliseconds(Int64(1 + below(50)))
      profile.budget = Microseconds.milliseconds(Int64(below(500)))
      profile.traits = .lateIdentity
    }
    return profile
  }

  mutating func correction() -> SampleCorrection {
    SampleCorrection(
      stroke: StrokeID(rawValue: 1 + below(2)), position: bits32(),
      changed: bool() ? [] : PropertySet(rawValue: bits16()), sample: sample())
  }

  mutating func settlement() -> Settlement {
    var settlement = Settlement()
    guard bool() else { return settlement }
    settlement.updated = bits32()
    settlement.expired = bits32()
    settlement.waited = Microseconds(Int64(number()))
    return settlement
  }

  mutating func update() -> StrokeUpdate {
    switch below(16) {
    case 0, 1: .deviceRemoved(device(), time())
    case 2:
      .proximity(
        ProximityChange(device: device(), tool: tool(), time: time(), kind: bool() ? .left : .lost))
    case 3: .hover(device(), tool(), sample())
    case 4: .began(beginning())
    case 5: .ended(StrokeEnding(stroke: stroke(), time: time(), flags: flags()))
    case 6: .finished(summary())
    case 7: .cancelled(stroke(), time())
    case 8: .gap(device(), time())
    case 9:
      .pad(
        PadAction(
          device: device(), time: time(), control: .ring, index: 255, mode: 3, value: float()))
    case 10: .identified(stroke(), tool(), time())
    case 11...13: .corrected(correction())
    default: .sample(StrokeID(rawValue: 1 + below(2)), sample())
    }
  }

  mutating func summary() -> StrokeSummary {
    StrokeSummary(
      stroke: stroke(), time: time(), flags: flags(), samples: bits32(), settlement: settlement(),
      stored: bool() ? 1 + number() : nil)
  }

  mutating func content() -> LiveMessage.LiveContent {
    switch below(24) {
    case 0:
      .hello(
        Hello(
          heartbeat: bits32(), capabilities: Capabilities(rawValue: next()), epoch: number(),
          stored: number()))
    case 1: .ping(time())
    case 2: .endOfStream(EndReason.allCases.randomElement(using: &self) ?? .policy)
    case 3: .lost(LostUpdates(first: number(), last: number(), open: bits32()))
    case 4:
      .snapshot(
        StrokeSnapshot(
          beginning: beginning(), sampleCount: bits32(), first: bits32(), samples: samples(upTo: 5))
      )
    case 5: added()
    case 6: .update(.finished(summary()))
    case 7: changed()
    case 8, 9: .predicted(stroke(), tail())
    default: .update(update())
    }
  }

  mutating func added() -> LiveMessage.LiveContent {
    let tablet = tablet()
    return .added(tablet.id, bool() ? tablet : nil, time())
  }

  mutating func changed() -> LiveMessage.LiveContent {
    let tablet = tablet()
    return .changed(tablet.id, bool() ? tablet : nil, time())
  }

  /// Messages whose numbers grow by one, now and then by more.
  mutating func messages(_ count: Int) -> [LiveMessage] {
    var sequence = number() >> 1
    return (0..<count).map { _ in
      sequence += below(8) == 0 ? 3 : 1
      return LiveMessage(sequence: sequence, content: content())
    }
  }
}

// The messages that tests make by hand: one place to say how.
extension LiveMessage {
  static func sample(_ sequence: UInt64, _ sample: Sample) -> LiveMessage {
    LiveMessage(sequence: sequence, .sample(StrokeID(rawValue: 3), sample))
  }

  static func snapshot(_ sequence: UInt64, _ part: StrokeSnapshot) -> LiveMessage {
    LiveMessage(sequence: sequence, content: .snapshot(part))
  }

  static func added(_ sequence: UInt64, _ tablet: Tablet, _ time: Timestamp) -> LiveMessage {
    LiveMessage(sequence: sequence, content: .added(tablet.id, tablet, time))
  }

  static func changed(
    _ sequence: UInt64, _ device: DeviceID, _ tablet: Tablet?, _ time: Timestamp
  ) -> LiveMessage {
    LiveMessage(sequence: sequence, content: .changed(device, tablet, time))
  }
}

/// The frames of some messages.
func encoded(_ messages: [LiveMessage]) -> [UInt8] {
  var encoder = LiveEncoder()
  var bytes: [UInt8] = []
  for message in messages { encoder.encodeMessage(message, to: &bytes) }
  return bytes
}

/// All messages of some bytes, fed in pieces of at most `piece`.
func decoded(_ bytes: [UInt8], piece: Int = .max) throws(ProtocolError) -> [LiveMessage] {
  var decoder = LiveDecoder()
  let (messages, fault) = decoder.readAll(bytes[...], piece: piece)
  if let fault { throw fault }
  return messages
}
