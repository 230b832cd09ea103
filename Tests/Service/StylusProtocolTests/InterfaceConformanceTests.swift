import StylusModel
import StylusProtocol
import Testing

// What the interfaces declare, held against what our readers take and our writers say.

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
    #expect(Set(declared) == Set(allTraffic.filter { $0.service == service }.map(\.method)))
  }
  #expect(DaemonRequest.DaemonMethod.allCases.count == 2 + daemonTraffic.count)
  #expect(OverlayRequest.OverlayMethod.allCases.count == 2 + overlayTraffic.count)
  #expect(ScribbleRequest.ScribbleMethod.allCases.count == 2 + scribbleTraffic.count)
}

@Test(arguments: allTraffic)
func parametersThatAreDeclaredAreTakenAndNoOther(traffic: Traffic) throws {
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

@Test(arguments: allTraffic)
func aParameterOfAnotherTypeIsNamedAndOneThatMayBeLeftOutMayBeNull(traffic: Traffic) throws {
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

@Test(arguments: allTraffic)
func everyReplyIsOfItsDeclaredType(traffic: Traffic) throws {
  let interface = try InterfaceDescription(of: traffic.interface)
  let declared = try #require(interface.methods[traffic.name]).reply
  var dice = Dice(seed: 422)
  for _ in 0..<150 {
    let reply = try object(traffic.reply(&dice))
    #expect(interface.fault(reply, declared) == nil)
  }
}

@Test(arguments: allTraffic)
func whatIsReadOfAReplyIsAllThatItSays(traffic: Traffic) throws {
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

@Test(arguments: allTraffic)
func aReplyWithAMemberThatIsWrongIsRefusedByTheNameOfThatMember(traffic: Traffic) throws {
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
