import StylusModel
import StylusProtocol
import Testing

private func request(
  _ method: String, _ parameters: String = "{}", mode: VarlinkCall.Mode = .single
) throws -> OverlayRequest {
  let flag = mode == .single ? "" : ",\"\(mode.rawValue)\":true"
  let text = "{\"method\":\"\(method)\",\"parameters\":\(parameters)\(flag)}"
  return try OverlayRequest(VarlinkCall(parsing: Array(text.utf8)))
}

private func own(_ method: String) -> String { "org.stylusd.overlay.\(method)" }

/// What a peer reads of what is written.
private func sent(_ body: (inout JSONWriter) -> Void) throws -> [UInt8] {
  var writer = JSONWriter()
  body(&writer)
  #expect(writer.bytes.last == 0)
  return Array(writer.bytes.dropLast())
}

private func again(
  _ method: OverlayRequest.OverlayMethod, _ parameters: some JSONWritable
) throws -> OverlayRequest {
  try OverlayRequest(
    VarlinkCall(parsing: sent { $0.call(method.rawValue, parameters, mode: .single) }))
}

private func reply(_ parameters: some JSONWritable) throws -> JSONObject {
  try VarlinkReply(parsing: sent { $0.reply(parameters) }).parameters
}

@Test func theOverlaysMethodsWithoutParametersAreFound() throws {
  for (method, expected) in [
    ("Undo", OverlayRequest.undo), ("Redo", .redo), ("GetStatus", .getStatus),
    ("GetStatistics", .getStatistics), ("Clear", .clear(OverlayClearing(output: nil))),
    ("SetInk", .setInk(OverlayInkChange())), ("Hide", .hide), ("Reload", .reload),
  ] {
    for mode in [VarlinkCall.Mode.single, .more, .oneway] {
      #expect(try request(own(method), mode: mode) == expected)
    }
  }
  #expect(try request("org.varlink.service.GetInfo") == .getInfo)
}

@Test(arguments: VarlinkService.overlay.interfaces)
func everyInterfaceOfTheOverlayDescribesItself(interface: VarlinkInterface) throws {
  let found = try request(
    "org.varlink.service.GetInterfaceDescription", "{\"interface\":\"\(interface.rawValue)\"}")
  #expect(found == .getInterfaceDescription(interface))
}

@Test func theOverlayTellsItsOwnNameAndInterfaces() throws {
  let reply = try reply(ServiceReply(version: "9", of: .overlay))
  #expect(reply["product"] == .string("inkoverlay"))
  let interfaces: [JSONValue] = [.string("org.varlink.service"), .string("org.stylusd.overlay")]
  #expect(reply["interfaces"] == .array(interfaces))
}

@Test(arguments: [
  ("org.stylusd.overlay.Nothing", VarlinkError.methodNotFound("org.stylusd.overlay.Nothing")),
  ("org.stylusd.GetStatus", .interfaceNotFound("org.stylusd")),
  ("org.stylusd.overlay", .interfaceNotFound("org.stylusd")),
  ("Undo", .interfaceNotFound("Undo")), ("", .interfaceNotFound("")),
])
func aMethodThatTheOverlayDoesNotServeIsNamed(method: String, error: VarlinkError) {
  #expect(throws: OverlayError.call(error)) { try request(method) }
}

@Test(arguments: OverlayRequest.OverlayMethod.allCases)
func noMethodOfTheOverlayUpgradesAConnection(method: OverlayRequest.OverlayMethod) {
  #expect(throws: OverlayError.call(.methodNotImplemented(method.rawValue))) {
    try request(method.rawValue, mode: .upgrade)
  }
}

