import StylusModel
import StylusProtocol
import Testing

// What the interfaces declare, held against what our readers take and our writers say.

/// A method: what is sent to it and what comes back, at random, and who reads either.
private struct Traffic: Sendable, CustomTestStringConvertible {
  var service: VarlinkService
  var method: String
  var mode = VarlinkCall.Mode.single
  var parameters: @Sendable (inout Dice) -> any JSONWritable = { _ in JSONObject() }
  var reply: @Sendable (inout Dice) -> any JSONWritable = { _ in JSONObject() }
  /// Reads a reply and gives back what writes it again; nil where nobody of ours reads it.
  var read: (@Sendable (JSONObject) throws -> any JSONWritable)?
  /// Members of the reply that a daemon of an earlier version does not have.
  var younger: Set<String> = []

  var testDescription: String { method }
  var interface: VarlinkInterface {
    let interfaces = service.interfaces.filter { method.hasPrefix($0.rawValue + ".") }
    return interfaces.max { $0.rawValue.utf8.count < $1.rawValue.utf8.count } ?? .service
  }
  var name: String { String(method.dropFirst(interface.rawValue.utf8.count + 1)) }

  /// Lets the service read a call.
  func call(_ parameters: JSONObject) throws {
    var writer = JSONWriter()
    writer.call(method, parameters, mode: mode)
    let call = try VarlinkCall(parsing: Array(writer.bytes.dropLast()))
    switch service {
    case .daemon: _ = try DaemonRequest(call)
    case .overlay: _ = try OverlayRequest(call)
    }
  }

  /// The name of the parameter for which a call is refused; nil if it is not.
  func culprit(_ parameters: JSONObject) throws -> String? {
    do {
      try call(parameters)
      return nil
    } catch VarlinkError.invalidParameter(let name) {
      return name
    } catch OverlayError.call(.invalidParameter(let name)) {
      return name
    }
  }

  static func service(_ service: VarlinkService) -> [Traffic] {
    [
      Traffic(
        service: service, method: "org.varlink.service.GetInfo",
        reply: { ServiceReply(version: $0.text(), of: service) }),
      Traffic(
        service: service, method: "org.varlink.service.GetInterfaceDescription",
        parameters: { OneText("interface", $0.one(of: service.interfaces).rawValue) },
        reply: { $0.one(of: service.interfaces) }),
    ]
  }
}

/// An object with one text.
private struct OneText: JSONWritable {
  var key: String
  var text: String
  init(_ key: String, _ text: String) { (self.key, self.text) = (key, text) }
  func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.field(key, text)
    writer.endObject()
  }
}

private let daemonTraffic: [Traffic] = [
  Traffic(
    service: .daemon, method: "org.stylusd.GetStatus", reply: { $0.daemonStatus() },
    read: { try DaemonStatus($0) }, younger: ["anomalies", "run", "journal"]),
  Traffic(
    service: .daemon, method: "org.stylusd.GetStatistics", reply: { $0.daemonStatistics() },
    read: { try DaemonStatistics($0) }),
  Traffic(
    service: .daemon, method: "org.stylusd.ListTablets",
    reply: { dice in TabletList((0..<dice.below(4)).map { _ in dice.tablet() }) },
    read: { try TabletList($0) }),
  Traffic(
    service: .daemon, method: "org.stylusd.Subscribe", mode: .more,
    parameters: { $0.subscription() }, reply: { $0.messages(1)[0] }),
  Traffic(
    service: .daemon, method: "org.stylusd.GetStrokes", parameters: { $0.strokeQuery() },
    reply: { $0.strokePage() }, read: { try StrokePage($0, to: StrokeQuery(since: 0)) },
    younger: ["run", "earlier"]),
  Traffic(
    service: .daemon, method: "org.stylusd.SendLateValues", mode: .upgrade,
    parameters: { $0.lateOffer() }, reply: { LateAcceptance(source: $0.bits32()) },
    read: { try LateAcceptance($0) }),
  Traffic(
    service: .daemon, method: "org.stylusd.GetJournal",
    parameters: { JournalInquiry(owner: $0.maybe { $0.bits32() }) }, reply: { $0.journalReport() },
    read: { try JournalReport($0) }),
  Traffic(
    service: .daemon, method: "org.stylusd.ListJournal", parameters: { $0.journalQuery() },
    reply: { $0.journalPage() }, read: { try JournalPage($0) }),
  Traffic(
    service: .daemon, method: "org.stylusd.WipeJournal", parameters: { $0.journalWipe() },
    reply: { JournalWiped(strokes: $0.total()) }, read: { try JournalWiped($0) }),
]

