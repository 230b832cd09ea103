import StylusModel
import StylusProtocol
import Testing

@testable import StylusClient

/// What a daemon is after it was killed.
private enum Restart: CaseIterable {
  /// Another one, that knows nothing of the first.
  case anew
  /// One that plays the same recording.
  case recording
  /// One with a journal.
  case journal
}

/// A client of the model daemon, through breaks, losses and restarts that chance chooses.
private struct ModelClient {
  var daemon: ModelDaemon
  private let restart: Restart
  var chance: SplitMix
  private var resumption = Resumption(since: InkPlace(epoch: 1, sequence: 0), devices: nil)
  private var narration = InkNarration()
  private var epoch: UInt64 = 1
  /// The open strokes, and the run of the daemon in which each began.
  private var open: [StrokeID: UInt64] = [:]
  private(set) var told: [ModelDaemon.Key: CapturedStroke] = [:]
  private(set) var missed: UInt64 = 0
  private(set) var faults: [String] = []
  private var lost: Set<LostStroke> = []

  private struct LostStroke: Hashable {
    var run: UInt64
    var stroke: StrokeID
  }

  init(seed: UInt64, _ restart: Restart) {
    chance = SplitMix(state: seed)
    daemon = ModelDaemon(seed: ~seed)
    self.restart = restart
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
      switch restart {
      case .anew: daemon.restart()
      case .recording: daemon.playAgain()
      case .journal: daemon.restartWithJournal()
      }
    case 3...5 where daemon.stream == nil: try connect()
    case 6...20: try listen()
    default: daemon.step()
    }
  }

  private mutating func connect() throws {
    try resumption.meet(run: daemon.run)
    if let query = resumption.firstQuery { try fetch(query) }
    daemon.subscribe()
  }

  private mutating func listen() throws {
    guard let message = daemon.deliver() else { return }
    var news: [InkNews] = []
    let step = try resumption.handleMessage(message, &news)
    hear(news)
    if case .fetch(let query) = step { try fetch(query) }
  }

  /// Page by page, while the pens go on.
  private mutating func fetch(_ query: StrokeQuery) throws {
    var next: StrokeQuery? = query
    while let query = next {
      var news: [InkNews] = []
      next = try resumption.mergePage(daemon.page(for: query), to: query, &news)
      hear(news)
      for _ in 0..<Int.random(in: 0..<12, using: &chance) { daemon.step() }
    }
  }

  private mutating func hear(_ news: [InkNews]) {
    for event in news.compactMap({ narration.event(of: $0) }) {
      switch event {
      case .began(let beginning): begin(beginning.stroke)
      case .restored(let stroke):
        open[stroke.id] = daemon.run
        if lost.contains(LostStroke(run: daemon.run, stroke: stroke.id)), restart != .recording {
          faults.append("\(stroke.id) was lost and is there")
        }
      case .sample(let stroke, _), .predicted(let stroke, _):
        if open[stroke] == nil { faults.append("a sample of \(stroke), which is not open") }
      case .cancelled(let stroke): end(stroke)
      case .lost(let stroke):
        lost.insert(LostStroke(run: open[stroke] ?? 0, stroke: stroke))
        end(stroke)
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
    if open.updateValue(daemon.run, forKey: stroke) != nil {
      faults.append("\(stroke) begins twice")
    }
  }

  private mutating func end(_ stroke: StrokeID) {
    if open.removeValue(forKey: stroke) == nil { faults.append("\(stroke) ends and was not open") }
  }

  private mutating func finish(_ stroke: CapturedStroke) {
    open[stroke.id] = nil
    let key = ModelDaemon.Key(epoch: epoch, sequence: stroke.sequence)
    if told.updateValue(stroke, forKey: key) != nil { faults.append("\(key) is told twice") }
  }

  /// What of the last numbering came, and what was told to be missing.
  var accounted: UInt64 {
    missed + UInt64(told.keys.count { $0.epoch == daemon.epoch })
  }

  /// How much of it there is to know: what came to be before it was played again counts if it was
  /// heard of.
  var known: UInt64 { max(daemon.newest, resumption.place?.sequence ?? 0) }
}

@Suite struct ResumptionChanceTests {
  @Test(arguments: Restart.allCases)
  fileprivate func whateverBreaksEachFinishedStrokeIsToldOnceAndWholeOrAsMissed(
    restart: Restart
  ) throws {
    var strokes = 0
    for seed in 1...UInt64(400) {
      var client = ModelClient(seed: seed, restart)
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
