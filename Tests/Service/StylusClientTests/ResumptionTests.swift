import StylusModel
import StylusProtocol
import Testing

@testable import StylusClient

/// What to ask and what to tell when connections break, without a connection.
@Suite struct ResumptionTests {
  private var resumption = Resumption(since: nil, devices: nil)
  private var news: [InkNews] = []

  private static func hello(_ epoch: UInt64, stored: UInt64, at number: UInt64 = 0) -> LiveMessage {
    let hello = Hello(heartbeat: 1, capabilities: [], epoch: epoch, stored: stored)
    return LiveMessage(sequence: number, content: .hello(hello))
  }

  private static func stroke(_ sequence: UInt64, id: UInt64, samples: Int = 1) -> CapturedStroke {
    var stroke = CapturedStroke(beginning: beginning(id))
    stroke.sequence = sequence
    stroke.samples = Array(repeating: sample, count: samples)
    return stroke
  }

  private static func beginning(_ id: UInt64) -> StrokeBeginning {
    StrokeBeginning(
      stroke: StrokeID(rawValue: id), device: DeviceID(rawValue: 1), tool: Tool(kind: .pen),
      time: moment)
  }

  private static let moment = Timestamp(microseconds: 0)
  private static let sample = Sample(time: moment, x: Millimeters(0), y: Millimeters(0))

  private static func finished(_ id: UInt64, stored: UInt64, at number: UInt64) -> LiveMessage {
    let summary = StrokeSummary(
      stroke: StrokeID(rawValue: id), time: moment, flags: [], samples: 1, stored: stored)
    return LiveMessage(sequence: number, .finished(summary))
  }

  /// Takes a message and says what is to be done.
  private mutating func take(_ message: LiveMessage) throws -> Resumption.ResumptionStep {
    try resumption.handleMessage(message, &news)
  }

  private mutating func take(
    _ strokes: [CapturedStroke], epoch: UInt64, newest: UInt64, oldest: UInt64 = 1,
    since: UInt64
  ) throws -> StrokeQuery? {
    let query = StrokeQuery(since: since)
    var page = StrokePage(for: query, oldest: oldest, newest: newest, epoch: epoch)
    for stroke in strokes where !page.append(stroke) { Issue.record("\(stroke) does not fit") }
    return try resumption.mergePage(page, to: query, &news)
  }

  /// Begins stroke `id` and moves once.
  private mutating func draw(_ id: UInt64, at number: UInt64) throws {
    _ = try take(LiveMessage(sequence: number, .began(Self.beginning(id))))
    _ = try take(LiveMessage(sequence: number + 1, .sample(StrokeID(rawValue: id), Self.sample)))
  }

  /// The strokes that were told as finished, by the stream or the store.
  private var told: [UInt64] {
    news.compactMap { piece in
      switch piece {
      case .fetched(let stroke): stroke.sequence
      case .message(let message):
        if case .update(.finished(let summary)) = message.content { summary.stored } else { nil }
      default: nil
      }
    }
  }

  @Test mutating func whoBeginsNowAsksForNothingThatWasBefore() throws {
    #expect(resumption.firstQuery == nil)
    #expect(try take(Self.hello(7, stored: 40)) == .listen)
    #expect(resumption.place == InkPlace(epoch: 7, sequence: 40))
  }

  @Test mutating func whatWasFinishedWhileNobodyListenedIsAskedForFirst() throws {
    _ = try take(Self.hello(7, stored: 40))
    #expect(resumption.firstQuery == StrokeQuery(since: 40))
    #expect(try take([Self.stroke(41, id: 5)], epoch: 7, newest: 41, since: 40) == nil)
    #expect(try take(Self.hello(7, stored: 41)) == .listen)
    #expect(told == [41])
  }

  @Test mutating func aStrokeBetweenTheQuestionAndTheHelloIsAskedForToo() throws {
    _ = try take(Self.hello(7, stored: 40))
    #expect(try take([], epoch: 7, newest: 40, since: 40) == nil)
    #expect(try take(Self.hello(7, stored: 41)) == .fetch(StrokeQuery(since: 40)))
  }

