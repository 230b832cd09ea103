import CInterface
import CStylus
import StylusLibrary
import StylusModel
import StylusProtocol
import Testing

/// A client as C has it, and a daemon that says what the test has it say.
@Suite struct ClientTests {
  @safe private final class Stage {
    let pointer: OpaquePointer?

    init(_ daemon: SpokenDaemon, _ change: (inout stylus_client_options) -> Void = { _ in }) {
      var options = stylus_client_options()
      unsafe stylus_client_options_init(&options)
      change(&options)
      unsafe pointer = clientCreate(daemon.path, &options)
    }

    deinit { unsafe clientDestroy(pointer) }

    var message: String {
      unsafe clientMessage(pointer).map { unsafe String(cString: $0) } ?? "NULL"
    }

    func dispatch() -> Int32 { unsafe clientDispatch(pointer) }

    func next() -> stylus_event? {
      var event = stylus_event()
      event.size = stylus_event.ownSize
      let result = unsafe clientNextEvent(pointer, &event)
      if result == 0 { #expect(event.type == 0) }
      return result == 1 ? event : nil
    }

    /// Hears the daemon, and takes all that waits.
    func events() -> [stylus_event] {
      _ = dispatch()
      var all: [stylus_event] = []
      while let event = next() { all.append(event) }
      return all
    }

    func types() -> [stylus_event_type] {
      events().map { stylus_event_type(rawValue: UInt32($0.type)) }
    }

    func samples(room: Int = 8) -> (count: Int32, samples: [stylus_sample]) {
      var samples = [stylus_sample](repeating: .unknown, count: room)
      let count = unsafe clientSamples(pointer, &samples, UInt32(room))
      return (count, samples)
    }

    var progress: [UInt64]? {
      var (epoch, sequence) = (UInt64(99), UInt64(99))
      return unsafe clientPlace(pointer, &epoch, &sequence) == 1 ? [epoch, sequence] : nil
    }

    func tablet(_ device: UInt32) -> (result: Int32, tablet: stylus_tablet) {
      var tablet = stylus_tablet()
      tablet.size = stylus_tablet.ownSize
      let result = unsafe clientTablet(pointer, device, &tablet)
      return (result, tablet)
    }
  }

  private let device = DeviceID(rawValue: 5)
  private let stroke = StrokeID(rawValue: 9)
  private let invalid = STYLUS_INVALID.rawValue

  private func time(_ number: Int) -> Timestamp { Timestamp(microseconds: Int64(number) * 5_000) }

  private func sample(_ number: Int) -> Sample {
    Sample(time: time(number), x: Millimeters(Float(number)), y: Millimeters(1))
  }

  private var beginning: StrokeBeginning {
    StrokeBeginning(stroke: stroke, device: device, tool: Tool(kind: .pen), time: time(1))
  }

  private func finish(stored: UInt64?) -> StrokeUpdate {
    .finished(
      StrokeSummary(stroke: stroke, time: time(9), flags: [], samples: 2, stored: stored))
  }

  /// A client that hears a daemon, and has taken that.
  private func connected(_ daemon: SpokenDaemon) throws -> Stage {
    let client = Stage(daemon)
    #expect(client.dispatch() == 0)
    try daemon.greet()
    #expect(client.types() == [STYLUS_CONNECTED])
    return client
  }

  @Test func noClientIsInvalidEverywhere() {
    let calls = [
      clientDescriptor(nil), clientDispatch(nil), clientNextEvent(nil, nil),
      clientSamples(nil, nil, 0), clientTablet(nil, 1, nil), clientPlace(nil, nil, nil),
      followerDescriptor(nil), followerTimeout(nil), followerDispatch(nil), followerBegin(nil, 1),
      followerLift(nil, 1, 1), followerCancel(nil, 1), followerNextEvent(nil, nil),
      followerSamples(nil, nil, 0), predictorBegin(nil), predictorEnd(nil), predictorRestart(nil),
      predictorReset(nil), predictorObserve(nil, nil), predictorSetHand(nil, nil, 0),
    ]
    #expect(calls == [Int32](repeating: invalid, count: calls.count))
    #expect(unsafe clientMessage(nil).map { unsafe String(cString: $0) } == "the pointer is NULL")
    clientDestroy(nil)
    followerDestroy(nil)
    predictorDestroy(nil)
  }

  @Test func onlySomeOptionsMakeAClient() {
    func isMade(
      path: String? = "/nonexistent/x", _ change: (inout stylus_client_options) -> Void
    ) -> Bool {
      var options = stylus_client_options()
      unsafe stylus_client_options_init(&options)
      change(&options)
      let client = unsafe clientCreate(path, &options)
      defer { unsafe clientDestroy(client) }
      return unsafe client != nil
    }
    #expect(isMade { _ in })
    #expect(isMade { $0.predicted = 0 })
    #expect(isMade { $0.predicted = 50 })
    #expect(!isMade { $0.predicted = 51 })
    #expect(!isMade { $0.size -= 1 })
    #expect(isMade { $0.size = 4_096 })
    #expect(!isMade { $0.size = 4_097 })
    #expect(isMade(path: nil) { _ in })
    #expect(!isMade(path: "") { _ in })
    #expect(isMade(path: String(repeating: "x", count: 107)) { _ in })
    #expect(!isMade(path: String(repeating: "x", count: 108)) { _ in })
    let plain = unsafe clientCreate("/nonexistent/x", nil)
    #expect(unsafe plain != nil)
    unsafe clientDestroy(plain)
  }

