import Foundation
import StylusModel
import StylusProtocol
import Testing

// Whom one meets, where, and what one may rely on of daemons of other versions.

@Test func aDaemonOfThisVersionIsKnownByItsRun() throws {
  var dice = Dice(seed: 540)
  for _ in 0..<50 {
    let status = dice.daemonStatus()
    let greeting = try DaemonGreeting(object(status))
    #expect(greeting.protocolVersion == Hello.currentProtocol && greeting.run == status.run)
    let older = try DaemonGreeting(object(status).with("run", nil))
    #expect(older.run == status.epoch)
    #expect(greeting.isLive == (status.source == .live))
    #expect(try !DaemonGreeting(object(status).with("source", nil)).isLive)
  }
}

@Test func ofADaemonOfAnotherProtocolNothingButItsVersionIsAsked() throws {
  for version in [0, 2, 3, Int64(UInt32.max)] {
    let status = try JSONValue(parsing: Array("{\"protocol\":\(version),\"run\":\"x\"}".utf8))
    guard case .object(let parameters) = status else { return }
    let greeting = try DaemonGreeting(parameters)
    #expect(Int64(greeting.protocolVersion) == version && greeting.run == 0)
  }
}

@Test(arguments: [
  ("{}", "protocol"), ("{\"protocol\":-1}", "protocol"), ("{\"protocol\":4294967296}", "protocol"),
  ("{\"protocol\":\"1\"}", "protocol"), ("{\"protocol\":1}", "epoch"),
  ("{\"protocol\":1,\"epoch\":-1}", "epoch"), ("{\"protocol\":1,\"epoch\":3,\"run\":true}", "run"),
])
func aGreetingThatIsNoneIsRefusedByItsField(text: String, field: String) throws {
  guard case .object(let parameters) = try JSONValue(parsing: Array(text.utf8)) else { return }
  #expect(throws: ProtocolError.invalidField(field)) { try DaemonGreeting(parameters) }
}

@Test func membersThatANewerDaemonAddsToItsRepliesAreIgnored() throws {
  var dice = Dice(seed: 541)
  for _ in 0..<30 {
    let more = JSONValue.array([.integer(1), .null])
    let status = dice.daemonStatus()
    #expect(try DaemonStatus(object(status).with("weather", more)) == status)
    let statistics = dice.daemonStatistics()
    #expect(try DaemonStatistics(object(statistics).with("weather", more)) == statistics)
    let list = TabletList([dice.tablet()])
    #expect(try TabletList(object(list).with("weather", more)) == list)
    let report = dice.journalReport()
    #expect(try JournalReport(object(report).with("weather", more)) == report)
    let overlay = dice.status
    #expect(try OverlayStatus(object(overlay).with("weather", more)) == overlay)
  }
}

@Test func aStatusSaysOnlyWhatThereIs() throws {
  let status = DaemonStatus(version: "1", epoch: 2, uptime: Microseconds(3), source: .live)
  let told = try object(status)
  for name in ["began", "owner", "journal_fault"] { #expect(told[name] == nil) }
  #expect(told["protocol"] == .integer(1) && told["journal"] == .string("off"))
  guard case .object(let source)? = told["source"] else { return }
  #expect(source.members.map(\.key) == ["kind"])
}

@Test(arguments: [
  ("live", true), ("replay", false), ("", false), ("Live", false), ("file", false),
])
func whereInkComesFromIsOneOfTwo(kind: String, isRight: Bool) throws {
  let status = DaemonStatus(version: "1", epoch: 2, uptime: Microseconds(3), source: .live)
  guard case .object(let source) = try JSONValue(parsing: Array("{\"kind\":\"\(kind)\"}".utf8))
  else { return }
  let told = try object(status).with("source", .object(source))
  if isRight {
    #expect(try DaemonStatus(told).source == .live)
  } else {
    let culprit = kind == "replay" ? "name" : "kind"
    #expect(throws: ProtocolError.invalidField(culprit)) { try DaemonStatus(told) }
  }
}

// MARK: Sockets

@Test func aClientLooksForTheUsersOwnDaemonFirst() {
  #expect(
    SocketPath.candidates(runtimeFolder: "/run/user/7") == [
      "/run/user/7/stylusd.sock", SocketPath.system,
    ])
  #expect(SocketPath.candidates(runtimeFolder: nil) == [SocketPath.system])
}

