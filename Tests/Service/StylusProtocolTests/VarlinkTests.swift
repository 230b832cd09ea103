import StylusModel
import StylusProtocol
import Testing

private func call(_ text: String) throws(ProtocolError) -> VarlinkCall {
  try VarlinkCall(parsing: Array(text.utf8))
}

private func request(
  _ method: String, _ parameters: String = "{}", mode: VarlinkCall.Mode = .single
) throws -> DaemonRequest {
  let flag = mode == .single ? "" : ",\"\(mode.rawValue)\":true"
  return try DaemonRequest(call("{\"method\":\"\(method)\",\"parameters\":\(parameters)\(flag)}"))
}

@Test(arguments: [
  ("{\"method\":\"a.B\"}", VarlinkCall.Mode.single), ("{\"method\":\"a.B\",\"more\":true}", .more),
  ("{\"method\":\"a.B\",\"oneway\":true,\"more\":false}", .oneway),
  ("{\"method\":\"a.B\",\"upgrade\":true,\"parameters\":null}", .upgrade),
  ("{\"method\":\"a.B\",\"colour\":7,\"parameters\":{}}", .single),
])
func aCallTellsHowItWantsToBeAnswered(text: String, mode: VarlinkCall.Mode) throws {
  #expect(try call(text).mode == mode)
  #expect(try call(text).parameters == JSONObject())
}

@Test(arguments: [
  ("{}", "method"), ("{\"method\":7}", "method"), ("{\"method\":\"a.B\",\"more\":1}", "more"),
  ("{\"method\":\"a.B\",\"parameters\":[]}", "parameters"),
  ("{\"method\":\"a.B\",\"more\":true,\"upgrade\":true}", "upgrade"),
])
func whatIsNoCallIsRefusedByItsField(text: String, field: String) {
  #expect(throws: ProtocolError.invalidField(field)) { try call(text) }
}

@Test func aCallThatIsNoObjectIsRefused() {
  for text in ["", "7", "[]"] { #expect(throws: ProtocolError.self) { try call(text) } }
}

@Test func methodsWithoutParametersAreFound() throws {
  #expect(try request("org.varlink.service.GetInfo") == .getInfo)
  #expect(try request("org.stylusd.GetStatus") == .getStatus)
  #expect(try request("org.stylusd.GetStatistics") == .getStatistics)
  #expect(try request("org.stylusd.ListTablets", mode: .more) == .listTablets)
}

@Test(arguments: VarlinkService.daemon.interfaces)
func everyInterfaceDescribesItself(interface: VarlinkInterface) throws {
  let method = "org.varlink.service.GetInterfaceDescription"
  let parameters = "{\"interface\":\"\(interface.rawValue)\"}"
  #expect(try request(method, parameters) == .getInterfaceDescription(interface))
}

@Test(arguments: [
  ("org.stylusd.Nothing", VarlinkError.methodNotFound("org.stylusd.Nothing")),
  ("org.other.GetStatus", .interfaceNotFound("org.other")),
  ("GetStatus", .interfaceNotFound("GetStatus")), ("", .interfaceNotFound("")),
  ("org.stylusd.", .methodNotFound("org.stylusd.")),
  ("org.stylusd.overlay.Undo", .interfaceNotFound("org.stylusd.overlay")),
])
func anUnknownMethodIsNamed(method: String, error: VarlinkError) {
  #expect(throws: error) { try request(method) }
}

@Test func aModeThatAMethodDoesNotHaveIsRefused() {
  let status = "org.stylusd.GetStatus"
  #expect(throws: VarlinkError.methodNotImplemented(status)) {
    try request(status, mode: .upgrade)
  }
  for mode in [VarlinkCall.Mode.single, .oneway] {
    #expect(throws: VarlinkError.expectedMore) {
      try request("org.stylusd.Subscribe", mode: mode)
    }
  }
}

