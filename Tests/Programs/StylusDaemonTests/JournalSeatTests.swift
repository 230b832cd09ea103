import StrokeJournal
import StylusModel
import StylusProtocol
import Testing

@testable import StylusDaemon

private let alice: UInt32 = 1_000
private let bob: UInt32 = 1_001
private let root: UInt32 = 0
private let stranger: UInt32 = 1_234
private let denied = "org.varlink.service.PermissionDenied"

extension JournalFolder {
  /// A daemon of a seat, with alice in front and bob behind her, that keeps a few strokes in
  /// memory.
  fileprivate func bench(keeping strokes: Int = 1, speed: Double = 4) throws -> SeatBench {
    var limits = StrokeStore.Limits()
    limits.strokes = strokes
    let bench = try SeatBench(speed: speed, journal: place, limits: limits)
    bench.logins.tell([alice, bob], front: alice)
    try bench.loop.runTurn()
    return bench
  }
}

/// Plays until the client has heard of so many finished strokes.
private func finish(_ count: Int, _ bench: SeatBench, _ client: SeatClient) throws {
  try bench.run {
    try bench.turn([client])
    return client.finishes.count >= count
  }
}

/// Plays until the client's pen is down.
private func touch(_ bench: SeatBench, _ client: SeatClient) throws {
  try bench.run {
    try bench.turn([client])
    return !client.openStrokes.isEmpty
  }
}

/// The number of the newest stroke that a page of the journal tells of.
private func newest(in page: String) -> Int? {
  page.firstMatch(of: /"newest":([0-9]+),/).flatMap { Int($0.1) }
}

extension SeatBench {
  /// Streams of alice and bob. Bob subscribes before he comes to the front; otherwise he misses
  /// strokes on a busy machine.
  fileprivate func subscribers() throws -> (hers: SeatClient, his: SeatClient) {
    (try subscriber(alice), try subscriber(bob))
  }

  /// What is in the journal of an owner, as a root user sees it.
  fileprivate func journal(of owner: UInt32) throws -> String {
    try ask(try client(root), "ListJournal", "{\"owner\":\(owner),\"samples\":false}")
  }
}

@Test func eachOwnersStrokesAreNumberedOnFromTheJournalAfterARestart() throws {
  let folder = try JournalFolder()
  let hersBefore: Int
  let hisBefore: Int
  do {
    let bench = try folder.bench()
    let (hers, his) = try bench.subscribers()
    try finish(2, bench, hers)
    #expect(hers.finishes.prefix(2).map(\.stored) == [1, 2])
    bench.logins.tell([alice, bob], front: bob)
    try finish(1, bench, his)
    #expect(his.finishes.first?.stored == 1)
    try hers.hear()
    (hersBefore, hisBefore) = (hers.finishes.count, his.finishes.count)
    #expect(try bench.journal(of: alice).contains("\"newest\":\(hersBefore),"))
  }
  let bench = try folder.bench()
  let hers = try bench.subscriber(alice)
  #expect(hers.greeting.contains("\"stored\":\(hersBefore)}"))
  try finish(1, bench, hers)
  #expect(hers.finishes.first?.stored == UInt64(hersBefore) + 1)
  let page = try bench.ask(try bench.client(alice), "GetStrokes", "{\"since\":0,\"limit\":1}")
  #expect(page.contains("\"sequence\":1,"))
  #expect(page.contains("\"oldest\":1,\"missed\":0,"))
  #expect(page.contains("\"earlier\":\(hersBefore)}"))
  // The daemon may have finished more of his before it was gone.
  #expect(try #require(newest(in: try bench.journal(of: bob))) >= hisBefore)
}

