import Glibc
import LinuxIO
import ProgramKit
import Settings
import StrokeJournal
import StylusModel
import StylusProtocol
import Testing

@testable import StylusDaemon

/// logind, played by a test.
final class PlayedLogins: LoginSource {
  private let arrival: Wakeup
  private var told: [LoginSession]?
  var complaint: String?

  init() throws { arrival = try Wakeup() }

  var number: Int32 { arrival.number }

  func logins() -> [LoginSession]? {
    arrival.acknowledge()
    return told
  }

  /// From now on these users are logged in, of whom one is in front; nil: nobody knows.
  func tell(_ users: [UInt32]?, front: UInt32? = nil, locked: Bool = false) {
    told = users?.map {
      LoginSession(name: "c\($0)", user: $0, isActive: $0 == front, isLocked: $0 == front && locked)
    }
    arrival.signal()
  }
}

/// A whole daemon but for the process, in the test's thread: plays the built-in recording to
/// clients who are whoever the test says.
final class SeatBench {
  let logins: PlayedLogins
  let loop: MainLoop
  let connected: ClientList
  private let source: RunningSource
  private let journal: DurableStrokes?
  private let hands: HandStore?
  private let path: String
  private let arrivals = Arrivals()

  /// Who connects next.
  private final class Arrivals {
    var callers: [Caller] = []
  }

  /// - Parameters:
  ///   - speed: of the recording.
  ///   - rounds: how often the recording is played. By default it never ends: on a busy machine one
  ///     round is over before a test has seen what it waits for.
  ///   - clients: how many are served at once.
  ///   - journal: where finished strokes are written; nil for nowhere.
  ///   - limits: how much is kept in memory.
  ///   - hands: the folder in which what is learned of hands is kept; nil for memory alone.
  init(
    speed: Double? = nil, rounds: Int = 1_000_000, clients: ClientLimits = ClientLimits(),
    journal: JournalPlace? = nil,
    limits: StrokeStore.Limits = StrokeStore.Limits(), hands: String? = nil
  ) throws {
    logins = try PlayedLogins()
    path = "/tmp/stylusd-seat-\(getpid())-\(UInt32.random(in: 0 ... .max))"
    let book = TabletPreferenceStore(Configuration())
    let preparation = try Preparation(
      try .loadRecording("demo", tablet: nil, speed: speed, rounds: rounds), book)
    let owners = OwnerWatch(.seat(inkGroup: nil, lateGroup: nil), logins, .recorded)
    let arrivals = arrivals
    source = try preparation.start(Configuration())
    connected = ClientList(
      listener: try UnixListener(path: path), token: MainLoop.DaemonSource.listener.rawValue,
      limits: clients,
      firstNumber: MainLoop.firstSession, owners: owners
    ) { _ in arrivals.callers.removeFirst() }
    self.journal = try journal.map { place throws(SystemError) in
      try DurableStrokes(place, JournalRetention())
    }
    self.hands = try hands.map { folder throws(SystemError) in try HandStore(folder: folder) }
    var ink = InkState(
      limits: limits, owner: owners.owner, describe: preparation.describe)
    ink.epoch = preparation.epoch
    ink.run = preparation.epoch
    let answers = CallAnswers(
      source: preparation.status, source, Privileges(), journal: self.journal)
    loop = try MainLoop(
      // Nobody sends it.
      signals: try SignalSource([SIGUSR2]), source: source, connected: connected,
      late: LateClients(to: source.late),
      publisher: try Publisher(
        source, to: connected, owners: owners, self.journal, hands: self.hands,
        learning: hands == nil ? .inMemory : .kept, answers: answers),
      answers: answers,
      keeper: ConfigurationKeeper(
        ConfigurationSource(.named("/dev/null")), running: Configuration(), book: book),
      ink: ink)
    loop.start()
  }

  deinit {
    source.stop()
    try? source.join()
    journal?.stop()
    hands?.stop()
    _ = unsafe unlink(path + ".lock")
  }

  /// Lets the daemon work until something holds; an issue if that takes too long.
  func run(
    until isDone: () throws -> Bool, at location: SourceLocation = #_sourceLocation
  ) throws {
    let isSo = try eventually(every: 0) {
      if try isDone() { return true }
      try loop.runTurn()
      return false
    }
    try #require(isSo, sourceLocation: location)
  }

  /// A client of a user.
  func client(_ user: UInt32) throws -> SeatClient {
    arrivals.callers.append(Caller(process: Int32(user), user: user))
    let client = try SeatClient(user: user, path: path)
    try run { arrivals.callers.isEmpty }
    return client
  }