private let overlayTraffic: [Traffic] = [
  Traffic(
    service: .overlay, method: "org.stylusd.overlay.SetMode",
    parameters: { $0.one(of: OverlayModeChange.allCases) },
    reply: { $0.one(of: OverlayMode.allCases) }, read: { try OverlayMode($0) }),
  Traffic(
    service: .overlay, method: "org.stylusd.overlay.SetInk",
    parameters: { dice in
      var wish = OverlayInkChange()
      wish.ink = dice.maybe { $0.name }
      wish.color = dice.maybe { InkColor(rgba: $0.bits32()) }
      wish.width = dice.maybe { Float.random(in: OverlayInkChange.widths, using: &$0) }
      return wish
    }, reply: { $0.ink }, read: { try OverlayInk($0) }),
  Traffic(service: .overlay, method: "org.stylusd.overlay.Undo"),
  Traffic(service: .overlay, method: "org.stylusd.overlay.Redo"),
  Traffic(
    service: .overlay, method: "org.stylusd.overlay.Clear",
    parameters: { OverlayClearing(output: $0.maybe { $0.name }) }),
  Traffic(
    service: .overlay, method: "org.stylusd.overlay.Save",
    parameters: { OverlaySaving(path: "/" + $0.name, output: $0.maybe { $0.name }) },
    reply: { OverlaySaved(output: $0.text(), strokes: $0.total()) },
    read: { try OverlaySaved($0) }),
  Traffic(service: .overlay, method: "org.stylusd.overlay.Hide"),
  Traffic(service: .overlay, method: "org.stylusd.overlay.Reload"),
  Traffic(
    service: .overlay, method: "org.stylusd.overlay.GetStatus", reply: { $0.status },
    read: { try OverlayStatus($0) }),
  Traffic(
    service: .overlay, method: "org.stylusd.overlay.GetStatistics", reply: { $0.statistics },
    read: { try OverlayStatistics($0) }),
]

private let traffic =
  Traffic.service(.daemon) + daemonTraffic + Traffic.service(.overlay) + overlayTraffic

/// What the other side might say where a kind is declared, and should not.
private func wrong(_ kind: InterfaceDescription.Kind, in interface: InterfaceDescription)
  -> [JSONValue]
{
  switch interface.resolved(kind) {
  case .bool: [.integer(1), .string("true"), .array([])]
  case .int: [.number(1.5), .string("1"), .bool(true), .array([.integer(1)])]
  case .float: [.string("1"), .bool(false), .object(JSONObject())]
  case .string: [.integer(1), .array([]), .bool(true)]
  case .words: [.string("nonsense"), .string(""), .integer(0)]
  case .structure: [.array([]), .string("{}"), .integer(1)]
  case .list(let element):
    [.object(JSONObject()), .string("x")]
      + wrong(element, in: interface).prefix(2).map { .array([$0]) }
  case .object, .named, .optional: []
  }
}

/// A change of one declared member, wherever it stands in an object, and the name of that member.
private struct Change {
  var object: JSONObject
  var culprit: String
  var isRemoval = false
  var isOptional: Bool
}

private func changes(
  of object: JSONObject, _ fields: [InterfaceDescription.Field], in interface: InterfaceDescription
) throws -> [Change] {
  var changes: [Change] = []
  for field in fields {
    let removed = try object.with(field.name, nil)
    changes.append(
      Change(object: removed, culprit: field.name, isRemoval: true, isOptional: field.isOptional))
    let nothing = try object.with(field.name, .null)
    changes.append(
      Change(object: nothing, culprit: field.name, isRemoval: true, isOptional: field.isOptional))
    for value in wrong(field.kind, in: interface) {
      changes.append(
        Change(
          object: try object.with(field.name, value), culprit: field.name,
          isOptional: field.isOptional))
    }
    changes += try innerChanges(of: object, field, in: interface)
  }
  return changes
}

/// Changes of an object that is a member, or of the first object of a list that is one.
private func innerChanges(
  of object: JSONObject, _ field: InterfaceDescription.Field, in interface: InterfaceDescription
) throws -> [Change] {
  switch (interface.resolved(field.kind), object[field.name]) {
  case (.structure(let fields), .object(let inner)?):
    return try changes(of: inner, fields, in: interface).map { change in
      var change = change
      change.object = try object.with(field.name, .object(change.object))
      return change
    }
  case (.list(let element), .array(let values)?):
    guard case .structure(let fields) = interface.resolved(element),
      case .object(let inner)? = values.first
    else { return [] }
    return try changes(of: inner, fields, in: interface).map { change in
      var change = change
      change.object = try object.with(
        field.name, .array([.object(change.object)] + values.dropFirst()))
      return change
    }
  default: return []
  }
}

