import StylusModel
import StylusProtocol
import Testing

/// Appends a stroke; whether it fit.
private func fits(_ stroke: CapturedStroke, in page: inout StrokePage) -> Bool {
  page.append(stroke)
}

@Test func tabletsSurviveTheirJSON() throws {
  var dice = Dice(seed: 20)
  for _ in 0..<200 {
    let list = TabletList((0..<dice.below(4)).map { _ in dice.tablet() })
    #expect(try TabletList(replied(list)) == list)
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
    #expect(try StrokePage(replied(page), to: query).strokes == page.strokes)
    #expect(try writtenJSON(StrokePage(replied(page), to: query)) == writtenJSON(page))
  }
}

@Test func strokesWithoutSamplesStillTellHowManyTheyHave() throws {
  var dice = Dice(seed: 22)
  var query = StrokeQuery(since: 0)
  query.samples = false
  var page = StrokePage(for: query, oldest: 1, newest: 1, epoch: 0)
  #expect(fits(dice.stroke(samples: [dice.sample(), dice.sample()]), in: &page))
  guard case .array(let strokes)? = try replied(page)["strokes"],
    case .object(let stroke)? = strokes.first
  else {
    Issue.record("no stroke")
    return
  }
  #expect(stroke["sample_count"] == .integer(2))
  #expect(stroke["samples"] == nil)
}

@Test func aDaemonThatCountsNoAnomaliesIsUnderstood() throws {
  let status = DaemonStatus(version: "1.2", epoch: 3, uptime: Microseconds(4), source: .live)
  let text = String(decoding: writtenJSON(status), as: UTF8.self)
  let older = text.replacing(",\"anomalies\":0", with: "")
  #expect(older != text)
  guard case .object(let parameters) = try JSONValue(parsing: Array(older.utf8)) else {
    Issue.record("no object")
    return
  }
  #expect(try DaemonStatus(parameters) == status)
}

@Test func aStrokeTellsInHowManySamplesAPropertyIsKnownHow() throws {
  var dice = Dice(seed: 27)
  let pressures: [Provenance] = [.measured, .held, .refined, .refined, .absent]
  let samples = pressures.map { pressure in
    var sample = Sample(time: Timestamp(microseconds: 1), x: Millimeters(1), y: Millimeters(2))
    sample.provenance[.position] = .measured
    sample.provenance[.pressure] = pressure
    sample.provenance[.tilt] = .modelled
    return sample
  }
  let text = String(decoding: writtenJSON(dice.stroke(samples: samples)), as: UTF8.self)
  let known = """
    "known":[{"property":"position","measured":5,"held":0,"refined":0,"modelled":0},\
    {"property":"pressure","measured":1,"held":1,"refined":2,"modelled":0},\
    {"property":"tilt","measured":0,"held":0,"refined":0,"modelled":5}],"sample_count":5
    """
  #expect(text.contains(known), "\(text)")
  #expect(!String(decoding: writtenJSON(dice.stroke(samples: [])), as: UTF8.self).contains("known"))
}

@Test func whatWasExpectedIsToldOnlyWhereSomethingWas() throws {
  var dice = Dice(seed: 28)
  var summary = dice.summary()
  for (updated, told) in [(0, false), (2, true)] as [(UInt32, Bool)] {
    summary.settlement = Settlement()
    summary.settlement.updated = updated
    let text = String(
      decoding: writtenJSON(LiveMessage(sequence: 1, .finished(summary))), as: UTF8.self)
    #expect(text.contains(#""updated":2,"expired":0,"waited":0}"#) == told, "\(text)")
    #expect(text.contains("expired") == told)
  }
}

@Test func aPadHasNoProfile() {
  let pad = Tablet(id: DeviceID(rawValue: 1), name: "p", role: .pad)
  #expect(!String(decoding: writtenJSON(pad), as: UTF8.self).contains("profile"))
}

@Test func aProfileThatIsNotUnderstoodCountsAsUnknown() throws {
  let text = String(
    decoding: writtenJSON(TabletList([Tablet(id: DeviceID(rawValue: 1), name: "t", role: .pen)])),
    as: UTF8.self)
  for profile in ["", "learned", "guessed: full-frame", "learned: by telepathy"] {
    let pattern = #/"profile":"[^"]*"/#
    let changed = text.replacing(pattern, with: "\"profile\":\"\(profile)\"")
    #expect(changed != text)
    guard case .object(let list) = try JSONValue(parsing: Array(changed.utf8)) else {
      Issue.record("no object")
      return
    }
    #expect(try TabletList(list).tablets.map(\.profile) == [SourceProfile()])
  }
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
    time: Timestamp(microseconds: .min), x: Millimeters(longest), y: Millimeters(longest))
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
  #expect(writtenJSON(stroke).count <= CapturedStroke.largestJSON(samples: 100))
  stroke.samples = []
  #expect(writtenJSON(stroke).count <= CapturedStroke.largestJSON(samples: 0))
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
    guard case .object(let event) = try JSONValue(parsing: writtenJSON(message)) else {
      Issue.record("no object")
      return
    }
    #expect(event.members.first?.key == "event")
    #expect(event["sequence"] == .integer(Int64(message.sequence)))
  }
}