  /// A client of a user whose live stream has begun.
  func subscriber(_ user: UInt32) throws -> SeatClient {
    let client = try client(user)
    client.greeting = try ask(client, "Subscribe", "{\"hover\":true},\"upgrade\":true")
    #expect(client.greeting.contains("hello"))
    client.isStreamed = true
    return client
  }

  /// The reply to a call; what follows `parameters` may be more than those.
  func ask(_ client: SeatClient, _ method: String, _ parameters: String = "{}") throws -> String {
    try client.say(
      "{\"method\":\"org.stylusd.\(method)\",\"parameters\":\(parameters)}\0")
    var reply: String?
    try run {
      reply = try client.reply()
      return reply != nil
    }
    return reply ?? ""
  }

  /// Everybody hears what the daemon has sent by now.
  func turn(_ clients: [SeatClient]) throws {
    try loop.runTurn()
    for client in clients { try client.hear() }
  }
}

/// A client of a bench.
final class SeatClient {
  let user: UInt32
  private let socket: FileDescriptor
  private var unread: [UInt8] = []
  private var decoder = LiveDecoder()
  private var buffer = [UInt8](repeating: 0, count: 65_536)
  /// Whether frames come instead of replies.
  var isStreamed = false
  /// The reply to the call that began the stream.
  var greeting = ""
  /// What the stream sent, without pings: their number depends on how busy the machine is.
  private(set) var messages: [LiveMessage] = []
  /// Whether the daemon has closed the connection.
  private(set) var isOver = false

  init(user: UInt32, path: String) throws {
    self.user = user
    socket = try UnixSocket.connect(to: path)
    try socket.setNonBlocking()
  }

  func say(_ text: String) throws { try socket.writeAll(Array(text.utf8)) }

  /// The next reply; nil if it has not come yet.
  func reply() throws -> String? {
    try read()
    guard let end = unread.firstIndex(of: 0) else { return nil }
    defer { unread.removeSubrange(...end) }
    return String(decoding: unread[..<end], as: UTF8.self)
  }

  /// Takes what the stream has told.
  func hear() throws {
    guard isStreamed else { return }
    try read()
    let (fresh, fault) = decoder.readAll(unread[...])
    if let fault { throw fault }
    unread = []
    messages += fresh.filter { if case .ping = $0.content { false } else { true } }
  }

  private func read() throws {
    while !isOver, let count = try socket.read(into: &buffer) {
      isOver = count == 0
      unread += buffer[..<count]
    }
  }
}

extension SeatClient {
  /// The devices that are there for it.
  var devices: Set<DeviceID> {
    messages.reduce(into: []) { devices, message in
      switch message.content {
      case .added(let device, _, _): devices.insert(device)
      case .update(.deviceRemoved(let device, _)): devices.remove(device)
      default: break
      }
    }
  }

  /// How often a tablet left.
  var departures: Int {
    messages.count { if case .update(.deviceRemoved) = $0.content { true } else { false } }
  }

  /// The numbers of the strokes of which it heard a beginning.
  var strokes: Set<StrokeID> {
    messages.reduce(into: []) { strokes, message in
      switch message.content {
      case .update(.began(let beginning)): strokes.insert(beginning.stroke)
      case .snapshot(let part): strokes.insert(part.beginning.stroke)
      default: break
      }
    }
  }

  /// The numbers of the strokes of which it heard a beginning and no finish yet.
  var openStrokes: Set<StrokeID> {
    messages.reduce(into: []) { strokes, message in
      switch message.content {
      case .update(.began(let beginning)): strokes.insert(beginning.stroke)
      case .snapshot(let part): strokes.insert(part.beginning.stroke)
      case .update(.finished(let summary)):
        strokes.remove(summary.stroke)
      default: break
      }
    }
  }

  /// The samples that it got, those of hovering pens included.
  var samples: [Sample] {
    messages.flatMap { message -> [Sample] in
      switch message.content {
      case .update(.sample(_, let sample)), .update(.hover(_, _, let sample)): [sample]
      case .snapshot(let part): part.samples
      default: []
      }
    }
  }

  /// How its strokes were finished, and under which number they are kept for it.
  var finishes: [(flags: StrokeFlags, stored: UInt64?)] {
    messages.compactMap { message in
      switch message.content {
      case .update(.finished(let summary)): (summary.flags, summary.stored)
      default: nil
      }
    }
  }

  /// Why the stream ended.
  var ending: EndReason? {
    if case .endOfStream(let reason) = messages.last?.content { reason } else { nil }
  }
}