@Test func everyMethodIsSpokenHere() throws {
  for service in VarlinkService.allCases {
    let declared = try service.interfaces.flatMap { interface in
      try InterfaceDescription(of: interface).methods.keys.map { "\(interface.rawValue).\($0)" }
    }
    #expect(Set(declared) == Set(traffic.filter { $0.service == service }.map(\.method)))
  }
  #expect(DaemonRequest.Method.allCases.count == 2 + daemonTraffic.count)
  #expect(OverlayRequest.Method.allCases.count == 2 + overlayTraffic.count)
}

@Test(arguments: traffic)
private func parametersThatAreDeclaredAreTakenAndNoOther(traffic: Traffic) throws {
  let interface = try InterfaceDescription(of: traffic.interface)
  let declared = try #require(interface.methods[traffic.name]).parameters
  var dice = Dice(seed: 420)
  for _ in 0..<60 {
    let parameters = try object(traffic.parameters(&dice))
    #expect(interface.fault(parameters, declared) == nil)
    #expect(try traffic.culprit(parameters) == nil)
    for other in ["nonsense", "Since", "device_", ""] {
      #expect(try traffic.culprit(parameters.with(other, .bool(true))) == other)
      #expect(try traffic.culprit(parameters.with(other, .null)) == other)
    }
  }
}

@Test(arguments: traffic)
private func aParameterOfAnotherTypeIsNamedAndOneThatMayBeLeftOutMayBeNull(traffic: Traffic) throws
{
  let interface = try InterfaceDescription(of: traffic.interface)
  let declared = try #require(interface.methods[traffic.name]).parameters
  var dice = Dice(seed: 421)
  for _ in 0..<20 {
    let parameters = try object(traffic.parameters(&dice))
    for change in try changes(of: parameters, declared, in: interface) {
      let isRight = change.isRemoval && change.isOptional
      #expect(
        try traffic.culprit(change.object) == (isRight ? nil : change.culprit), "\(change.object)")
    }
  }
}

@Test(arguments: traffic)
private func everyReplyIsOfItsDeclaredType(traffic: Traffic) throws {
  let interface = try InterfaceDescription(of: traffic.interface)
  let declared = try #require(interface.methods[traffic.name]).reply
  var dice = Dice(seed: 422)
  for _ in 0..<150 {
    let reply = try object(traffic.reply(&dice))
    #expect(interface.fault(reply, declared) == nil)
  }
}

@Test(arguments: traffic)
private func whatIsReadOfAReplyIsAllThatItSays(traffic: Traffic) throws {
  guard let read = traffic.read else { return }
  var dice = Dice(seed: 423)
  for _ in 0..<60 {
    let reply = try object(traffic.reply(&dice))
    guard !traffic.method.hasSuffix("Strokes"), !traffic.method.hasSuffix("ListJournal") else {
      continue  // A page of strokes without samples counts them, and cannot say so again.
    }
    #expect(try object(read(reply)) == reply)
  }
}

@Test(arguments: traffic)
private func aReplyWithAMemberThatIsWrongIsRefusedByTheNameOfThatMember(traffic: Traffic) throws {
  guard let read = traffic.read else { return }
  let interface = try InterfaceDescription(of: traffic.interface)
  let declared = try #require(interface.methods[traffic.name]).reply
  // What follows from other members is not read.
  var unread: Set<String> = ["duration", "sample_count", "known"]
  unread.formUnion(["property", "measured", "held", "refined", "modelled"])
  var dice = Dice(seed: 424)
  // A set that is left out is empty.
  let lenient = traffic.younger.union(["flags", "measures"])
  for _ in 0..<6 {
    let reply = try object(traffic.reply(&dice))
    if isLive(reply) {
      unread.formUnion(["name", "speed"])
    } else {
      unread.subtract(["name", "speed"])
    }
    for change in try changes(of: reply, declared, in: interface) {
      var refusal: ProtocolError?
      do { _ = try read(change.object) } catch { refusal = error as? ProtocolError }
      if change.isRemoval, change.isOptional || lenient.contains(change.culprit) {
        // A recording must have a name, though live devices have none.
        #expect(refusal == nil || (refusal == .invalidField("name") && change.culprit == "name"))
      } else if !unread.contains(change.culprit) {
        #expect(refusal == .invalidField(change.culprit), "\(change.culprit)")
      }
    }
  }
}

