import InkModel
import StylusProtocol
import Testing

private func written(_ value: some JSONWritable) -> [UInt8] {
  var writer = JSONWriter()
  value.write(to: &writer)
  return writer.bytes
}

/// What a reply with these parameters reads as.
private func parameters(_ value: some JSONWritable) throws -> JSONObject {
  var writer = JSONWriter()
  writer.reply(value)
  return try VarlinkReply(parsing: Array(writer.bytes.dropLast())).parameters
}

/// Appends a stroke; whether it fit.
private func fits(_ stroke: CapturedStroke, in page: inout StrokePage) -> Bool {
  page.append(stroke)
}

@Test func tabletsSurviveTheirJSON() throws {
  var dice = Dice(seed: 20)
  for _ in 0..<200 {
    let list = TabletList((0..<dice.below(4)).map { _ in dice.tablet() })
    #expect(try TabletList(parameters(list)) == list)
  }
}

@Test func finishedStrokesSurviveTheirJSON() throws {
  var dice = Dice(seed: 21)
  for _ in 0..<100 {
    let query = StrokeQuery(since: dice.number())
    var page = StrokePage(
      for: query, oldest: dice.number(), newest: dice.number(), epoch: dice.number())
    for _ in 0..<dice.below(4) {
      #expect(fits(dice.stroke(samples: dice.samples(upTo: 6)), in: &page))
    }
    #expect(try StrokePage(parameters(page), to: query).strokes == page.strokes)
    #expect(try written(StrokePage(parameters(page), to: query)) == written(page))
  }
}

@Test func strokesWithoutSamplesStillTellHowManyTheyHave() throws {
  var dice = Dice(seed: 22)
  var query = StrokeQuery(since: 0)
  query.samples = false
  var page = StrokePage(for: query, oldest: 1, newest: 1, epoch: 0)
  #expect(fits(dice.stroke(samples: [dice.sample(), dice.sample()]), in: &page))
  guard case .array(let strokes)? = try parameters(page)["strokes"],
    case .object(let stroke)? = strokes.first
  else {
    Issue.record("no stroke")
    return
  }
  #expect(stroke["sample_count"] == .integer(2))
  #expect(stroke["samples"] == nil)
}

@Test(
  arguments: [
    (0, 1, 5, 0), (0, 3, 5, 2), (1, 3, 5, 1), (2, 3, 5, 0), (4, 3, 5, 0), (5, 3, 5, 0),
    (9, 3, 5, 0),
    (0, 0, 0, 0), (0, 0, 5, 5), (3, 0, 5, 2),
  ] as [(UInt64, UInt64, UInt64, UInt64)])
func aPageTellsHowManyStrokesAreForgotten(
  since: UInt64, oldest: UInt64, newest: UInt64, missed: UInt64
) {
  let query = StrokeQuery(since: since)
  #expect(StrokePage(for: query, oldest: oldest, newest: newest, epoch: 0).missed == missed)
}

@Test func aPageEndsAtTheLimitOfItsQuery() {
  var dice = Dice(seed: 23)
  var query = StrokeQuery(since: 6)
  query.limit = 2
  var page = StrokePage(for: query, oldest: 1, newest: 9, epoch: 0)
  #expect(page.next == 9)
  var stroke = dice.stroke(samples: [])
  for sequence: UInt64 in 7...8 {
    stroke.sequence = sequence
    #expect(fits(stroke, in: &page))
  }
  #expect(!fits(stroke, in: &page))
  #expect(page.strokes.count == 2)
  #expect(page.next == 8)
}

@Test func aPageEndsBeforeItsReplyGetsTooLong() {
  var dice = Dice(seed: 24)
  var page = StrokePage(for: StrokeQuery(since: 0), oldest: 1, newest: 9, epoch: 0)
  let stroke = dice.stroke(samples: Array(repeating: dice.sample(), count: 40_000))
  #expect(fits(stroke, in: &page))
  #expect(!fits(stroke, in: &page))
}