  @Test mutating func anOpenStrokeThatTheStoreHasIsFinishedAndOneWithoutATraceIsLost() throws {
    _ = try take(Self.hello(7, stored: 0))
    try draw(1, at: 1)
    try draw(2, at: 3)
    try draw(3, at: 5)
    #expect(try take([Self.stroke(1, id: 1)], epoch: 7, newest: 1, since: 0) == nil)
    #expect(try take(Self.hello(7, stored: 1, at: 9)) == .listen)
    let part = StrokeSnapshot.parts(of: Self.beginning(2), samples: [Self.sample])[0]
    _ = try take(LiveMessage(sequence: 9, content: .snapshot(part)))
    #expect(!news.contains(.lost(StrokeID(rawValue: 3))))
    _ = try take(LiveMessage(sequence: 9, content: .ping(Self.moment)))
    let lost = news.filter { if case .lost = $0 { true } else { false } }
    #expect(lost == [.lost(StrokeID(rawValue: 3))])
    #expect(try take(Self.finished(2, stored: 2, at: 10)) == .listen)
    #expect(told == [1, 2])
  }

  @Test mutating func anotherNumberingIsAGapAndItsStrokesComeFromTheFirst() throws {
    _ = try take(Self.hello(7, stored: 0))
    try draw(1, at: 1)
    news = []
    let again = try take([], epoch: 8, newest: 3, since: 5)
    #expect(again == StrokeQuery(since: 0))
    #expect(news == [.missed(.numbering), .lost(StrokeID(rawValue: 1))])
    #expect(try take([Self.stroke(1, id: 1)], epoch: 8, newest: 1, since: 0) == nil)
    #expect(told == [1])
    #expect(resumption.place == InkPlace(epoch: 8, sequence: 1))
  }

