import CInterface
import CStylus
import StylusClient
import StylusModel
import Testing

@testable import StylusLibrary

/// What the daemon told, as C has it.
@Suite struct EventTests {
  private let tool = Tool(kind: .brush, serial: 77, model: 0x852)
  private let device = DeviceID(rawValue: 5)
  private let stroke = StrokeID(rawValue: 9)
  private let time = Timestamp(microseconds: 1_234)

  private var beginning: StrokeBeginning {
    StrokeBeginning(stroke: stroke, device: device, tool: tool, time: time)
  }

  private func sample(at microseconds: Int64 = 1_250, x: Float = 3) -> Sample {
    var sample = Sample(
      time: Timestamp(microseconds: microseconds), x: Millimeters(x), y: Millimeters(4))
    sample.pressure = Fraction(0.25)
    sample.provenance[.pressure] = .measured
    return sample
  }

  private func captured(_ count: Int) -> CapturedStroke {
    var stroke = CapturedStroke(beginning: beginning)
    stroke.samples = (0..<count).map { sample(at: 2_000 + Int64($0)) }
    return stroke
  }

  /// The members that say something, beside size and type.
  private func members(_ event: stylus_event) -> Set<String> {
    let isSaid = [
      "stroke": event.stroke != 0, "epoch": event.epoch != 0, "sequence": event.sequence != 0,
      "time": event.time != 0, "unix_time": event.unix_time != 0, "device": event.device != 0,
      "index": event.index != 0, "count": event.count != 0, "flags": event.flags != 0,
      "changed": event.changed != 0, "control": event.control != 0, "mode": event.mode != 0,
      "value": event.value != 0, "tool": event.tool.kind != 0, "sample": event.sample.x != 0,
    ]
    return Set(isSaid.filter(\.value).keys)
  }

  private func told(_ event: InkEvent, as type: stylus_event_type) -> stylus_event {
    let told = stylus_event(event)
    #expect(told.type == Int32(type.rawValue))
    #expect(told.size == stylus_event.ownSize && told.sample.size == stylus_sample.ownSize)
    return told
  }

  @Test func aConnectionNamesTheNewestStroke() {
    let event = told(.connected(InkPlace(epoch: 3, sequence: 8)), as: STYLUS_CONNECTED)
    #expect(event.epoch == 3 && event.sequence == 8)
    #expect(members(event) == ["epoch", "sequence"])
    #expect(event.sample.pressure.isNaN)
  }

  @Test func aBrokenConnectionSaysWhenItIsTriedAgain() {
    let event = told(
      .disconnected(.disconnected("gone"), retry: Microseconds(75)), as: STYLUS_DISCONNECTED)
    #expect(event.time == 75_000)
    #expect(members(event) == ["time"])
  }

  @Test func whatWasMissedIsCounted() {
    let strokes = told(.missed(.strokes(4)), as: STYLUS_MISSED_STROKES)
    #expect(strokes.sequence == 4 && members(strokes) == ["sequence"])
    let updates = told(.missed(.updates(6)), as: STYLUS_MISSED_UPDATES)
    #expect(updates.sequence == 6 && members(updates) == ["sequence"])
    #expect(members(told(.missed(.numbering), as: STYLUS_RENUMBERED)).isEmpty)
  }

  @Test func whatADeviceDoesNamesTheDevice() {
    #expect(members(told(.device(device, nil), as: STYLUS_TABLET)) == ["device"])
    #expect(told(.deviceRemoved(device), as: STYLUS_TABLET_REMOVED).device == 5)
    let gap = told(.gap(device, time), as: STYLUS_GAP)
    #expect(gap.device == 5 && gap.time == 1_234_000 && members(gap) == ["device", "time"])
  }

  @Test func aControlOfAPadIsNamedByKindAndNumber() {
    let action = PadAction(
      device: device, time: time, control: .strip, index: 2, mode: 1, value: 0.75)
    let event = told(.pad(action), as: STYLUS_PAD)
    #expect(event.control == 3 && event.index == 2 && event.mode == 1 && event.value == 0.75)
    #expect(event.device == 5 && event.time == 1_234_000)
    #expect(members(event) == ["device", "time", "control", "index", "mode", "value"])
  }

  @Test(arguments: [.entered, .left, .lost] as [ProximityChange.Kind])
  func aToolThatComesOrGoesIsNamed(kind: ProximityChange.Kind) {
    let change = ProximityChange(device: device, tool: tool, time: time, kind: kind)
    let event = told(.proximity(change), as: STYLUS_PROXIMITY)
    #expect(event.value == Float(kind.rawValue) && event.time == 1_234_000)
    #expect(event.tool.kind == 3 && event.tool.serial == 77 && event.tool.model == 0x852)
    #expect(members(event) == ["device", "time", "value", "tool"])
  }

  @Test func aToolThatHoversHasASampleAndItsTime() {
    let event = told(.hover(device, tool, sample()), as: STYLUS_HOVER)
    #expect(event.time == 1_250_000 && event.sample.time == 1_250_000)
    #expect(event.sample.x == 3 && event.sample.pressure == 0.25)
    #expect(members(event) == ["device", "time", "tool", "sample"])
  }