/// Whether a status is that of a daemon with devices, of which nobody reads what recordings have.
private func isLive(_ reply: JSONObject) -> Bool {
  guard case .object(let source)? = reply["source"] else { return false }
  return source["kind"] == .string("live")
}

@Test func aPropertyOrAFlagThatHasNoNameYetSurvivesTheWay() throws {
  for bit in 0..<16 {
    var tablet = Tablet(id: DeviceID(rawValue: 1), name: "t", role: .pen)
    tablet.measures = PropertySet(rawValue: 1 << bit)
    let list = TabletList([tablet])
    #expect(try TabletList(object(list)) == list)
    var dice = Dice(seed: 425)
    var page = JournalPage()
    page.strokes = [dice.journaledStroke()]
    page.strokes[0].stroke.flags = StrokeFlags(rawValue: 1 << bit)
    #expect(try JournalPage(object(page)) == page)
  }
}

private let daemonErrors: [VarlinkError] = [
  .interfaceNotFound("a"), .methodNotFound("a.B"), .methodNotImplemented("a.B"),
  .invalidParameter("a"), .permissionDenied, .expectedMore, .expectedUpgrade,
  .propertyTaken(DeviceID(rawValue: .max), .tilt), .unknownDevice(DeviceID(rawValue: 0)),
  .tooManyClients(limit: 64, user: nil), .tooManyClients(limit: 48, user: .max),
  .noJournal("there is no \"disk\""), .stopping,
]

@Test func everyErrorIsOfItsDeclaredTypeAndEveryDeclaredErrorIsSaid() throws {
  var said: Set<String> = []
  let errors =
    daemonErrors.map { ($0.name, $0 as any JSONWritable) }
    + overlayErrors.map { ($0.name, $0 as any JSONWritable) }
  for (name, error) in errors {
    let dot = try #require(name.lastIndex(of: "."))
    let interface = try InterfaceDescription(
      of: try #require(VarlinkInterface(rawValue: String(name[..<dot]))))
    let declared = try #require(interface.errors[String(name[dot...].dropFirst())], "\(name)")
    #expect(interface.fault(try object(error), declared) == nil, "\(name)")
    said.insert(name)
  }
  let declared = try VarlinkInterface.allCases.flatMap { interface in
    try InterfaceDescription(of: interface).errors.keys.map { "\(interface.rawValue).\($0)" }
  }
  #expect(said == Set(declared))
}

@Test func theDocumentListsTheErrorsOfTheDaemonWithTheirParameters() throws {
  let rows = try DocumentPage().tables(headed: ["Error", "Parameters"]).joined()
  var listed: [String: Set<String>] = [:]
  for row in rows {
    let names = row[1].matches(of: #/`(\w+)`/#).map { String($0.output.1) }
    listed[row[0].filter { $0 != "`" }] = Set(names)
  }
  var declared: [String: Set<String>] = [:]
  for interface in VarlinkService.daemon.interfaces {
    for (name, fields) in try InterfaceDescription(of: interface).errors {
      declared["\(interface.rawValue).\(name)"] = Set(fields.map(\.name))
    }
  }
  #expect(listed == declared)
}

@Test func theJudgeOfTypesIsNoYesSayer() throws {
  let interface = try InterfaceDescription(
    "interface a.b\ntype T (x: int, y: ?[]float, z: (on, off))\nerror E ()\nmethod M(t: T) -> ()")
  let type = try #require(interface.types["T"])
  func fault(_ text: String) throws -> String? {
    interface.fault(try JSONValue(parsing: Array(text.utf8)), type)
  }
  for right in [
    "{\"x\":1,\"z\":\"on\"}", "{\"z\":\"off\",\"y\":[1,2.5],\"x\":-1}",
    "{\"x\":1,\"y\":null,\"z\":\"on\"}",
  ] {
    #expect(try fault(right) == nil)
  }
  for wrong in [
    "{}", "[]", "{\"x\":1}", "{\"x\":1.5,\"z\":\"on\"}", "{\"x\":1,\"z\":\"of\"}",
    "{\"x\":1,\"z\":\"on\",\"w\":1}", "{\"x\":1,\"z\":\"on\",\"y\":[true]}",
    "{\"x\":null,\"z\":\"on\"}",
  ] {
    #expect(try fault(wrong) != nil, "\(wrong)")
  }
}