@Test(arguments: [
  ("org.stylusd.GetStatus", "{\"verbose\":true}", "verbose"),
  ("org.stylusd.GetStrokes", "{}", "since"),
  ("org.stylusd.GetStrokes", "{\"since\":-1}", "since"),
  ("org.stylusd.GetStrokes", "{\"since\":1.0}", "since"),
  ("org.stylusd.GetStrokes", "{\"since\":null}", "since"),
  ("org.stylusd.GetStrokes", "{\"since\":0,\"limit\":0}", "limit"),
  ("org.stylusd.GetStrokes", "{\"since\":0,\"limit\":1001}", "limit"),
  ("org.stylusd.GetStrokes", "{\"since\":0,\"samples\":1}", "samples"),
  ("org.stylusd.GetStrokes", "{\"since\":0,\"sample\":true}", "sample"),
  ("org.stylusd.Subscribe", "{\"devices\":1}", "devices"),
  ("org.stylusd.Subscribe", "{\"devices\":[1,-1]}", "devices"),
  ("org.stylusd.Subscribe", "{\"hover\":\"yes\"}", "hover"),
  ("org.stylusd.Subscribe", "{\"predicted_ms\":51}", "predicted_ms"),
  ("org.stylusd.Subscribe", "{\"predicted_ms\":-1}", "predicted_ms"),
  ("org.stylusd.Subscribe", "{\"predicted_ms\":25.0}", "predicted_ms"),
  ("org.stylusd.Subscribe", "{\"max_batch_us\":100001}", "max_batch_us"),
  ("org.varlink.service.GetInterfaceDescription", "{}", "interface"),
])
func aBadParameterIsNamed(method: String, parameters: String, culprit: String) {
  let mode: VarlinkCall.Mode = method.hasSuffix("Subscribe") ? .more : .single
  #expect(throws: VarlinkError.invalidParameter(culprit)) {
    try request(method, parameters, mode: mode)
  }
}

@Test func moreDevicesThanAllowedAreRefused() {
  let devices = (1...65).map(String.init).joined(separator: ",")
  #expect(throws: VarlinkError.invalidParameter("devices")) {
    try request("org.stylusd.Subscribe", "{\"devices\":[\(devices)]}", mode: .more)
  }
}

@Test func whatASubscriberDoesNotSayIsTheDefault() throws {
  let subscribe = "org.stylusd.Subscribe"
  #expect(
    try request(subscribe, mode: .upgrade) == .subscribe(Subscription(), as: .frames))
  #expect(
    try request(subscribe, "{\"devices\":null}", mode: .more)
      == .subscribe(Subscription(), as: .replies))
}

@Test func parametersSurviveTheirCall() throws {
  var subscription = Subscription()
  subscription.devices = [DeviceID(rawValue: 1), DeviceID(rawValue: .max)]
  subscription.hover = true
  subscription.pads = false
  subscription.updates = false
  subscription.predicted = 50
  subscription.maxBatch = Microseconds(100_000)
  subscription.pings = false
  var query = StrokeQuery(since: 1 << 52)
  query.limit = 1000
  query.samples = false
  var writer = JSONWriter()
  writer.call("org.stylusd.Subscribe", subscription, mode: .upgrade)
  writer.call("org.stylusd.GetStrokes", query, mode: .single)
  var decoder = VarlinkDecoder(limit: VarlinkDecoder.longestCall)
  decoder.feed(writer.bytes[...])
  let first = try #require(try decoder.nextMessage())
  let second = try #require(try decoder.nextMessage())
  #expect(
    try DaemonRequest(VarlinkCall(parsing: first)) == .subscribe(subscription, as: .frames))
  #expect(try DaemonRequest(VarlinkCall(parsing: second)) == .getStrokes(query))
  #expect(try decoder.nextMessage() == nil)
}

@Test(
  arguments: [
    (VarlinkError.interfaceNotFound("a"), "org.varlink.service.InterfaceNotFound", "interface"),
    (.methodNotFound("a"), "org.varlink.service.MethodNotFound", "method"),
    (.methodNotImplemented("a"), "org.varlink.service.MethodNotImplemented", "method"),
    (.invalidParameter("a"), "org.varlink.service.InvalidParameter", "parameter"),
    (.permissionDenied, "org.varlink.service.PermissionDenied", nil),
    (.expectedMore, "org.varlink.service.ExpectedMore", nil),
    (.expectedUpgrade, "org.stylusd.ExpectedUpgrade", nil),
    (.unknownDevice(DeviceID(rawValue: 1)), "org.stylusd.UnknownDevice", "device"),
    (.tooManyClients(limit: 3, user: nil), "org.stylusd.TooManyClients", "limit"),
    (.stopping, "org.stylusd.Stopping", nil),
  ] as [(VarlinkError, String, String?)])
