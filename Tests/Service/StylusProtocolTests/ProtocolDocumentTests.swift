import Foundation
import StylusModel
import StylusProtocol
import Testing

// docs/develop/protocol.md and the code say the same.

/// A fenced block of a page of docs: its language, its name and its text.
private struct Block {
  var language: Substring
  var name: Substring
  var text: String

  static func all(in page: String = "develop/protocol.md") throws -> [Block] {
    let root = URL(filePath: #filePath).appending(path: "../../../..").standardized
    let text = try String(contentsOf: root.appending(path: "docs/\(page)"), encoding: .utf8)
    return text.matches(of: #/(?m)^```(\w+) ?(\w*)\n((?s).*?)^```$/#).map {
      Block(language: $0.output.1, name: $0.output.2, text: String($0.output.3))
    }
  }

  static func all(_ language: String, in page: String = "develop/protocol.md") throws -> [Block] {
    try all(in: page).filter { $0.language == language }
  }
}

private let pen = Tool(kind: .pen, serial: 0x1234_5678, model: 0x802)
private let stroke = StrokeID(rawValue: 9)
private let end = Timestamp(microseconds: 5_010_000)

private var sample1: Sample {
  var sample = Sample(
    time: Timestamp(microseconds: 5_000_000), x: Millimeters(10.5), y: Millimeters(20.25))
  sample.kernelDelay = 250
  sample.pressure = Fraction(0.1)
  sample.altitude = Radians(1.0471976)
  for property in [Property.position, .time, .tilt] { sample.provenance[property] = .measured }
  sample.provenance[.pressure] = .held
  sample.expectingUpdate = PropertySet(.pressure)
  sample.buttons = .stylus
  sample.estimationIndex = 3
  return sample
}

private var sample2: Sample {
  var sample = Sample(
    time: Timestamp(microseconds: 5_005_000), x: Millimeters(11), y: Millimeters(20.5))
  sample.deviceTicks = 1000
  sample.pressure = Fraction(0.5)
  sample.altitude = Radians(1.0471976)
  sample.azimuth = Radians(0.5)
  sample.roll = Radians(-0.25)
  sample.slider = Fraction(0.75)
  sample.distance = Fraction(0.125)
  for property in Property.allCases where property != .identity {
    sample.provenance[property] = .measured
  }
  return sample
}

/// The first sample, once its pressure has come.
private var refined1: Sample {
  var sample = sample1
  sample.pressure = Fraction(0.25)
  sample.provenance[.pressure] = .refined
  sample.expectingUpdate = []
  return sample
}

/// Where the tip is expected 5 ms after the second sample.
private var expected3: PredictedSample {
  var sample = sample2
  sample.time = Timestamp(microseconds: 5_010_000)
  sample.deviceTicks = nil
  sample.x = Millimeters(11.5)
  sample.y = Millimeters(20.75)
  for property in Property.allCases where property != .identity {
    sample.provenance[property] = .predicted
  }
  return PredictedSample(sample, uncertainty: Millimeters(0.125))
}

/// A third sample, whose tilt never came.
private var expired3: Sample {
  var sample = sample2
  sample.provenance[.tilt] = .held
  sample.estimationIndex = 4
  return sample
}

private let settlement: Settlement = {
  var settlement = Settlement()
  settlement.updated = 1
  settlement.expired = 1
  settlement.waited = Microseconds(18_000)
  return settlement
}()

private func correction(_ position: UInt32, _ changed: PropertySet, _ sample: Sample)
  -> SampleCorrection
{
  SampleCorrection(stroke: stroke, position: position, changed: changed, sample: sample)
}

private let tablet = DeviceID(rawValue: 1)
private let beginning = StrokeBeginning(
  stroke: stroke, device: tablet, tool: pen, time: Timestamp(microseconds: 5_000_000))

/// The messages that the examples of the document show, by name.
private let examples: [Substring: [LiveMessage]] = [
  "hello": [
    LiveMessage(
      sequence: 0,
      content: .hello(
        Hello(
          heartbeat: 5000, capabilities: [.hover, .pads, .updates, .predicted], epoch: 7,
          stored: 41)))
  ],
  "proximity": [
    LiveMessage(
      sequence: 99,
      .proximity(
        ProximityChange(
          device: tablet, tool: pen, time: Timestamp(microseconds: 4_999_000), kind: .entered)))
  ],
  "hover": [LiveMessage(sequence: 99, .hover(tablet, pen, sample2))],
  "begin": [LiveMessage(sequence: 100, .began(beginning))],
  "sample": [LiveMessage(sequence: 101, .sample(stroke, sample1))],
  "samples": [
    LiveMessage(sequence: 101, .sample(stroke, sample1)),
    LiveMessage(sequence: 102, .sample(stroke, sample2)),
  ],
  "predicted": [LiveMessage(sequence: 102, content: .predicted(stroke, [expected3]))],
  "update": [
    LiveMessage(sequence: 104, .corrected(correction(0, PropertySet(.pressure), refined1)))
  ],
  "updates": [
    LiveMessage(sequence: 104, .corrected(correction(0, PropertySet(.pressure), refined1))),
    LiveMessage(sequence: 105, .corrected(correction(2, [], expired3))),
  ],
  "identity": [LiveMessage(sequence: 106, .identified(stroke, pen, end))],
  "end": [
    LiveMessage(sequence: 107, .ended(StrokeEnding(stroke: stroke, time: end, flags: .gap)))
  ],
  "finished": [
    LiveMessage(
      sequence: 108,
      .finished(
        StrokeSummary(
          stroke: stroke, time: end, flags: .gap, samples: 3, settlement: settlement, stored: 42)))
  ],
  "lost": [LiveMessage(sequence: 400, content: .lost(LostUpdates(first: 109, last: 400, open: 1)))],
  "snapshot": [
    LiveMessage(
      sequence: 400,
      content: .snapshot(
        StrokeSnapshot(beginning: beginning, sampleCount: 3, first: 2, samples: [sample2])))
  ],
  "cancelled": [LiveMessage(sequence: 401, .cancelled(stroke, end))],
  "gap": [LiveMessage(sequence: 402, .gap(tablet, end))],
  "device_removed": [LiveMessage(sequence: 403, .deviceRemoved(tablet, end))],
  "pad": [
    LiveMessage(
      sequence: 404,
      .pad(
        PadAction(
          device: DeviceID(rawValue: 2), time: end, control: .ring, index: 1, mode: 2, value: 90)))
  ],
  "ping": [LiveMessage(sequence: 404, content: .ping(end))],
  "end_of_stream": [LiveMessage(sequence: 404, content: .endOfStream(.stopping))],
]

@Test func theBytesInTheDocumentAreTheBytesOnTheWire() throws {
  let blocks = try Block.all("hex")
  #expect(blocks.count == 18)
  for block in blocks {
    let digits = block.text.filter(\.isHexDigit)
    let pairs = stride(from: 0, to: digits.count, by: 2).compactMap {
      UInt8(digits.dropFirst($0).prefix(2), radix: 16)
    }
    let messages = try #require(examples[block.name], "\(block.name)")
    #expect(encoded(messages) == pairs, "\(block.name)")
    #expect(try decoded(pairs) == messages, "\(block.name)")
  }
}

@Test func theLateFramesInTheDocumentAreThoseOnTheWire() throws {
  var value = LateMeasurement(.moment(5_000_000))
  value.carried = PropertySet(.pressure)
  value.pressure = Fraction(0.5)
  var values: [UInt8] = []
  LateFrame.appendFrame([value], of: tablet, to: &values)
  var ended: [UInt8] = []
  LateEnding(.deviceGone, "bye").appendFrame(to: &ended)
  let shown = try Block.all("hex_late").map { $0.text.filter(\.isHexDigit) }
  func digits(_ bytes: [UInt8]) -> String {
    bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
  }
  #expect(shown == [digits(values), digits(ended)])
}

@Test func theJSONInTheDocumentIsTheJSONOnTheWire() throws {
  let blocks = try Block.all("json")
  #expect(blocks.count == 7)
  for block in blocks {
    let message = try #require(examples[block.name]?.first, "\(block.name)")
    var writer = JSONWriter()
    message.write(to: &writer)
    writer.endText(0x0A)
    #expect(String(decoding: writer.bytes, as: UTF8.self) == block.text)
  }
}

@Test func theInterfaceInTheDocumentIsTheInterfaceThatIsServed() throws {
  let blocks = try Block.all("varlink")
  #expect(blocks.map(\.text) == [VarlinkInterface.stylusd.definition])
}

@Test func theOverlaysInterfaceInItsDocumentIsTheOneThatIsServed() throws {
  let blocks = try Block.all("varlink", in: "develop/overlay-socket.md")
  #expect(blocks.map(\.text) == [VarlinkInterface.overlay.definition])
}

@Test func theInterfaceOfScribbleInItsDocumentIsTheOneThatIsServed() throws {
  let blocks = try Block.all("varlink", in: "develop/scribble-elements.md")
  #expect(blocks.map(\.text) == [VarlinkInterface.scribble.definition])
}

@Test(arguments: VarlinkInterface.allCases)
func theInterfacesFollowVarlinksGrammar(interface: VarlinkInterface) throws {
  let grammar = try VarlinkGrammar(checking: interface.definition)
  let methods =
    DaemonRequest.DaemonMethod.allCases.map(\.rawValue)
    + OverlayRequest.OverlayMethod.allCases.map(\.rawValue)
    + ScribbleRequest.ScribbleMethod.allCases.map(\.rawValue)
  let served = methods.map { (name: $0, dot: $0.lastIndex(of: ".") ?? $0.endIndex) }
    .filter { $0.name[..<$0.dot] == interface.rawValue }
    .map { String($0.name[$0.dot...].dropFirst()) }
  #expect(Set(grammar.methods) == Set(served))
  #expect(interface.definition.contains("\ninterface \(interface.rawValue)\n"))
}

@Test(arguments: [
  "interface a", "interface org.a\ntype b (c: int)", "interface org.a\ntype B (c: integer)",
  "interface org.a\ntype B (c: ??int)", "interface org.a\ntype B (_c: int)",
  "interface org.a\ntype B (c_: int)", "interface org.a\nmethod B()",
  "interface org.a\ntype B (c: int,)", "interface org.a\nerror B (c, d)",
  "interface org.a\ntype B (c: int)\ntype B (c: int)",
])
func theGrammarRefusesWhatIsNoInterface(text: String) {
  #expect(throws: VarlinkGrammar.VarlinkGrammarError.self) { try VarlinkGrammar(checking: text) }
}

@Test func everyEventInTheInterfaceIsWrittenAndNoOther() throws {
  var dice = Dice(seed: 30)
  var events: Set<String> = []
  for message in dice.messages(3000) {
    var writer = JSONWriter()
    message.write(to: &writer)
    guard case .object(let event) = try JSONValue(parsing: writer.bytes),
      case .string(let name)? = event["event"]
    else { continue }
    events.insert(name)
  }
  let type = try #require(
    VarlinkInterface.stylusd.definition.firstMatch(of: #/type Event \(([^)]*)\)/#))
  let listed = type.output.1.split { !$0.isLetter && $0 != "_" }.map(String.init)
  #expect(events == Set(listed))
}