  @Test func aClientAsksForWhatItsOptionsSay() throws {
    let daemon = try SpokenDaemon()
    for (hover, pads, predicted) in [(0, 1, 25), (1, 0, 0)] as [(UInt32, UInt32, UInt32)] {
      let client = Stage(daemon) { ($0.hover, $0.pads, $0.predicted) = (hover, pads, predicted) }
      #expect(client.dispatch() == 0)
      try daemon.greet()
      #expect(client.types() == [STYLUS_CONNECTED])
      let asked = daemon.heard()
      #expect(asked.contains("\"hover\":\(hover != 0)"))
      #expect(asked.contains("\"pads\":\(pads != 0)"))
      #expect(asked.contains("\"predicted_ms\":\(predicted)"))
      #expect(!asked.contains("GetStrokes"))
    }
  }

  @Test func aClientWithAPlaceAsksForWhatWasFinishedSince() throws {
    let daemon = try SpokenDaemon()
    let client = Stage(daemon) { ($0.epoch, $0.sequence) = (7, 38) }
    #expect(client.progress == [7, 38])
    #expect(client.dispatch() == 0)
    try daemon.takeClient()
    try daemon.reply(#"{"protocol":\#(Hello.currentProtocol),"epoch":7}"#)
    #expect(client.dispatch() == 0)
    let asked = daemon.heard()
    #expect(asked.contains("GetStrokes") && asked.contains("\"since\":38"))
  }

  @Test func progressIsThatOfTheEventsThatWereTaken() throws {
    let daemon = try SpokenDaemon()
    let client = Stage(daemon)
    #expect(unsafe clientDescriptor(client.pointer) > 2)
    #expect(client.dispatch() == 0)
    try daemon.greet()
    #expect(client.dispatch() == 1)
    #expect(client.progress == nil)
    let first = client.next()
    #expect(first?.epoch == 7 && first?.sequence == 41)
    #expect(client.progress == [7, 41])
    #expect(client.dispatch() == 0)
    var number: UInt64 = 5
    #expect(unsafe clientPlace(client.pointer, nil, &number) == invalid)
    #expect(client.message == "the pointer for a number is NULL")
    #expect(unsafe clientPlace(client.pointer, &number, nil) == invalid)
    #expect(number == 5)
    for stored in [42, nil] as [UInt64?] {
      try daemon.say(.began(beginning))
      for number in 1...2 { try daemon.say(.sample(stroke, sample(number))) }
      try daemon.say(finish(stored: stored))
      #expect(client.dispatch() == 4)
      #expect(client.next()?.type == Int32(STYLUS_BEGAN.rawValue))
      for _ in 0..<2 { _ = client.next() }
      #expect(client.progress == [7, stored == nil ? 42 : 41])
      #expect(client.next()?.sequence == stored ?? 0)
      #expect(client.progress == [7, 42])
    }
  }

  @Test func samplesOfAStrokeAreCountedFromNought() throws {
    let daemon = try SpokenDaemon()
    let client = try connected(daemon)
    for _ in 0..<2 {
      try daemon.say(.began(beginning))
      for number in 1...3 { try daemon.say(.sample(stroke, sample(number))) }
      try daemon.say(.cancelled(stroke, time(4)))
      let events = client.events()
      #expect(events.map(\.type) == [12, 14, 14, 14, 20])
      #expect(events[1...3].map(\.index) == [0, 1, 2])
      #expect(events[1...3].map(\.sample.x) == [1, 2, 3])
    }
  }

  @Test func anEventHasItsSamplesUntilTheNextIsTaken() throws {
    let daemon = try SpokenDaemon()
    let client = try connected(daemon)
    try daemon.say(.began(beginning))
    for number in 1...2 { try daemon.say(.sample(stroke, sample(number))) }
    let guesses = (3...5).map { PredictedSample(sample($0), uncertainty: Millimeters(0.5)) }
    try daemon.say(.predicted(stroke, guesses))
    try daemon.say(finish(stored: 42))
    #expect(client.dispatch() == 5)
    for _ in 0..<3 {
      _ = client.next()
      #expect(client.samples().count == 0)
    }
    #expect(client.next()?.count == 3)
    var found = client.samples()
    #expect(found.count == 3 && found.samples[..<3].map(\.x) == [3, 4, 5])
    #expect(found.samples[0].error == 0.5 && found.samples[3].x == 0)
    #expect(client.next()?.count == 2)
    found = client.samples(room: 1)
    #expect(found.count == 2 && found.samples[0].x == 1 && found.samples[0].error == 0)
    #expect(unsafe clientSamples(client.pointer, nil, 0) == 2)
    #expect(unsafe clientSamples(client.pointer, nil, 1) == invalid)
    #expect(client.message == "samples is NULL")
    #expect(unsafe clientNextEvent(client.pointer, nil) == invalid)
    #expect(client.samples().count == 2)
    #expect(client.next() == nil)
    #expect(client.samples().count == 0)
  }

  @Test func anOpenStrokeIsRestoredAndGoesOnCounting() throws {
    let daemon = try SpokenDaemon()
    let client = Stage(daemon)
    _ = client.dispatch()
    try daemon.greet()
    for part in StrokeSnapshot.parts(of: beginning, samples: (1...4).map { sample($0) }) {
      try daemon.say(.snapshot(part), isSame: true)
    }
    try daemon.say(.sample(stroke, sample(5)))
    #expect(client.dispatch() == 3)
    _ = client.next()
    #expect(client.next()?.count == 4)
    let found = client.samples()
    #expect(found.count == 4 && found.samples[..<4].map(\.x) == [1, 2, 3, 4])
    #expect(client.next()?.index == 4)
  }

  @Test func aTabletIsKnownFromItsEventUntilItIsGone() throws {
    let daemon = try SpokenDaemon()
    let client = try connected(daemon)
    #expect(client.tablet(5).result == STYLUS_UNKNOWN.rawValue)
    #expect(client.message == "there is no device 5")
    var tablet = Tablet(id: device, name: "model", role: .pen)
    tablet.vendor = 0x56A
    try daemon.say(.added(device, tablet, time(1)))
    #expect(client.dispatch() == 1)
    #expect(client.tablet(5).result == STYLUS_UNKNOWN.rawValue)
    #expect(client.next()?.device == 5)
    #expect(client.tablet(5).result == 0 && client.tablet(5).tablet.vendor == 0x56A)
    #expect(client.tablet(6).result == STYLUS_UNKNOWN.rawValue)
    var short = stylus_tablet()
    short.vendor = 7
    #expect(unsafe clientTablet(client.pointer, 5, &short) == invalid)
    #expect(short.vendor == 7)
    #expect(unsafe clientTablet(client.pointer, 5, nil) == invalid)
    tablet.product = 0x27
    try daemon.say(.changed(device, tablet, time(2)))
    #expect(client.types() == [STYLUS_TABLET])
    #expect(client.tablet(5).tablet.product == 0x27)
    try daemon.say(.deviceRemoved(device, time(3)))
    #expect(client.types() == [STYLUS_TABLET_REMOVED])
    #expect(client.tablet(5).result == STYLUS_UNKNOWN.rawValue)
  }

  @Test func aDaemonThatHangsUpIsSaidWithTheReason() throws {
    let daemon = try SpokenDaemon()
    let client = try connected(daemon)
    daemon.hangUp()
    #expect(client.dispatch() == 1)
    let event = client.next()
    #expect(event?.type == Int32(STYLUS_DISCONNECTED.rawValue))
    #expect((50_000_000...100_000_000).contains(event?.time ?? 0))
    #expect(client.message == "the connection to the daemon broke: the daemon closed it")
    #expect(client.progress == [7, 41])
    #expect(client.next() == nil)
  }

  @Test func theEndOfARecordingComesOnceAndLast() throws {
    let daemon = try SpokenDaemon()
    let client = try connected(daemon)
    try daemon.say(.gap(device, time(1)))
    try daemon.say(.endOfStream(.replayEnded))
    #expect(client.dispatch() == 2)
    #expect(client.next()?.type == Int32(STYLUS_GAP.rawValue))
    #expect(client.message.isEmpty)
    #expect(client.dispatch() == 1)
    #expect(client.next()?.type == Int32(STYLUS_OVER.rawValue))
    #expect(client.message == "the recording is over")
    #expect(client.dispatch() == 0 && client.next() == nil)
  }

  @Test func aDaemonOfAnotherProtocolEndsIt() throws {
    let daemon = try SpokenDaemon()
    let client = Stage(daemon)
    _ = client.dispatch()
    try daemon.takeClient()
    try daemon.reply(#"{"protocol":\#(Hello.currentProtocol + 1),"epoch":7}"#)
    #expect(client.dispatch() == 1)
    #expect(client.next()?.type == Int32(STYLUS_OVER.rawValue))
    #expect(!client.message.isEmpty && client.progress == nil)
    #expect(client.dispatch() == 0)
  }

  @Test func aProgramThatTakesNoEventsStopsListening() throws {
    let daemon = try SpokenDaemon()
    let client = try connected(daemon)
    var (waiting, said) = (0, 0)
    for _ in 0..<6 {
      try daemon.say(.update(.gap(device, time(1))), times: 1_000)
      said += 1_000
      waiting = Int(client.dispatch())
      if waiting < said { break }
    }
    #expect(said == 6_000 && waiting == 5_000)
    #expect(client.dispatch() == 5_000)
    for _ in 0..<904 { _ = client.next() }
    #expect(client.dispatch() == 4_096)
    _ = client.next()
    #expect(client.dispatch() == 5_095)
  }
}