@Test(arguments: [
  ("Undo", "{\"steps\":2}", "steps"), ("SetMode", "{}", "mode"),
  ("SetMode", "{\"mode\":\"paint\"}", "mode"), ("SetMode", "{\"mode\":1}", "mode"),
  ("SetInk", "{\"ink\":7}", "ink"), ("SetInk", "{\"ink\":\"\"}", "ink"),
  ("SetInk", "{\"colour\":\"#000000\"}", "colour"), ("SetInk", "{\"width\":\"1\"}", "width"),
  ("SetInk", "{\"color\":0}", "color"), ("Clear", "{\"output\":\"\"}", "output"),
  ("Clear", "{\"output\":[\"DP-1\"]}", "output"), ("Save", "{}", "path"),
  ("Save", "{\"path\":\"ink.svg\"}", "path"), ("Save", "{\"path\":\"/a\\u0000b\"}", "path"),
  ("Save", "{\"path\":\"/a\",\"format\":\"svg\"}", "format"),
  ("Perform", "{}", "command"), ("Perform", "{\"command\":\"\"}", "command"),
  ("Open", "{}", "path"), ("Open", "{\"path\":\"ink.inkd\"}", "path"),
  ("Open", "{\"path\":\"/a\",\"output\":\"\"}", "output"),
])
func aBadParameterOfTheOverlaysIsNamed(method: String, parameters: String, culprit: String) {
  #expect(throws: OverlayError.call(.invalidParameter(culprit))) {
    try request(own(method), parameters)
  }
}

@Test func namesAndPathsHaveABound() throws {
  let name = String(repeating: "x", count: 256)
  #expect(
    try request(own("Clear"), "{\"output\":\"\(name)\"}") == .clear(OverlayClearing(output: name)))
  #expect(throws: OverlayError.call(.invalidParameter("output"))) {
    try request(own("Clear"), "{\"output\":\"\(name)y\"}")
  }
  let path = "/" + String(repeating: "x", count: 4_095)
  #expect(
    try request(own("Save"), "{\"path\":\"\(path)\"}")
      == .save(OverlayInkFile(path: path, output: nil)))
  #expect(throws: OverlayError.call(.invalidParameter("path"))) {
    try request(own("Save"), "{\"path\":\"\(path)y\"}")
  }
}

@Test(arguments: [
  "reddish", "", "#", "#12", "#12345", "#1234567", "#123456789", "#12345g", "#+12345", "#１２３４５６",
])
func whatIsNoColourIsRefusedByItself(text: String) {
  #expect(InkColor(text) == nil)
  #expect(throws: OverlayError.badColor(text)) {
    try request(own("SetInk"), "{\"color\":\"\(text)\"}")
  }
}

@Test func coloursHaveTheNamesAndTheShortFormThatPeopleKnow() {
  for (text, rgba) in [
    ("red", 0xFF00_00FF), ("RebeccaPurple", 0x6633_99FF), ("black", 0x0000_00FF),
    ("yellowgreen", 0x9ACD_32FF), ("#f00", 0xFF00_00FF), ("#1A2c", 0x11AA_22CC),
  ] as [(String, UInt32)] {
    #expect(InkColor(text) == InkColor(rgba: rgba), "\(text)")
  }
  #expect(InkColor("red")?.text == "#ff0000")
}

@Test func aLongTextThatIsNoColourIsNotRepeatedInFull() {
  let text = String(repeating: "x", count: 60_000)
  #expect(throws: OverlayError.badColor(String(repeating: "x", count: 64))) {
    try request(own("SetInk"), "{\"color\":\"\(text)\"}")
  }
}

@Test(arguments: ["0", "-1", "0.09", "60.1", "1e30"])
func aWidthThatNoInkHasIsRefused(width: String) throws {
  let number = try #require(Float(width))
  #expect(throws: OverlayError.badWidth(number, 0.1...60)) {
    try request(own("SetInk"), "{\"width\":\(width)}")
  }
}

@Test func aColourSurvivesItsText() throws {
  var dice = Dice(seed: 61)
  for _ in 0..<1_000 {
    let color = InkColor(rgba: dice.bits32())
    #expect(InkColor(color.text) == color)
    #expect(InkColor(color.text.uppercased()) == color)
  }
  #expect(InkColor("#010203") == InkColor(rgba: 0x0102_03FF))
  #expect(InkColor(rgba: 0x0102_03FF).text == "#010203")
  #expect(InkColor("#01020300")?.text == "#01020300")
}

