import Foundation
import ProgramKit
import StylusClient
import StylusModel
import StylusProtocol
import Testing

/// The library against the daemon itself.
@Suite struct DaemonTests {
  let programs: Programs
  let socket: String

  init() throws {
    programs = try Programs()
    socket = programs.path("s")
  }

  /// A daemon that has played the demonstration; how many strokes it has.
  private func playedDaemon(_ arguments: [String] = []) throws -> (RunningProgram, strokes: Int) {
    let daemon = try programs.daemon(
      ["--replay", "demo", "--speed", "max"] + arguments, socket: socket)
    // Whoever comes late misses something of the stream, but the strokes are there.
    let messages = try wholeStream()
    #expect(messages.last?.content == .endOfStream(.replayEnded))
    var asking = try InkConnection(path: socket)
    return (daemon, try asking.status().strokes)
  }

  private func wholeStream() throws -> [LiveMessage] {
    var live = try InkConnection(path: socket).live(Subscription())
    var messages: [LiveMessage] = []
    while let message = try live.awaitMessage() { messages.append(message) }
    return messages
  }

  @Test func everyStrokeIsThereOnceAndInOrder() throws {
    let (_, count) = try playedDaemon()
    var daemon = try InkConnection(path: socket)
    let strokes = try daemon.strokes(since: 0)
    #expect(count > 30)
    #expect(strokes.map(\.sequence) == Array(1...UInt64(count)))
    #expect(strokes.allSatisfy { !$0.samples.isEmpty })
    #expect(try daemon.strokes(since: UInt64(count) - 2) == Array(strokes.suffix(2)))
    #expect(try daemon.strokes(since: UInt64(count)).isEmpty)
    #expect(try daemon.strokes(since: .max >> 11).isEmpty)
  }

  @Test func strokesOfManyPagesAreFetchedToTheLast() throws {
    let (_, count) = try playedDaemon()
    var daemon = try InkConnection(path: socket)
    var query = StrokeQuery(since: 0)
    query.limit = 2
    var pages: [StrokePage] = []
    while true {
      let page = try daemon.strokes(query)
      pages.append(page)
      guard let following = page.following else { break }
      query = following
    }
    #expect(pages.count == (count + 1) / 2)
    #expect(pages.flatMap(\.strokes) == (try daemon.strokes(since: 0)))
  }

  @Test func theTabletOfARecordingIsDescribed() throws {
    _ = try playedDaemon()
    var daemon = try InkConnection(path: socket)
    let tablets = try daemon.tablets()
    let tablet = try #require(tablets.first)
    #expect(tablets.count == 1)
    #expect(tablet.role == .pen && !tablet.name.isEmpty)
    let area = try #require(tablet.area)
    for stroke in try daemon.strokes(since: 0) {
      #expect(stroke.device == tablet.id)
      #expect(stroke.samples.allSatisfy { $0.x.value >= 0 && $0.x.value <= area.width.value })
    }
  }

  @Test func whatTheDaemonRefusesIsNamedAndTheConnectionLives() throws {
    _ = try playedDaemon()
    var wishes = Subscription()
    wishes.devices = [DeviceID(rawValue: 999)]
    do throws(ClientError) {
      _ = try InkConnection(path: socket).live(wishes)
      Issue.record("a device that is not there is served")
    } catch {
      #expect(
        error == .refused(name: "org.stylusd.UnknownDevice", parameters: #"{"device":999}"#))
    }
    var daemon = try InkConnection(path: socket)
    var query = StrokeQuery(since: 0)
    query.limit = 1_001
    #expect(throws: ClientError.self) { try daemon.strokes(query) }
    #expect(try daemon.tablets().count == 1)
  }

  @Test func oneClientTooManyIsToldSo() throws {
    let config = try programs.configure("max-clients = 1")
    _ = try programs.daemon(["--replay", "demo", "--config", config], socket: socket)
    // The daemon may not have noticed yet that whoever looked for it has gone.
    var first: InkConnection? = nil
    for _ in 0..<600 where first == nil {
      var candidate = try InkConnection(path: socket)
      guard (try? candidate.status()) != nil else {
        usleep(100_000)
        continue
      }
      first = consume candidate
    }
    var second = try InkConnection(path: socket)
    #expect(
      throws: ClientError.refused(name: "org.stylusd.TooManyClients", parameters: #"{"limit":1}"#)
    ) {
      try second.tablets()
    }
    let isServed = try first?.status().clients
    #expect(isServed == 1)
  }

  @Test func aDaemonThatIsKilledIsADisconnectionAndThenNoDaemon() throws {
    let (daemon, _) = try playedDaemon()
    var connection = try InkConnection(path: socket)
    _ = try connection.tablets()
    _ = daemon.stop(SIGKILL)
    for _ in 0..<3 {
      do throws(ClientError) {
        _ = try connection.tablets()
        Issue.record("a dead daemon answers")
      } catch {
        #expect(error.isDisconnection, "\(error)")
      }
    }
    do throws(ClientError) {
      _ = try InkConnection(path: socket)
      Issue.record("a dead daemon listens")
    } catch {
      #expect("\(error)".contains(socket) && "\(error)".contains("start stylusd"))
    }
  }

  @Test func aDaemonThatIsHaltedIsNotWaitedForForEver() throws {
    let (daemon, _) = try playedDaemon()
    try daemon.halt()
    defer { daemon.signal(SIGCONT) }
    var connection = try InkConnection(path: socket, patience: .milliseconds(200))
    #expect(throws: ClientError.silent(seconds: 0.2)) { try connection.tablets() }
  }

  @Test func aLiveStreamMayBeSilentForLongerThanACall() throws {
    _ = try programs.daemon(["--replay", "demo", "--speed", "0.001"], socket: socket)
    // Shorter than the silence, and long enough for a busy machine to answer.
    var live = try InkConnection(path: socket, patience: .milliseconds(4_000))
      .live(Subscription())
    var heard: LiveMessage.LiveContent?
    while let message = try live.awaitMessage() {
      heard = message.content
      // The daemon's sign of life, after five seconds without anything.
      if case .ping = message.content { break }
    }
    guard case .ping = heard else {
      Issue.record("the stream ends with \(String(describing: heard))")
      return
    }
  }
}
