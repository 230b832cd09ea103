import Foundation
import StrokeJournal
import StylusModel
import StylusProtocol
import Testing

/// A journal, and clocks that a test turns.
private struct Years {
  static let day: Int64 = 86_400_000_000
  static let hour: Int64 = 3_600_000_000
  let file: JournalFile
  var clock: RetentionClock
  var retention = JournalRetention()
  var ink = InkBox(seed: 11)
  private var newest: UInt64 = 0
  /// What the wall clock says; what it is wrong by.
  var wall: Int64 = 20_000 * day
  var wrong: Int64 = 0
  private var running: Int64 = 0

  init(_ folder: Folder) throws {
    file = try JournalFile(opening: folder.place)
    clock = RetentionClock(days: retention.days)
  }

  /// A stroke is written.
  mutating func draw() throws {
    newest += 1
    try file.append(ink.entries(newest...newest, samples: 2), now: wall + wrong)
  }

  /// Time passes while the daemon runs, and it looks each hour, or as often as is said.
  mutating func run(hours: Int64, looking: Int64 = 1) throws {
    for _ in 0..<hours / looking {
      wall += looking * Self.hour
      running += looking * Self.hour
      try look()
    }
  }

  /// The daemon is started anew after a time.
  mutating func rest(days: Int64) throws {
    wall += days * Self.day
    clock = RetentionClock(days: retention.days)
    try look()
  }

  mutating func look() throws {
    while true {
      let now = clock.now(
        wall: wall + wrong, running: running, oldest: try file.oldestWritten())
      guard try file.trim(retention, now: now) else { return }
    }
  }

  func kept() throws -> [UInt64] { try file.everything().strokes.map(\.sequence) }
}

@Suite struct RetentionClockTests {
  let folder: Folder

  init() throws { folder = try Folder() }

  /// A stroke each day for a hundred days, of which ninety are kept.
  private func hundredDays() throws -> Years {
    var years = try Years(folder)
    for _ in 0..<100 {
      try years.draw()
      try years.run(hours: 24, looking: 24)
    }
    return years
  }

  @Test func strokesOfADaemonThatRunsAreGoneWhenTheirDaysAreOver() throws {
    let years = try hundredDays()
    #expect(try years.kept() == Array(11...100))
  }

  @Test func aDaemonThatRunsAnHourADayKeepsUp() throws {
    var years = try Years(folder)
    for _ in 0..<100 {
      try years.draw()
      try years.run(hours: 1)
      years.wall += 23 * Years.hour
      try years.rest(days: 0)
    }
    try years.run(hours: 2)
    // What is written on the first day is 90 days old in the first hour of day 91.
    #expect(try years.kept() == Array(12...100))
  }

  @Test(arguments: [400, 5_000, -400, -20_000] as [Int64])
  func anHourOfAClockThatIsWrongByYearsCostsNoMoreThanADay(days: Int64) throws {
    var years = try hundredDays()
    years.wrong = days * Years.day
    try years.look()
    #expect(try years.kept() == Array(11...100))
    try years.run(hours: 1)
    years.wrong = 0
    try years.look()
    let kept = try years.kept()
    #expect(kept.last == 100 && kept.count >= 88)
    // Right again, it goes on as before.
    try years.draw()
    try years.run(hours: 24)
    #expect(try years.kept().count >= 88)
  }

  @Test func aDaemonThatIsStartedByAWrongClockLosesNothingByTheStart() throws {
    var years = try hundredDays()
    for _ in 0..<50 {
      years.wrong = 4_000 * Years.day
      try years.rest(days: 0)
      years.wrong = -years.wrong
      try years.rest(days: 0)
    }
    #expect(try years.kept() == Array(11...100))
  }

  @Test func whatWasDrawnWhileTheClockWasBackIsNotOldWhenItIsRight() throws {
    var years = try hundredDays()
    years.wrong = -20_000 * Years.day
    try years.draw()
    try years.run(hours: 5)
    years.wrong = 0
    try years.run(hours: 24)
    #expect(try years.kept().last == 101)
  }

  @Test func aWrongClockOverAnEmptyJournalIsForgottenWithTheFirstStroke() throws {
    var years = try Years(folder)
    years.wrong = 5_000 * Years.day
    try years.run(hours: 3)
    years.wrong = 0
    try years.draw()
    try years.look()
    years.wrong = 5_000 * Years.day
    try years.look()
    #expect(try years.kept() == [1])
  }

  @Test func aMachineThatWasOffForAMonthCatchesUpInADayAndAQuarter() throws {
    var years = try hundredDays()
    try years.rest(days: 30)
    #expect(try years.kept().first == 11)
    try years.run(hours: 31)
    #expect(try years.kept().first.map { 41...43 ~= $0 } == true)
  }

  @Test func fewerDaysCountAtOnce() throws {
    var years = try hundredDays()
    years.retention.days = 10
    years.clock.retain(days: 10)
    try years.look()
    #expect(try years.kept() == Array(91...100))
  }

  @Test func onlyALeapIsOne() {
    var clock = RetentionClock(days: 90)
    #expect(clock.leap(wall: 5, running: 0) == nil)
    _ = clock.now(wall: 0, running: 0, oldest: nil)
    #expect(clock.leap(wall: 30 * Years.hour, running: 30 * Years.hour) == nil)
    #expect(clock.leap(wall: Years.hour, running: 0) == nil)
    #expect(clock.leap(wall: 5 * Years.hour, running: Years.hour) == 4 * Years.hour)
    #expect(clock.leap(wall: -5 * Years.hour, running: 0) == -5 * Years.hour)
  }
}