@Test func aDaemonListensWhereItsClientsLook() {
  for folder in ["/run/user/7", "/tmp/a b", ""] as [String?] + [nil] {
    #expect(SocketPath.own(isRoot: true, runtimeFolder: folder) == SocketPath.system)
    let own = SocketPath.own(isRoot: false, runtimeFolder: folder)
    #expect(own == folder.map(SocketPath.user))
    let looked = SocketPath.candidates(runtimeFolder: folder)
    #expect(own.map { looked.first == $0 } ?? (looked == [SocketPath.system]))
  }
}

@Test func theSocketsAreThoseOfTheDocument() throws {
  let rows = try DocumentPage().tables(headed: ["Daemon", "Path"]).joined()
  let paths = Dictionary(uniqueKeysWithValues: rows.map { ($0[0], $0[1].filter { $0 != "`" }) })
  #expect(paths["system service"] == SocketPath.system)
  #expect(paths["user instance"] == SocketPath.user("$XDG_RUNTIME_DIR"))
  #expect(SocketPath.overlay("/run/user/7") != SocketPath.user("/run/user/7"))
}

// MARK: Versions

@Test func theReleaseHasThreeNumbers() {
  let numbers = Release.version.split(separator: ".", omittingEmptySubsequences: false)
  #expect(numbers.count == 3 && numbers.allSatisfy { UInt($0) != nil })
}

@Test func theProtocolIsTheOneThatTheDocumentDescribes() throws {
  #expect(try DocumentPage().text.contains("Protocol version: **\(Hello.currentProtocol)**"))
  let hello = Hello(heartbeat: 1, capabilities: [], epoch: 2, stored: 3)
  #expect(hello.protocolVersion == Hello.currentProtocol)
}

@Test(arguments: VarlinkService.allCases)
func aServiceNamesItselfAndWhatItServes(service: VarlinkService) throws {
  let told = try object(ServiceReply(version: Release.version, of: service))
  #expect(told["product"] == .string(service.product))
  #expect(told["interfaces"] == .array(service.interfaces.map { .string($0.rawValue) }))
  #expect(service.interfaces.first == .service)
  for interface in service.interfaces {
    let description = try object(InterfaceReply(interface))
    #expect(description["description"] == .string(interface.definition))
    #expect(try InterfaceDescription(of: interface).name == interface.rawValue)
  }
}

@Test func noServiceDescribesAnInterfaceThatItDoesNotServe() throws {
  func refusal(_ service: VarlinkService, _ name: String) -> VarlinkError? {
    let text =
      "{\"method\":\"org.varlink.service.GetInterfaceDescription\",\"parameters\":{\"interface\":\"\(name)\"}}"
    do {
      let call = try VarlinkCall(parsing: Array(text.utf8))
      switch service {
      case .daemon: _ = try DaemonRequest(call)
      case .overlay: _ = try OverlayRequest(call)
      case .scribble: _ = try ScribbleRequest(call)
      }
      return nil
    } catch OverlayError.call(let error) {
      return error
    } catch ScribbleError.call(let error) {
      return error
    } catch {
      return error as? VarlinkError
    }
  }
  for service in VarlinkService.allCases {
    for interface in VarlinkInterface.allCases {
      let isServed = service.interfaces.contains(interface)
      #expect(
        refusal(service, interface.rawValue)
          == (isServed ? nil : .interfaceNotFound(interface.rawValue)))
    }
    for name in ["", "org", "org.stylusd.", "ORG.STYLUSD", "org.stylusd.GetStatus"] {
      #expect(refusal(service, name) == .interfaceNotFound(name))
    }
  }
}