  @Test(arguments: [false, true])
  func whoWantsNothingOfAnotherNumberingBeginsWithWhatHappensFromNowOn(byPage: Bool) throws {
    var resumption = Resumption(
      since: InkPlace(epoch: 7, sequence: 5), devices: nil, startsOver: false)
    var news: [InkNews] = []
    if byPage {
      let query = StrokeQuery(since: 5)
      var page = StrokePage(for: query, oldest: 1, newest: 9, epoch: 8)
      _ = page.append(Self.stroke(6, id: 1))
      #expect(try resumption.mergePage(page, to: query, &news) == nil)
    }
    let hello = Self.hello(8, stored: 9)
    #expect(try resumption.handleMessage(hello, &news) == .listen)
    #expect(news == [.missed(.numbering), .message(hello)])
    #expect(resumption.place == InkPlace(epoch: 8, sequence: 9))
    // What comes later is wanted from its first on.
    #expect(
      try resumption.handleMessage(Self.hello(9, stored: 2), &news) == .fetch(StrokeQuery(since: 0))
    )
  }

  @Test func devicesOfChoiceMeanNothingInAnotherNumbering() throws {
    var resumption = Resumption(
      since: InkPlace(epoch: 7, sequence: 0), devices: [DeviceID(rawValue: 1)])
    var news: [InkNews] = []
    #expect(throws: ClientError.renumbered) {
      try resumption.handleMessage(Self.hello(8, stored: 0), &news)
    }
  }

  @Test func strokesOfDevicesThatNobodyWantsAreLeftOutOfThePages() throws {
    var resumption = Resumption(
      since: InkPlace(epoch: 7, sequence: 0), devices: [DeviceID(rawValue: 2)])
    var news: [InkNews] = []
    let query = StrokeQuery(since: 0)
    var page = StrokePage(for: query, oldest: 1, newest: 1, epoch: 7)
    _ = page.append(Self.stroke(1, id: 1))
    #expect(try resumption.mergePage(page, to: query, &news) == nil)
    #expect(news.isEmpty && resumption.place?.sequence == 1)
  }

  @Test func strokesOfAnEarlierRunAreMissedByWhoWantsSomeDevicesOnly() throws {
    var resumption = Resumption(
      since: InkPlace(epoch: 7, sequence: 1), devices: [DeviceID(rawValue: 1)])
    var news: [InkNews] = []
    let query = StrokeQuery(since: 1)
    var page = StrokePage(for: query, oldest: 1, newest: 4, epoch: 7)
    page.earlier = 3
    for sequence in 2...4 as ClosedRange<UInt64> { _ = page.append(Self.stroke(sequence, id: 1)) }
    #expect(try resumption.mergePage(page, to: query, &news) == nil)
    #expect(news == [.missed(.strokes(2)), .fetched(Self.stroke(4, id: 1))])
  }

  @Test func anotherRunMakesTheNumbersOfOpenStrokesAndOfChosenDevicesVoid() throws {
    var resumption = Resumption(since: nil, devices: nil)
    var news: [InkNews] = []
    try resumption.meet(run: 1)
    _ = try resumption.handleMessage(Self.hello(7, stored: 0), &news)
    _ = try resumption.handleMessage(LiveMessage(sequence: 1, .began(Self.beginning(5))), &news)
    news = []
    try resumption.meet(run: 2)
    let hello = Self.hello(7, stored: 0)
    _ = try resumption.handleMessage(hello, &news)
    #expect(news == [.lost(StrokeID(rawValue: 5)), .message(hello)])
    var choosing = Resumption(since: nil, devices: [DeviceID(rawValue: 1)])
    try choosing.meet(run: 1)
    #expect(throws: ClientError.renumbered) { try choosing.meet(run: 2) }
  }

  @Test mutating func aStrokeOfThisRunIsNotTakenForOneOfTheLastThatHadItsNumberAndTime() throws {
    try resumption.meet(run: 1)
    _ = try take(Self.hello(7, stored: 0))
    try draw(5, at: 1)
    news = []
    // The same recording, once more: its first strokes are on the disk before anybody asks.
    try resumption.meet(run: 2)
    let query = try #require(resumption.firstQuery)
    var page = StrokePage(for: query, oldest: 1, newest: 1, epoch: 7)
    page.run = 2
    page.earlier = 0
    let stroke = Self.stroke(1, id: 5)
    if !page.append(stroke) { Issue.record("it does not fit") }
    #expect(try resumption.mergePage(page, to: query, &news) == nil)
    #expect(news == [.lost(StrokeID(rawValue: 5)), .fetched(stroke)])
  }

  @Test mutating func whatTheStoreKeepsNoLongerIsToldAsMissed() throws {
    _ = try take(Self.hello(7, stored: 0))
    #expect(try take([Self.stroke(9, id: 9)], epoch: 7, newest: 9, oldest: 9, since: 0) == nil)
    #expect(news.contains(.missed(.strokes(8))) && told == [9])
  }

  @Test mutating func theStreamIsSilentAboutAStrokeThatTheStoreGaveFirst() throws {
    _ = try take(Self.hello(7, stored: 0))
    try draw(1, at: 1)
    let lost = LostUpdates(first: 3, last: 5, open: 1)
    #expect(
      try take(LiveMessage(sequence: 5, content: .lost(lost))) == .fetch(StrokeQuery(since: 0)))
    #expect(try take([Self.stroke(1, id: 1)], epoch: 7, newest: 1, since: 0) == nil)
    let count = news.count
    let part = StrokeSnapshot.parts(of: Self.beginning(1), samples: [Self.sample])[0]
    _ = try take(LiveMessage(sequence: 5, content: .snapshot(part)))
    _ = try take(LiveMessage(sequence: 6, .sample(StrokeID(rawValue: 1), Self.sample)))
    #expect(try take(Self.finished(1, stored: 1, at: 7)) == .listen)
    #expect(news.count == count && told == [1])
  }

  @Test mutating func aStrokeOfWhichASampleIsMissingIsFetchedWhole() throws {
    _ = try take(Self.hello(7, stored: 0))
    _ = try take(LiveMessage(sequence: 1, .began(Self.beginning(1))))
    #expect(try take(Self.finished(1, stored: 1, at: 3)) == .fetch(StrokeQuery(since: 0)))
    #expect(told.isEmpty)
    #expect(try take([Self.stroke(1, id: 1)], epoch: 7, newest: 1, since: 0) == nil)
    #expect(told == [1])
  }

  @Test mutating func aRecordingThatIsPlayedAgainTellsNoStrokeTwice() throws {
    _ = try take(Self.hello(7, stored: 0))
    try draw(1, at: 1)
    #expect(try take(Self.finished(1, stored: 1, at: 3)) == .listen)
    #expect(try take([], epoch: 7, newest: 0, oldest: 0, since: 1) == nil)
    #expect(try take(Self.hello(7, stored: 0)) == .listen)
    try draw(1, at: 1)
    #expect(try take(Self.finished(1, stored: 1, at: 3)) == .listen)
    #expect(told == [1])
    #expect(
      news.last
        == .message(LiveMessage(sequence: 3, .cancelled(StrokeID(rawValue: 1), Self.moment))))
    try draw(2, at: 4)
    #expect(try take(Self.finished(2, stored: 2, at: 6)) == .listen)
    #expect(told == [1, 2])
  }

  @Test mutating func aDeviceThatIsNotNamedAgainIsGone() throws {
    _ = try take(Self.hello(7, stored: 0))
    _ = try take(
      LiveMessage(
        sequence: 0, content: .added(ModelDaemon.tablet.id, ModelDaemon.tablet, Self.moment)))
    _ = try take(Self.hello(7, stored: 0, at: 4))
    news = []
    _ = try take(LiveMessage(sequence: 4, content: .ping(Self.moment)))
    #expect(
      news.first
        == .message(LiveMessage(sequence: 0, .deviceRemoved(ModelDaemon.tablet.id, Self.moment))))
  }

  @Test mutating func aPenThatIsNearIsPartOfTheGreeting() throws {
    let device = ModelDaemon.tablet.id
    let added = LiveMessage(sequence: 4, content: .added(device, ModelDaemon.tablet, Self.moment))
    let near = LiveMessage(
      sequence: 4,
      .proximity(
        ProximityChange(
          device: device, tool: Tool(kind: .pen), time: Self.moment, kind: .entered)))
    _ = try take(Self.hello(7, stored: 0, at: 4))
    _ = try take(added)
    _ = try take(Self.hello(7, stored: 0, at: 4))
    news = []
    // Whatever their order, the greeting is not over, and the device not gone.
    _ = try take(near)
    _ = try take(added)
    _ = try take(LiveMessage(sequence: 4, content: .ping(Self.moment)))
    #expect(news.prefix(2) == [.message(near), .message(added)])
    #expect(!news.contains(.message(LiveMessage(sequence: 0, .deviceRemoved(device, Self.moment)))))
  }

  @Test mutating func aDaemonOfAnotherProtocolOrWithoutBoundsIsRefused() throws {
    var stranger = Hello(heartbeat: 1, capabilities: [], epoch: 1, stored: 0)
    stranger.protocolVersion = 2
    #expect(throws: ClientError.self) {
      try take(LiveMessage(sequence: 0, content: .hello(stranger)))
    }
    _ = try take(Self.hello(7, stored: 0))
    #expect(throws: ClientError.misunderstood("it has too many open strokes")) {
      for id in 1...UInt64(Resumption.most + 1) {
        _ = try take(LiveMessage(sequence: id, .began(Self.beginning(id))))
      }
    }
  }

  @Test mutating func aStreamWithoutAHelloIsRefusedAsItsStrokesCouldBeToldTwice() throws {
    let failure = ClientError.misunderstood("a stream that does not begin with a hello")
    #expect(throws: failure) { try draw(5, at: 1) }
    try resumption.meet(run: 1)
    _ = try take(Self.hello(7, stored: 0))
    try draw(5, at: 1)
    // Each connection has its own.
    try resumption.meet(run: 1)
    #expect(throws: failure) { try draw(6, at: 4) }
    // Whoever is so slow that the hello was thrown away is told of a loss in its place.
    let lost = LostUpdates(first: 1, last: 5, open: 0)
    _ = try take(LiveMessage(sequence: 5, content: .lost(lost)))
    try draw(6, at: 6)
    #expect(told.isEmpty)
  }
}