@Test func aStrokeThatWaitsForTheDiskWhenItsOwnerGoesIsToldAtOnceAndKeptAllTheSame() throws {
  let folder = try JournalFolder()
  // So slowly that the stroke is open still when its owner goes, though this machine may be busy.
  let bench = try folder.bench(speed: 0.25)
  let (hers, his) = try bench.subscribers()
  try touch(bench, hers)
  bench.logins.tell([alice, bob], front: bob)
  try bench.turn([hers])
  #expect(hers.openStrokes.isEmpty && hers.devices.isEmpty)
  let cut = try #require(hers.finishes.last)
  #expect(cut.flags == .switched && cut.stored == nil)
  try bench.turn([his])
  #expect(his.strokes.isDisjoint(with: hers.strokes))
  #expect(try bench.journal(of: alice).contains("\"newest\":\(hers.finishes.count),"))
  // On a busy machine he may have finished strokes of his own by now.
  let kept = try #require(newest(in: try bench.journal(of: bob)))
  try his.hear()
  #expect(kept <= his.strokes.count)
}

@Test func theJournalIsForWhoMayFetchTheOwnersStrokes() throws {
  let folder = try JournalFolder()
  let bench = try folder.bench()
  let hers = try bench.subscriber(alice)
  try finish(1, bench, hers)
  let methods = ["ListJournal", "GetJournal", "WipeJournal"]
  let own = "{\"owner\":\(alice)}"
  let asking = try bench.client(alice)
  for (user, parameters) in [(bob, "{}"), (stranger, "{}"), (stranger, own)] {
    let other = try bench.client(user)
    for method in methods { #expect(try bench.ask(other, method, parameters).contains(denied)) }
  }
  for method in methods {
    #expect(try bench.ask(asking, method, "{\"owner\":\(bob)}").contains(denied))
  }
  for parameters in ["{}", own] {
    #expect(try bench.ask(asking, "ListJournal", parameters).contains("\"sequence\":1,"))
  }
  #expect(
    try bench.ask(try bench.client(root), "WipeJournal", "{\"owner\":\(bob)}")
      .contains("\"strokes\":0"))
  bench.logins.tell([alice], front: alice, locked: true)
  try bench.turn([hers])
  for method in methods { #expect(try bench.ask(asking, method, own).contains(denied)) }
  #expect(try bench.journal(of: alice).contains("\"sequence\":1,"))
  bench.logins.tell([alice], front: alice)
  let before = "{\"before\":2}"
  #expect(try bench.ask(asking, "WipeJournal", before).contains("\"strokes\":1"))
  #expect(!(try bench.journal(of: alice).contains("\"sequence\":1,")))
}

@Test func whatEachOwnerDrewWhileTheJournalFailedIsWrittenOnceItCanBe() throws {
  let folder = try JournalFolder()
  try folder.setOpen(true)
  let bench = try folder.bench(keeping: 100)
  let (hers, his) = try bench.subscribers()
  try finish(2, bench, hers)
  #expect(hers.finishes.prefix(2).map(\.stored) == [1, 2])
  bench.logins.tell([alice, bob], front: bob)
  try finish(1, bench, his)
  bench.logins.tell([alice, bob])
  try bench.turn([hers, his])
  let asking = try bench.client(root)
  try bench.run { try bench.ask(asking, "GetStatus").contains("\"journal\":\"failing\"") }
  try folder.setOpen(false)
  try bench.run { try bench.ask(asking, "GetStatus").contains("\"journal\":\"on\"") }
  // A slow machine finishes more strokes between two questions: sooner or later all agree.
  for (owner, client) in [(alice, hers), (bob, his)] {
    try bench.run {
      try bench.turn([hers, his])
      let count = client.finishes.count
      let page = try bench.ask(asking, "GetStrokes", "{\"since\":0,\"owner\":\(owner)}")
      return try bench.journal(of: owner).contains("\"oldest\":1,\"newest\":\(count),")
        && page.contains("\"newest\":\(count),\"oldest\":1,\"missed\":0,")
    }
  }
}

@Test func inkThatNobodyOwnsIsNotInTheJournal() throws {
  let folder = try JournalFolder()
  let bench = try folder.bench()
  bench.logins.tell([], front: nil)
  let roots = try bench.subscriber(root)
  try finish(2, bench, roots)
  #expect(roots.finishes.allSatisfy { $0.stored == nil })
  for owner in [root, alice, bob] {
    #expect(try bench.journal(of: owner).contains("\"newest\":0,"))
  }
}