  @Test func aStrokeBeginsWithDeviceAndTool() {
    let event = told(.began(beginning), as: STYLUS_BEGAN)
    #expect(event.stroke == 9 && event.device == 5 && event.tool.serial == 77)
    #expect(event.time == 1_234_000)
    #expect(members(event) == ["stroke", "device", "time", "tool"])
    let restored = told(.restored(captured(3)), as: STYLUS_RESTORED)
    #expect(restored.count == 3 && restored.time == 1_234_000)
    #expect(members(restored) == ["stroke", "device", "time", "tool", "count"])
  }

  @Test func samplesAndTheirCorrectionsNameTheirStroke() {
    let event = told(.sample(stroke, sample()), as: STYLUS_SAMPLE)
    #expect(event.stroke == 9 && event.sample.y == 4 && event.time == 1_250_000)
    #expect(members(event) == ["stroke", "time", "sample"])
    let correction = SampleCorrection(
      stroke: stroke, position: 4, changed: [PropertySet(.pressure), PropertySet(.tilt)],
      sample: sample())
    let corrected = told(.corrected(correction), as: STYLUS_CORRECTED)
    #expect(corrected.index == 4 && corrected.sample.x == 3)
    #expect(corrected.changed == 1 << STYLUS_PRESSURE.rawValue | 1 << STYLUS_TILT.rawValue)
    #expect(members(corrected) == ["stroke", "index", "changed", "time", "sample"])
    let identified = told(.identified(stroke, tool), as: STYLUS_IDENTIFIED)
    #expect(identified.tool.model == 0x852 && members(identified) == ["stroke", "tool"])
  }

  @Test func aTailHasTheTimeOfTheSampleThatItFollows() {
    let points = [5, 10].map {
      PredictedSample(sample(at: 1_250 + $0), uncertainty: Millimeters(0.1))
    }
    let event = told(
      .predicted(stroke, PredictedTail(origin: sample(), points: points)), as: STYLUS_TAIL)
    #expect(event.count == 2 && event.time == 1_250_000)
    #expect(members(event) == ["stroke", "count", "time"])
    let lone = told(.predicted(stroke, PredictedTail(origin: nil, points: [])), as: STYLUS_TAIL)
    #expect(members(lone) == ["stroke"])
  }

  @Test func aStrokesEndSaysWhatWentWrong() {
    let ending = StrokeEnding(stroke: stroke, time: time, flags: [.deviceLost, .gap])
    let event = told(.ended(ending), as: STYLUS_ENDED)
    #expect(event.flags == 3 && event.time == 1_234_000)
    #expect(members(event) == ["stroke", "time", "flags"])
    #expect(members(told(.cancelled(stroke), as: STYLUS_CANCELLED)) == ["stroke"])
    #expect(members(told(.lost(stroke), as: STYLUS_LOST)) == ["stroke"])
  }

  @Test func aFinishedStrokeHasItsNumberAndItsDate() {
    var whole = captured(2)
    (whole.sequence, whole.flags) = (12, .gap)
    let undated = told(.finished(whole), as: STYLUS_FINISHED)
    #expect(undated.sequence == 12 && undated.flags == 2 && undated.count == 2)
    #expect(
      members(undated) == ["stroke", "device", "time", "tool", "sequence", "flags", "count"])
    whole.beganSince1970 = Microseconds(1_700_000_000_000_000)
    #expect(
      told(.finished(whole), as: STYLUS_FINISHED).unix_time == 1_700_000_000_000_000_000)
  }

  private func name(_ tablet: stylus_tablet) -> String {
    var tablet = tablet
    return unsafe withUnsafeBytes(of: &tablet.name) { bytes in
      unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }

  @Test func aTabletIsDescribed() {
    var tablet = Tablet(id: device, name: "Model", role: .pen)
    (tablet.bus, tablet.vendor, tablet.product) = (3, 0x56A, 0x27)
    tablet.isDisplay = true
    tablet.measures = [PropertySet(.pressure), PropertySet(.roll)]
    tablet.area = Tablet.Area(
      left: Millimeters(1), top: Millimeters(2), width: Millimeters(224), height: Millimeters(140))
    let told = stylus_tablet(tablet)
    #expect(told.size == stylus_tablet.ownSize && told.is_pad == 0 && told.is_display == 1)
    #expect(told.bus == 3 && told.vendor == 0x56A && told.product == 0x27)
    #expect(told.measures == 1 << STYLUS_PRESSURE.rawValue | 1 << STYLUS_ROLL.rawValue)
    #expect(told.left == 1 && told.top == 2 && told.width == 224 && told.height == 140)
    #expect(name(told) == "Model")
    let pad = stylus_tablet(Tablet(id: device, name: "", role: .pad))
    #expect(pad.is_pad == 1 && pad.is_display == 0 && pad.width == 0 && pad.measures == 0)
    #expect(name(pad).isEmpty)
  }

  @Test(arguments: [(126, 126), (127, 127), (128, 127), (400, 127)])
  func aLongNameIsCutAndEndsWithANought(length: Int, kept: Int) {
    let tablet = Tablet(id: device, name: String(repeating: "n", count: length), role: .pen)
    #expect(name(stylus_tablet(tablet)).utf8.count == kept)
  }
}