func anErrorReplyNamesTheErrorAndItsCulprit(
  error: VarlinkError, name: String, parameter: String?
) throws {
  var writer = JSONWriter()
  writer.reply(error)
  #expect(writer.bytes.last == 0)
  let reply = try VarlinkReply(parsing: Array(writer.bytes.dropLast()))
  #expect(reply.error == name)
  #expect(reply.parameters.members.map(\.key) == (parameter.map { [$0] } ?? []))
}

@Test func aReplyTellsWhetherAnotherFollows() throws {
  for continues in [true, false] {
    var writer = JSONWriter()
    writer.reply(ServiceReply(version: "9", of: .daemon), continues: continues)
    let reply = try VarlinkReply(parsing: Array(writer.bytes.dropLast()))
    #expect(reply.continues == continues)
    #expect(reply.error == nil)
    #expect(reply.parameters["version"] == .string("9"))
  }
}

@Test func messagesAreCutHoweverTheBytesArrive() throws {
  let texts = ["{}", "", "{\"a\":1}", "x"]
  let bytes = Array(texts.map { $0 + "\u{0}" }.joined().utf8)
  for piece in 1...bytes.count {
    var decoder = VarlinkDecoder(limit: 10)
    var messages: [String] = []
    for start in stride(from: 0, to: bytes.count, by: piece) {
      decoder.feed(bytes[start..<min(start + piece, bytes.count)])
      while let message = try decoder.nextMessage() {
        messages.append(String(decoding: message, as: UTF8.self))
      }
    }
    #expect(messages == texts)
  }
}

@Test func aMessageAboveTheLimitIsRefusedBeforeItEnds() throws {
  var decoder = VarlinkDecoder(limit: 4)
  decoder.feed([1, 2, 3, 4])
  #expect(try decoder.nextMessage() == nil)
  decoder.feed([0])
  #expect(try decoder.nextMessage() == [1, 2, 3, 4])
  decoder.feed([1, 2, 3, 4, 5])
  #expect(throws: ProtocolError.messageTooLong(limit: 4)) { try decoder.nextMessage() }
}

@Test func theBytesAfterAnUpgradeBelongToTheStream() throws {
  var decoder = VarlinkDecoder(limit: 10)
  decoder.feed([0x7B, 0x7D, 0, 9, 0, 8])
  #expect(try decoder.nextMessage() == [0x7B, 0x7D])
  #expect(decoder.takeRest() == [9, 0, 8])
  #expect(decoder.takeRest().isEmpty)
}

@Test func aPageSaysWhatToAskForNext() {
  func stroke(_ number: UInt64) -> CapturedStroke {
    var stroke = CapturedStroke(
      beginning: StrokeBeginning(
        stroke: StrokeID(rawValue: number), device: DeviceID(rawValue: 1), tool: Tool(kind: .pen),
        time: Timestamp(microseconds: 0)))
    stroke.sequence = number
    return stroke
  }
  var query = StrokeQuery(since: 4)
  query.limit = 2
  query.samples = false
  var page = StrokePage(for: query, oldest: 5, newest: 7, epoch: 1)
  let fit = (5...7).map { page.append(stroke($0)) }
  #expect(fit == [true, true, false])
  let following = page.following
  #expect(following?.since == 6)
  #expect(following?.limit == 2 && following?.samples == false)
  var last = StrokePage(for: StrokeQuery(since: 6), oldest: 5, newest: 7, epoch: 1)
  _ = last.append(stroke(7))
  #expect(last.following == nil)
  #expect(StrokePage(for: StrokeQuery(since: 9), oldest: 5, newest: 7, epoch: 1).following == nil)
}
