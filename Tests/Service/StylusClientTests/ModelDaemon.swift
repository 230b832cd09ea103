import StylusModel
import StylusProtocol

/// A daemon without sockets: pens that draw by chance, a small store, and one client at a time
/// whose stream a test reads as late as it likes.
struct ModelDaemon {
  /// What the pens do; the same again when it is played again.
  private let seed: UInt64
  private var chance: SplitMix
  private(set) var epoch: UInt64 = 1
  private(set) var run: UInt64 = 1
  /// The newest stroke of an earlier run.
  private var earlier: UInt64 = 0
  private(set) var newest: UInt64 = 0
  private var finished: [CapturedStroke] = []
  private var open: [CapturedStroke] = []
  private var ended: Set<StrokeID> = []
  private var strokes: UInt64 = 0
  private var sequence: UInt64 = 0
  /// What is on its way to the client; nil without one.
  private(set) var stream: [LiveMessage]?

  /// So many finished strokes are kept.
  static let kept = 12
  static let tablet = Tablet(id: DeviceID(rawValue: 1), name: "model", role: .pen)

  /// Every stroke that was ever stored, by numbering and number.
  private(set) var history: [Key: CapturedStroke] = [:]

  struct Key: Hashable {
    var epoch: UInt64
    var sequence: UInt64
  }

  init(seed: UInt64) {
    self.seed = seed
    chance = SplitMix(state: seed)
  }

  /// Is killed, and starts anew with other numbers.
  mutating func restart() {
    let history = history
    let next = epoch + 1
    self = ModelDaemon(seed: seed &+ 1)
    self.history = history
    epoch = next
    run = next
  }

  /// Is killed, and goes on with the numbers of its journal; all others begin anew.
  mutating func restartWithJournal() {
    let before = self
    self = ModelDaemon(seed: seed &+ 1)
    (history, finished) = (before.history, before.finished)
    (epoch, newest, earlier) = (before.epoch, before.newest, before.newest)
    run = before.run + 1
  }

  /// Is killed, and plays the same again, with the same numbers.
  mutating func playAgain() {
    let (history, epoch, run) = (history, epoch, run)
    self = ModelDaemon(seed: seed)
    self.history = history
    (self.epoch, self.run) = (epoch, run)
  }

  /// Breaks the client's connection; what was on its way is gone.
  mutating func hangUp() { stream = nil }

  /// Takes a subscriber.
  mutating func subscribe() {
    let hello = Hello(heartbeat: 5_000, capabilities: [], epoch: epoch, stored: newest)
    stream = [LiveMessage(sequence: sequence, content: .hello(hello))]
    roll()
  }

  /// Throws away what is on its way, as for a slow client.
  mutating func lose() {
    guard let first = stream?.first?.sequence else { return }
    let lost = LostUpdates(first: first, last: sequence, open: UInt32(open.count))
    stream = [LiveMessage(sequence: sequence, content: .lost(lost))]
    roll()
  }

  private mutating func roll() {
    stream?.append(
      LiveMessage(
        sequence: sequence, content: .added(Self.tablet.id, Self.tablet, Timestamp(microseconds: 0))
      ))
    for stroke in open {
      for part in StrokeSnapshot.parts(of: stroke.beginning, samples: stroke.samples) {
        stream?.append(LiveMessage(sequence: sequence, content: .snapshot(part)))
      }
      guard ended.contains(stroke.id) else { continue }
      let ended = LiveMessage(sequence: sequence, .ended(ending(of: stroke.id)))
      stream?.append(ended)
    }
  }

  /// The next message that reaches the client.
  mutating func deliver() -> LiveMessage? {
    guard stream?.isEmpty == false else { return nil }
    return stream?.removeFirst()
  }

  /// Some finished strokes, few to a page.
  func page(for query: StrokeQuery) -> StrokePage {
    var query = query
    query.limit = 3
    var page = StrokePage(
      for: query, oldest: finished.first?.sequence ?? 0, newest: newest, epoch: epoch)
    page.run = run
    page.earlier = earlier
    for stroke in finished where stroke.sequence > query.since {
      guard page.append(stroke) else { break }
    }
    return page
  }

  /// Something happens.
  mutating func step() {
    let pick = open.indices.randomElement(using: &chance)
    switch (Int.random(in: 0..<10, using: &chance), pick) {
    case (0...1, _) where open.count < 3, (_, nil): begin()
    case (2, let index?): finish(index)
    case (3, let index?): tell(.cancelled(open.remove(at: index).id, time))
    case (4, let index?) where !ended.contains(open[index].id):
      ended.insert(open[index].id)
      tell(.ended(ending(of: open[index].id)))
    case (5, let index?) where !open[index].samples.isEmpty: correct(index)
    case (_, let index?) where !ended.contains(open[index].id): move(index)
    default: break
    }
  }

  private var time: Timestamp { Timestamp(microseconds: Int64(run * 1_000_000 + sequence)) }

  private func ending(of stroke: StrokeID) -> StrokeEnding {
    StrokeEnding(stroke: stroke, time: time, flags: [])
  }

  private mutating func begin() {
    strokes += 1
    let beginning = StrokeBeginning(
      stroke: StrokeID(rawValue: strokes), device: Self.tablet.id, tool: Tool(kind: .pen),
      time: time)
    open.append(CapturedStroke(beginning: beginning))
    tell(.began(beginning))
  }

  private mutating func move(_ index: Int) {
    let sample = Sample(time: time, x: Millimeters(Float(sequence)), y: Millimeters(1))
    open[index].samples.append(sample)
    tell(.sample(open[index].id, sample))
  }

  private mutating func correct(_ index: Int) {
    let position = Int.random(in: 0..<open[index].samples.count, using: &chance)
    open[index].samples[position].y = Millimeters(Float(sequence))
    let correction = SampleCorrection(
      stroke: open[index].id, position: UInt32(position), changed: [],
      sample: open[index].samples[position])
    tell(.corrected(correction))
  }

  private mutating func finish(_ index: Int) {
    var stroke = open.remove(at: index)
    newest += 1
    stroke.sequence = newest
    finished.append(stroke)
    history[Key(epoch: epoch, sequence: newest)] = stroke
    if finished.count > Self.kept { finished.removeFirst() }
    let summary = StrokeSummary(
      stroke: stroke.id, time: time, flags: [], samples: UInt32(stroke.samples.count),
      stored: newest)
    tell(.finished(summary))
  }

  private mutating func tell(_ update: StrokeUpdate) {
    sequence += 1
    stream?.append(LiveMessage(sequence: sequence, update))
  }
}

/// Chance that can be had again.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = (state ^ state >> 30) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ mixed >> 27) &* 0x94d0_49bb_1331_11eb
    return mixed ^ mixed >> 31
  }
}