@Test func theParametersOfTheOverlaySurviveTheirCall() throws {
  for mode in OverlayModeChange.allCases { #expect(try again(.setMode, mode) == .setMode(mode)) }
  var dice = Dice(seed: 62)
  for _ in 0..<300 {
    var wish = OverlayInkChange()
    if dice.bool() { wish.ink = dice.name }
    if dice.bool() { wish.color = InkColor(rgba: dice.bits32()) }
    if dice.bool() { wish.width = 0.1 + dice.share * 59.9 }
    #expect(try again(.setInk, wish.texts) == .setInk(wish))
    let clearing = OverlayClearing(output: dice.bool() ? dice.name : nil)
    #expect(try again(.clear, clearing) == .clear(clearing))
    let saving = OverlayInkFile(
      path: "/" + dice.name, output: dice.bool() ? dice.name : nil)
    #expect(try again(.save, saving) == .save(saving))
  }
}

@Test func theRepliesOfTheOverlaySurviveTheWay() throws {
  var dice = Dice(seed: 63)
  for _ in 0..<300 {
    let ink = dice.ink
    #expect(try OverlayInk(reply(ink)) == ink)
    let saved = OverlaySaved(output: dice.name, strokes: dice.count)
    #expect(try OverlaySaved(reply(saved)) == saved)
    let status = dice.status
    #expect(try OverlayStatus(reply(status)) == status)
    let statistics = dice.statistics
    #expect(try OverlayStatistics(reply(statistics)) == statistics)
  }
  for mode in OverlayMode.allCases { #expect(try OverlayMode(reply(mode)) == mode) }
}

let overlayErrors: [OverlayError] = [
  .call(.invalidParameter("mode")), .noSuchOutput("DP-9", known: ["DP-1"]),
  .noSuchOutput("DP-9", known: []), .outputNeeded(["DP-1", "DP-2"]),
  .unknownInk("chalk", known: ["pen", "reed"]), .badColor("red"), .badWidth(9, 0.5...5),
  .nothingToUndo, .nothingToRedo, .cannotSave(path: "/x.svg", reason: "no space left"),
  .cannotPerform(command: "fly", reason: "there is no such command"),
  .cannotOpen(path: "/x.inkd", reason: "no such file"),
  .cannotReload("cannot read it"), .tooManyClients(limit: 8),
]

@Test(arguments: overlayErrors)
func anErrorOfTheOverlaySurvivesTheWayAndNamesItsCulprit(error: OverlayError) throws {
  let reply = try VarlinkReply(parsing: sent { $0.reply(error) })
  #expect(reply.error == error.name)
  guard case .call = error else {
    #expect(OverlayError(name: error.name, reply.parameters) == error)
    for member in reply.parameters.members {
      guard case .string(let culprit) = member.value else { continue }
      #expect("\(error)".contains(culprit), "\(error)")
    }
    return
  }
  #expect(OverlayError(name: error.name, reply.parameters) == nil)
}

@Test func anErrorWhoseParametersAreWrongIsNoneOfTheOverlays() {
  for name in ["NoSuchOutput", "BadWidth", "CannotSave", "Other", ""] {
    #expect(OverlayError(name: own(name), JSONObject()) == nil)
  }
  #expect(OverlayError(name: "org.stylusd.overlay", JSONObject()) == nil)
}

@Test func everyErrorOfTheOverlayIsInItsInterface() throws {
  let definition = VarlinkInterface.overlay.definition
  let listed = definition.matches(of: #/(?m)^error (\w+) \(([^)]*)\)/#)
  var told: [String: Set<String>] = [:]
  for error in overlayErrors {
    guard case .object(let object) = try JSONValue(parsing: sent { $0.reply(error) }),
      case .object(let parameters)? = object["parameters"],
      case .string(let name)? = object["error"],
      name.hasPrefix(own(""))
    else { continue }
    told[String(name.dropFirst(own("").count))] = Set(parameters.members.map(\.key))
  }
  let described = listed.map { match in
    let fields = match.output.2.split(separator: ", ").compactMap { $0.split(separator: ":").first }
    return (String(match.output.1), Set(fields.map(String.init)))
  }
  #expect(Dictionary(uniqueKeysWithValues: described) == told)
}

@Test func theOverlaysSocketIsBesideTheDaemons() {
  #expect(SocketPath.overlay("/run/user/1000") == "/run/user/1000/inkoverlay.sock")
}
