import LinuxIO
import StrokeJournal
import StylusModel
import StylusProtocol
import Testing

@testable import StylusDaemon

/// A desk over a file of its own, with room for so many samples, and a pen.
private final class DeskBench {
  let desk: JournalDesk
  private let folder: JournalFolder
  private var ledger = Ledger(limits: StrokeStore.Limits()) {
    Tablet(id: $0, name: "tablet", role: .pen)
  }
  private let poller: Poller
  private var ready: [Poller.Ready] = []
  private var drawn: UInt64 = 0

  init(samples: Int) throws {
    folder = try JournalFolder()
    desk = try JournalDesk(
      folder.place, JournalRetention(), room: JournalDesk.Room(samples: samples))
    poller = try Poller()
    try poller.add(desk.arrival, token: 1)
    // That the file is open.
    _ = desk.next(&ledger)
  }

  deinit { desk.stop() }

  /// Draws a stroke and gives it to the disk, in a transaction of its own.
  func draw(samples: Int) throws {
    drawn += 1
    _ = ledger.record(.beginning(drawn))
    for time in 1...samples {
      _ = ledger.record(.sample(StrokeID(rawValue: drawn), .at(Int64(time))))
    }
    let summary = StrokeSummary(
      stroke: StrokeID(rawValue: drawn), time: Timestamp(microseconds: Int64(samples)), flags: [],
      samples: UInt32(samples))
    try #require(desk.take(summary, &ledger))
    // Strokes on both sides of another request never share a transaction.
    desk.retain(JournalRetention())
  }

  /// Waits until strokes are on the disk, and keeps them; how many.
  func release() throws -> Int {
    while true {
      if case .release(let strokes)? = desk.next(&ledger) {
        for stroke in strokes { _ = ledger.record(.finished(stroke.summary)) }
        return strokes.count
      }
      try poller.wait(atMost: .milliseconds(180_000), into: &ready)
      try #require(!ready.isEmpty)
    }
  }
}

@Test func aStrokeThatIsOnTheDiskMakesRoomAlsoWhileOthersWait() throws {
  let bench = try DeskBench(samples: 10)
  try bench.draw(samples: 4)
  for _ in 0..<5 {
    try bench.draw(samples: 4)
    #expect(!bench.desk.isFull)
    #expect(try bench.release() == 1)
    #expect(bench.desk.isHolding && !bench.desk.isFull)
  }
}

@Test func theDeskIsFullWhenTooManySamplesWaitUntilOneOfTheirStrokesIsOnTheDisk() throws {
  let bench = try DeskBench(samples: 10)
  for _ in 0..<3 {
    #expect(!bench.desk.isFull)
    try bench.draw(samples: 4)
  }
  #expect(bench.desk.isFull)
  #expect(try bench.release() == 1)
  #expect(!bench.desk.isFull)
}
