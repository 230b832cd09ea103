import Foundation
import ProgramKit
import StylusClient
import StylusModel
import StylusProtocol
import Testing

/// The library's stream against the daemon itself, with connections and daemons that break.
@Suite(.timeLimit(.minutes(60))) struct InkStreamTests {
  let programs: Programs
  let socket: String

  init() throws {
    programs = try Programs()
    socket = programs.path("s")
  }

  /// The beginning of the daemon's numbering.
  private func start() throws -> InkPlace {
    var connection = try InkConnection(path: socket)
    return InkPlace(epoch: try connection.strokes(StrokeQuery(since: 0)).epoch, sequence: 0)
  }

  /// What the daemon keeps.
  private func kept() throws -> [CapturedStroke] {
    var connection = try InkConnection(path: socket)
    return try connection.strokes(since: 0)
  }

  /// Waits until the daemon says something of itself.
  private func expectStatus(_ isSo: (DaemonStatus) -> Bool) throws {
    let comesToBe = try eventually {
      var connection = try InkConnection(path: socket)
      return isSo(try connection.status())
    }
    #expect(comesToBe)
  }

  /// All events of a stream to its end.
  private func events(
    of stream: InkStream, _ hear: (InkEvent) throws -> Void = { _ in }
  ) async throws -> [InkEvent] {
    var events: [InkEvent] = []
    for try await event in stream {
      events.append(event)
      try hear(event)
    }
    return events
  }

  @Test func aStreamTellsEachStrokeAsTheDaemonKeepsIt() async throws {
    _ = try programs.daemon(["--replay", "demo", "--speed", "20"], socket: socket)
    let events = try await events(of: InkStream(path: socket, since: start()))
    let kept = try kept()
    #expect(kept.count == 33)
    #expect(events.finished == kept)
    #expect(events.strayStrokes.isEmpty)
    let tails = events.count {
      if case .predicted(_, let tail) = $0 { !tail.points.isEmpty } else { false }
    }
    #expect(tails > 0)
    guard case .connected = events.first else {
      Issue.record("the first event is \(String(describing: events.first))")
      return
    }
  }

  @Test(arguments: 1...4)
  func brokenConnectionsLoseNoStrokeAndTellNoneTwice(seed: Int) async throws {
    _ = try programs.daemon(["--replay", "demo", "--speed", "4"], socket: socket)
    var dice = SystemRandomNumberGenerator()
    let cuts = (0..<6 * seed).map { _ in Int.random(in: 200...60_000 / seed, using: &dice) }
    let relay = try Relay(at: programs.path("r"), to: socket, cuts: cuts)
    defer { relay.close() }
    let events = try await events(of: InkStream(path: relay.path, since: start()))
    #expect(events.finished == (try kept()), "cuts \(cuts)")
    #expect(events.strayStrokes.isEmpty, "cuts \(cuts)")
    #expect(relay.cutCount > 0)
    #expect(events.contains { if case .disconnected = $0 { true } else { false } })
  }

  @Test func aDaemonThatIsKilledAndPlaysItsRecordingAgainTellsNoStrokeTwice() async throws {
    let arguments = ["--replay", "demo", "--speed", "4"]
    let first = try programs.daemon(arguments, socket: socket)
    var count = 0
    let events = try await events(of: InkStream(path: socket, since: start())) { event in
      guard case .finished = event else { return }
      count += 1
      guard count == 5 else { return }
      _ = first.stop(SIGKILL)
      _ = try programs.daemon(arguments, socket: socket)
    }
    try expectKept(events, 33)
  }

  /// Each stroke that the daemon keeps was told once, and as it keeps it.
  private func expectKept(_ events: [InkEvent], _ count: Int) throws {
    // All of it is played, also where the one before was heard to its end.
    #expect(try eventually { try kept().count == count })
    let differences = try zip(events.finished, kept()).filter { $0 != $1 }.map {
      "\($0.sequence) \($0.id) \($0.samples.count) \($0.settlement) \($0.flags) \($0.began) instead of "
        + "\($1.sequence) \($1.id) \($1.samples.count) \($1.settlement) \($1.flags) \($1.began): samples "
        + "\(zip($0.samples, $1.samples).enumerated().filter { $1.0 != $1.1 }.map { ($0, $1.0, $1.1) })"
    }
    #expect(differences.isEmpty)
    #expect(events.finished.count == count)
    #expect(events.strayStrokes.isEmpty)
  }

  @Test(arguments: 0..<8)
  func whoComesBackInTheMiddleOfTheRecordingPlayedAgainGetsTheSameStrokes(turn: Int) async throws {
    let first = try programs.daemon(["--replay", "demo", "--speed", "4"], socket: socket)
    var count = 0
    let events = try await events(of: InkStream(path: socket, since: start())) { event in
      guard case .finished = event else { return }
      count += 1
      guard count == 5 else { return }
      _ = first.stop(SIGKILL)
      let hidden = programs.path("hidden")
      _ = try programs.daemon(["--replay", "demo", "--speed", "4"], socket: hidden)
      let other = try RawClient(hidden)
      other.call(Call.frames)
      _ = try other.reply()
      let heard = Listener(other)
      usleep(UInt32.random(in: 0...800_000) * UInt32(turn))
      try FileManager.default.removeItem(atPath: socket)
      try FileManager.default.moveItem(atPath: hidden, toPath: socket)
      withExtendedLifetime(heard) {}
    }
    try expectKept(events, 33)
  }

  @Test func anotherRunOfTheDaemonIsAGapAndItsStrokesComeFromTheFirst() async throws {
    var script = InkScript()
    script.approach()
    // Minutes: beside a thousand other tests the first sample may be heard late, and the stroke
    // must not be over by then.
    script.stroke(20_000, every: 20_000)
    let long = try script.write(to: programs.path("long"))
    let daemon = try programs.daemon(["--replay", long, "--speed", "1"], socket: socket)
    let other = try programs.shortInk()
    var strokes: [InkEvent] = []
    let events = try await events(of: InkStream(path: socket, since: start())) { event in
      guard case .sample = event, strokes.isEmpty else { return }
      strokes.append(event)
      _ = daemon.stop(SIGKILL)
      _ = try programs.daemon(["--replay", other, "--speed", "max"], socket: socket)
    }
    let gap = try #require(events.firstIndex(of: .missed(.numbering)))
    #expect(events[gap...].contains { if case .lost = $0 { true } else { false } })
    #expect(Array(events[gap...]).finished == (try kept()))
    #expect(try kept().count == 3 && events.strayStrokes.isEmpty)
  }

  @Test func whoComesBackAnotherDayGetsWhatWasFinishedMeanwhile() async throws {
    _ = try programs.daemon(["--replay", "demo", "--speed", "max"], socket: socket)
    let all = try await events(of: InkStream(path: socket, since: start()))
    #expect(all.finished.count == 33)
    var place = try start()
    place.sequence = 30
    let rest = try await events(of: InkStream(path: socket, since: place))
    #expect(rest.finished == Array(all.finished.suffix(3)))
  }

  @Test func aDaemonThatIsNotThereYetIsWaitedFor() async throws {
    var daemon: RunningProgram?
    var reasons: [ClientError] = []
    let ink = try programs.shortInk()
    let events = try await events(of: InkStream(path: socket)) { event in
      guard case .disconnected(let reason, _) = event, daemon == nil else { return }
      reasons.append(reason)
      daemon = try programs.daemon(["--replay", ink, "--speed", "max"], socket: socket)
    }
    #expect("\(try #require(reasons.first))".contains(socket))
    #expect(events.finished.count == 3)
  }

  @Test func aCancelledTaskHearsNoMoreAtOnceAndTheDaemonLosesItsClient() async throws {
    let daemon = try programs.daemon(
      ["--replay", try programs.restingInk(), "--speed", "1"], socket: socket)
    let (heard, hear) = AsyncStream<Void>.makeStream()
    let beginning = try start()
    let task = Task { [socket] in
      // The stroke may be finished before the task begins, on a machine that does other things as
      // well.
      for try await event in InkStream(path: socket, since: beginning) {
        if case .finished = event { hear.yield() }
      }
    }
    for await _ in heard { break }
    // While nothing can come from there.
    try daemon.halt()
    task.cancel()
    try await task.value
    daemon.signal(SIGCONT)
    try expectStatus { $0.clients == 1 }
  }

  @Test func aProgramThatIsSlowGetsEveryStrokeAllTheSame() async throws {
    var script = InkScript()
    script.approach()
    for _ in 0..<40 { script.stroke(2_000, every: 500) }
    script.leave()
    let file = try script.write(to: programs.path("long"))
    _ = try programs.daemon(["--replay", file, "--speed", "max"], socket: socket)
    var isSlow = true
    let events = try await events(of: InkStream(path: socket, since: start())) { event in
      guard isSlow, case .began = event else { return }
      isSlow = false
      // Until the daemon has played everything, and nobody has read it.
      try expectStatus { $0.strokes == 40 }
    }
    #expect(events.finished.map(\.sequence) == Array(1...40))
    #expect(events.finished == (try kept()))
    #expect(events.strayStrokes.isEmpty)
    #expect(events.contains { $0.isOfTheSlow })
  }

  @Test func aRefusalThatWaitingDoesNotMendIsThrown() async throws {
    _ = try programs.daemon(["--replay", "demo"], socket: socket)
    var wishes = InkStreamOptions()
    wishes.devices = [DeviceID(rawValue: 999)]
    await #expect(
      throws: ClientError.refused(
        name: "org.stylusd.UnknownDevice", parameters: #"{"device":999}"#)
    ) {
      for try await _ in InkStream(path: socket, wishes) {}
    }
  }
}

extension InkEvent {
  /// Whether the daemon did what it does to slow clients: dropped updates, or the connection.
  fileprivate var isOfTheSlow: Bool {
    switch self {
    case .missed(.updates), .disconnected: true
    default: false
    }
  }
}

extension [InkEvent] {
  /// The finished strokes, in order.
  fileprivate var finished: [CapturedStroke] {
    compactMap { if case .finished(let stroke) = $0 { stroke } else { nil } }
  }

  /// What is told of strokes that are not open then, or that end without having begun.
  fileprivate var strayStrokes: [InkEvent] {
    var open: Set<StrokeID> = []
    return filter { event in
      switch event {
      case .began(let beginning): return !open.insert(beginning.stroke).inserted
      case .restored(let stroke): open.insert(stroke.id)
      case .sample(let stroke, _), .predicted(let stroke, _), .identified(let stroke, _):
        return !open.contains(stroke)
      case .corrected(let correction): return !open.contains(correction.stroke)
      case .ended(let ending): return !open.contains(ending.stroke)
      case .cancelled(let stroke), .lost(let stroke): return open.remove(stroke) == nil
      case .finished(let stroke): open.remove(stroke.id)
      default: break
      }
      return false
    }
  }
}