@Test func noStrokeTakesMoreJSONThanAnnounced() {
  var dice = Dice(seed: 26)
  let floats = (0..<10_000).map { _ in -abs(dice.float()) }
  let longest = floats.max { $0.description.count < $1.description.count } ?? 0
  #expect(longest.description.count >= 15)
  var sample = Sample(
    time: Timestamp(microseconds: .min), x: Millimetres(longest), y: Millimetres(longest))
  sample.kernelDelay = .min
  sample.deviceTicks = .max - 1
  sample.altitude = Radians(longest)
  sample.azimuth = Radians(longest)
  sample.roll = Radians(longest)
  sample.pressure = Fraction(-longest)
  sample.slider = Fraction(-longest)
  sample.distance = Fraction(-longest)
  for property in Property.allCases { sample.provenance[property] = .predicted }
  sample.expectingUpdate = PropertySet(rawValue: .max)
  sample.buttons = ToolButtons(rawValue: .max)
  sample.estimationIndex = .max - 1
  var stroke = CapturedStroke(
    beginning: StrokeBeginning(
      stroke: StrokeID(rawValue: .max), device: DeviceID(rawValue: .max),
      tool: Tool(kind: .airbrush, serial: .max, model: .max), time: sample.time))
  stroke.sequence = .max
  stroke.flags = StrokeFlags(rawValue: .max)
  stroke.samples = Array(repeating: sample, count: 100)
  #expect(written(stroke).count <= CapturedStroke.largestJSON(samples: 100))
  stroke.samples = []
  #expect(written(stroke).count <= CapturedStroke.largestJSON(samples: 0))
}

@Test func theStatusSurvivesItsJSON() throws {
  let sources: [DaemonStatus.Source] = [
    .live, .replay(name: "a \"b\"", speed: 0.1), .replay(name: "", speed: nil),
  ]
  for source in sources {
    var status = DaemonStatus(version: "1.2", epoch: 3, uptime: Microseconds(4), source: source)
    status.tablets = 1
    status.clients = 2
    status.strokes = 3
    status.gaps = 4
    status.dropped = 5
    #expect(try DaemonStatus(parameters(status)) == status)
  }
}

@Test(arguments: [
  ("pressure", "2"), ("pressure", "-0.1"), ("pressure", "\"1\""), ("x", "null"), ("time", "1.5"),
  ("device_ticks", "4294967296"), ("buttons", "[\"nose\"]"), ("buttons", "[\"bit_16\"]"),
  ("provenance", "{\"tilt\":\"guessed\"}"), ("expecting", "{}"), ("x", "1e39"),
])
func aSampleWithABadFieldIsRefusedByItsName(field: String, value: String) {
  let fields = ["time": "1", "x": "2", "y": "3", "provenance": "{}"]
    .merging([field: value]) { $1 }
  let sample = "{" + fields.map { "\"\($0)\":\($1)" }.joined(separator: ",") + "}"
  let stroke = """
    {"sequence":1,"stroke":1,"device":1,"tool":{"kind":"pen","serial":0,"model":0},"flags":[],\
    "samples":[\(sample)]}
    """
  let page = """
    {"parameters":{"strokes":[\(stroke)],"next":1,"newest":1,"oldest":1,"missed":0,"epoch":0}}
    """
  let culprit = field == "provenance" ? "tilt" : field
  #expect(throws: ProtocolError.invalidField(culprit)) {
    let reply = try VarlinkReply(parsing: Array(page.utf8))
    _ = try StrokePage(reply.parameters, to: StrokeQuery(since: 0))
  }
}

@Test func everyMessageHasItsJSON() throws {
  var dice = Dice(seed: 25)
  for message in dice.messages(500) {
    guard case .object(let event) = try JSONValue(parsing: written(message)) else {
      Issue.record("no object")
      return
    }
    #expect(event.members.first?.key == "event")
    #expect(event["sequence"] == .integer(Int64(message.sequence)))
  }
}
