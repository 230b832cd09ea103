import InkModel
import StylusProtocol
import StylusTestKit
import Testing

@testable import StylusClient

/// A client of the model daemon, through breaks, losses and restarts that chance chooses.
private struct ModelClient {
  var daemon: ModelDaemon
  /// Whether a daemon that is killed plays the same again.
  private let isRecording: Bool
  var chance: SplitMix
  private var resumption = Resumption(since: InkPlace(epoch: 1, sequence: 0), devices: nil)
  private var narration = InkNarration()
  private var epoch: UInt64 = 1
  private var open: Set<StrokeID> = []
  private(set) var told: [ModelDaemon.Key: CapturedStroke] = [:]
  private(set) var missed: UInt64 = 0
  private(set) var faults: [String] = []

  init(seed: UInt64, isRecording: Bool) {
    chance = SplitMix(state: seed)
    daemon = ModelDaemon(seed: ~seed)
    self.isRecording = isRecording
  }

  /// Lives through some hundred moments, and at last hears everything.
  mutating func live() throws {
    for _ in 0..<600 { try pass() }
    daemon.hangUp()
    try connect()
    while daemon.stream?.isEmpty == false { try listen() }
  }

  private mutating func pass() throws {
    switch Int.random(in: 0..<40, using: &chance) {
    case 0: daemon.hangUp()
    case 1: daemon.lose()
    case 2 where Int.random(in: 0..<4, using: &chance) == 0:
      if isRecording { daemon.playAgain() } else { daemon.restart() }
    case 3...5 where daemon.stream == nil: try connect()
    case 6...20: try listen()
    default: daemon.step()
    }
  }

  private mutating func connect() throws {
    if let query = resumption.firstQuery { try fetch(query) }
    daemon.subscribe()
  }

  private mutating func listen() throws {
    guard let message = daemon.deliver() else { return }
    var news: [InkNews] = []
    let step = try resumption.take(message, &news)
    hear(news)
    if case .fetch(let query) = step { try fetch(query) }
  }

  /// Page by page, while the pens go on.
  private mutating func fetch(_ query: StrokeQuery) throws {
    var next: StrokeQuery? = query
    while let query = next {
      var news: [InkNews] = []
      next = try resumption.take(daemon.page(for: query), to: query, &news)
      hear(news)
      for _ in 0..<Int.random(in: 0..<12, using: &chance) { daemon.step() }
    }
  }

  private mutating func hear(_ news: [InkNews]) {
    for event in news.flatMap({ narration.events(of: $0) }) {
      switch event {
      case .began(let beginning): begin(beginning.stroke)
      case .restored(let stroke): open.insert(stroke.id)
      case .sample(let stroke, _), .predicted(let stroke, _):
        if !open.contains(stroke) { faults.append("a sample of \(stroke), which is not open") }
      case .cancelled(let stroke), .lost(let stroke): end(stroke)
      case .finished(let stroke): finish(stroke)
      case .missed(.strokes(let count)): missed += count
      case .missed(.numbering):
        epoch = daemon.epoch
        missed = 0
      default: break
      }
    }
  }

  private mutating func begin(_ stroke: StrokeID) {
    if !open.insert(stroke).inserted { faults.append("\(stroke) begins twice") }
  }

  private mutating func end(_ stroke: StrokeID) {
    if open.remove(stroke) == nil { faults.append("\(stroke) ends and was not open") }
  }

  private mutating func finish(_ stroke: CapturedStroke) {
    open.remove(stroke.id)
    let key = ModelDaemon.Key(epoch: epoch, sequence: stroke.sequence)
    if told.updateValue(stroke, forKey: key) != nil { faults.append("\(key) is told twice") }
  }

  /// What of the last numbering came, and what was told to be missing.
  var accounted: UInt64 {
    missed + UInt64(told.keys.count { $0.epoch == daemon.epoch })
  }

  /// How much of it there is to know: what came to be before it was played again counts if it was heard of.
  var known: UInt64 { max(daemon.newest, resumption.place?.sequence ?? 0) }
}

@Suite struct ResumptionChanceTests {
  @Test(arguments: [false, true])
  func whateverBreaksEachFinishedStrokeIsToldOnceAndWholeOrAsMissed(isRecording: Bool) throws {
    var strokes = 0
    for seed in 1...UInt64(400) {
      var client = ModelClient(seed: seed, isRecording: isRecording)
      try client.live()
      #expect(client.faults.isEmpty, "seed \(seed): \(client.faults)")
      for (key, stroke) in client.told {
        #expect(stroke == client.daemon.history[key], "seed \(seed): \(key)")
      }
      #expect(client.accounted == client.known, "seed \(seed)")
      strokes += client.told.count
    }
    #expect(strokes > 4_000)
  }
}
