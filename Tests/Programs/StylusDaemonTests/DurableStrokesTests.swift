import LinuxIO
import StrokeJournal
import StylusModel
import StylusProtocol
import Testing

@testable import StylusDaemon

/// Strokes over a file of its own, with room for so many samples, and a pen.
private final class DurableBench {
  let durable: DurableStrokes
  private let folder: JournalFolder
  private var ink = InkState(limits: StrokeStore.Limits()) {
    Tablet(id: $0, name: "tablet", role: .pen)
  }
  private let poller: Poller
  private var ready: [Poller.Ready] = []
  private var drawn: UInt64 = 0

  init(samples: Int) throws {
    folder = try JournalFolder()
    durable = try DurableStrokes(
      folder.place, JournalRetention(), room: DurableStrokes.WaitingLimits(samples: samples))
    poller = try Poller()
    try poller.add(durable.arrival, token: 1)
    // That the file is open.
    _ = durable.nextStep(&ink)
  }

  deinit { durable.stop() }

  /// Draws a stroke and gives it to the disk, in a transaction of its own.
  func draw(samples: Int) throws {
    drawn += 1
    _ = ink.record(.beginning(drawn))
    for time in 1...samples {
      _ = ink.record(.sample(StrokeID(rawValue: drawn), .at(Int64(time))))
    }
    let summary = StrokeSummary(
      stroke: StrokeID(rawValue: drawn), time: Timestamp(microseconds: Int64(samples)), flags: [],
      samples: UInt32(samples))
    try #require(durable.persistStroke(summary, &ink))
    // Strokes on both sides of another request never share a transaction.
    durable.retain(JournalRetention())
  }

  /// Waits until strokes are on the disk, and keeps them; how many.
  func release() throws -> Int {
    while true {
      if case .release(let strokes)? = durable.nextStep(&ink) {
        for stroke in strokes { _ = ink.record(.finished(stroke.summary)) }
        return strokes.count
      }
      try poller.wait(atMost: .milliseconds(180_000), into: &ready)
      try #require(!ready.isEmpty)
    }
  }
}

@Test func aStrokeThatIsOnTheDiskMakesRoomAlsoWhileOthersWait() throws {
  let bench = try DurableBench(samples: 10)
  try bench.draw(samples: 4)
  for _ in 0..<5 {
    try bench.draw(samples: 4)
    #expect(!bench.durable.isFull)
    #expect(try bench.release() == 1)
    #expect(bench.durable.isHolding && !bench.durable.isFull)
  }
}

@Test func theDeskIsFullWhenTooManySamplesWaitUntilOneOfTheirStrokesIsOnTheDisk() throws {
  let bench = try DurableBench(samples: 10)
  for _ in 0..<3 {
    #expect(!bench.durable.isFull)
    try bench.draw(samples: 4)
  }
  #expect(bench.durable.isFull)
  #expect(try bench.release() == 1)
  #expect(!bench.durable.isFull)
}
