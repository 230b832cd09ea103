import StylusModel
import StylusProtocol
import Testing

@testable import StylusDaemon

/// People who come and go at three tablets while they are drawn on, and everything that each of
/// them got: live, and from the store.
///
/// What the pens do waits in a queue for some time, as it does in the hand-overs of the daemon.
struct OwnershipPlay {
  private var ownership = InkOwnership(owner: nil, isShared: true)
  private var store = StrokeStore()
  private var dice: Dice
  private var now: Int64 = 0
  private var queue: [StrokeUpdate] = []
  private var pens: [Pen]
  private var lastStroke: UInt64 = 0
  /// Since when whose ink it was.
  private var times: [(since: Int64, owner: UInt32?)] = [(0, nil)]
  /// When the tip had touched that measured a sample, by the time of the sample.
  private var touches: [Timestamp: Int64] = [:]
  /// What each owner got live.
  private var heard: [UInt32: [Sample]] = [:]
  private var stored: [UInt32: [UInt64]] = [:]

  private struct Pen {
    var device: UInt32
    /// The stroke that it draws, and when the tip touched: before the stroke where events were
    /// lost.
    var stroke: (id: UInt64, touched: Int64)?
  }

  /// A generator of numbers that are always the same: splitmix64.
  private struct Dice: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state &+= 0x9e37_79b9_7f4a_7c15
      var word = (state ^ (state >> 30)) &* 0xbf58_476d_1ce4_e5b9
      word = (word ^ (word >> 27)) &* 0x94d0_49bb_1331_11eb
      return word ^ (word >> 31)
    }
  }

  init(seed: UInt64) {
    dice = Dice(state: seed)
    pens = (1...3).map { Pen(device: $0) }
  }

  /// Something happens.
  mutating func step() {
    now += Int64.random(in: 1...5_000, using: &dice)
    switch Int.random(in: 0..<50, using: &dice) {
    case 0: switchOver()
    case 1..<8: tell(.max)
    case 8..<20: tell(Int.random(in: 0...4, using: &dice))
    default: draw(Int.random(in: 0..<3, using: &dice))
    }
  }

  private mutating func draw(_ pen: Int) {
    guard let stroke = pens[pen].stroke else {
      if Bool.random(using: &dice) { return touch(pen) }
      return queue.append(.hovering(pens[pen].device, now))
    }
    switch Int.random(in: 0..<12, using: &dice) {
    case 0: lift(pen, stroke.id, [])
    case 1:
      // Events were lost, and the tip is still down.
      lift(pen, stroke.id, .gap)
      touch(pen, since: stroke.touched)
    default: move(pen, stroke)
    }
  }

  private mutating func move(_ pen: Int, _ stroke: (id: UInt64, touched: Int64)) {
    touches[Timestamp(microseconds: now)] = stroke.touched
    queue.append(.sample(StrokeID(rawValue: stroke.id), .at(now)))
  }

  /// - Parameter touched: when the tip really touched; nil for now.
  private mutating func touch(_ pen: Int, since touched: Int64? = nil) {
    lastStroke += 1
    pens[pen].stroke = (lastStroke, touched ?? now)
    let id = StrokeID(rawValue: lastStroke)
    let device = DeviceID(rawValue: pens[pen].device)
    let time = Timestamp(microseconds: now)
    queue.append(
      .began(StrokeBeginning(stroke: id, device: device, tool: Tool(kind: .pen), time: time)))
    move(pen, (lastStroke, touched ?? now))
  }

  private mutating func lift(_ pen: Int, _ id: UInt64, _ flags: StrokeFlags) {
    pens[pen].stroke = nil
    let time = Timestamp(microseconds: now)
    let stroke = StrokeID(rawValue: id)
    queue.append(.ended(StrokeEnding(stroke: stroke, time: time, flags: flags)))
    queue.append(
      .finished(StrokeSummary(stroke: stroke, time: time, flags: flags, samples: 0)))
  }

  /// What the main thread does with what comes out of the hand-over.
  private mutating func tell(_ most: Int) {
    for update in queue.prefix(most) where ownership.admits(update) { publish(update) }
    queue.removeFirst(min(most, queue.count))
  }

  private mutating func publish(_ update: StrokeUpdate) {
    let number = store.applyUpdate(update, owner: ownership.owner)
    guard let owner = ownership.owner else { return }
    if let number { stored[owner, default: []].append(number) }
    switch update {
    case .sample(_, let sample), .hover(_, _, let sample): heard[owner, default: []].append(sample)
    default: break
    }
  }

  private mutating func switchOver() {
    let owners: [UInt32?] = [nil, 1_000, 1_001, 1_002]
    let next = owners.filter { $0 != ownership.owner }.randomElement(using: &dice) ?? nil
    let before = ownership.owner
    let (strokes, time) = ownership.changeOwner(to: next, at: Timestamp(microseconds: now))
    for stroke in strokes {
      for update in store.closing(stroke, at: time, adding: .switched) {
        let number = store.applyUpdate(update, owner: before)
        if let before, let number { stored[before, default: []].append(number) }
      }
    }
    times.append((now, next))
  }

  // MARK: What must hold

  /// Nothing is open twice, everybody has their own ink only, and their strokes are numbered
  /// without a hole.
  func expectOwnInkOnly() {
    for (owner, samples) in heard { expect(samples, of: owner) }
    for owner in [1_000, 1_001, 1_002] as [UInt32] {
      let kept = store.finished(of: owner)
      let strokes = kept.unpacked(since: 0, limit: .max)
      expect(strokes.flatMap(\.samples), of: owner)
      #expect(strokes.map(\.sequence) == Array(1..<kept.newest + 1))
      #expect(stored[owner] ?? [] == strokes.map(\.sequence))
    }
    #expect(heard.values.reduce(0) { $0 + $1.count } > 5)
  }

  private func expect(_ samples: [Sample], of owner: UInt32) {
    for sample in samples {
      let time = sample.time.microseconds
      let period = period(of: time)
      #expect(times[period].owner == owner, "\(time) is not of \(owner)")
      guard let touch = touches[sample.time] else { continue }
      #expect(self.period(of: touch) == period, "\(time) is of a contact that began before")
    }
  }

  /// Which of the owners' times a moment lies in; nothing happens in the moment of a change itself.
  private func period(of time: Int64) -> Int { times.lastIndex { $0.since < time } ?? 0 }
}
