import StylusModel
import StylusProtocol
import Testing

// The errors that the interfaces declare, and those that are sent.

private let daemonErrors: [VarlinkError] = [
  .interfaceNotFound("a"), .methodNotFound("a.B"), .methodNotImplemented("a.B"),
  .invalidParameter("a"), .permissionDenied, .expectedMore, .expectedUpgrade,
  .propertyTaken(DeviceID(rawValue: .max), .tilt), .unknownDevice(DeviceID(rawValue: 0)),
  .tooManyClients(limit: 64, user: nil), .tooManyClients(limit: 48, user: .max),
  .noJournal("there is no \"disk\""), .handsKept("a file is another's"), .stopping,
]

private let scribbleErrors: [ScribbleError] = [
  .cannotReload("a line means nothing"), .cannotKeep("the disk is full"), .isOff,
  .tooManyClients(limit: 8), .tooManyPrograms(limit: 16), .tooManyWindows(limit: 16), .notServing,
]

@Test func errorsOfScribbleAreReadAsTheyWereWritten() throws {
  for error in scribbleErrors {
    let read = try #require(ScribbleError(name: error.name, try object(error)))
    #expect(read == error)
  }
  #expect(ScribbleError(name: "org.stylusd.overlay.TooManyClients", JSONObject()) == nil)
}

@Test func errorsOfScribbleAreToldAsErrors() throws {
  for error in scribbleErrors + [.call(.invalidParameter("mode"))] {
    var writer = JSONWriter()
    writer.reply(error)
    let reply = try VarlinkReply(parsing: Array(writer.bytes.dropLast()))
    #expect(reply.error == error.name)
  }
}

@Test func everyErrorIsOfItsDeclaredTypeAndEveryDeclaredErrorIsSaid() throws {
  var said: Set<String> = []
  let errors =
    daemonErrors.map { ($0.name, $0 as any JSONWritable) }
    + overlayErrors.map { ($0.name, $0 as any JSONWritable) }
    + scribbleErrors.map { ($0.name, $0 as any JSONWritable) }
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
