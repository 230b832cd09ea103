import StylusModel
import StylusProtocol
import Testing

// Pages of strokes: whoever asks until there is no more has each stroke that is kept exactly once.

/// Finished strokes of one owner, some of which are kept no longer or cannot be read.
private struct Shelf {
  var kept: [CapturedStroke] = []
  var newest: UInt64 = 0

  init(_ dice: inout Dice) {
    newest = dice.below(40)
    let oldest = newest == 0 ? 1 : 1 + dice.below(newest + 1)
    guard oldest <= newest else { return }
    for number in oldest...newest {
      var stroke = dice.stroke(samples: dice.samples(upTo: 3))
      stroke.sequence = number
      kept.append(stroke)
    }
  }

  func page(_ query: StrokeQuery) -> StrokePage {
    var page = StrokePage(
      for: query, oldest: kept.first?.sequence ?? 0, newest: newest, epoch: 5)
    for stroke in kept where stroke.sequence > query.since {
      guard page.append(stroke) else { break }
    }
    return page
  }
}

@Test func whoAsksUntilThereIsNoMoreHasEveryStrokeOnce() throws {
  var dice = Dice(seed: 520)
  for _ in 0..<300 {
    let shelf = Shelf(&dice)
    let start = dice.below(shelf.newest + 3)
    var query: StrokeQuery? = StrokeQuery(since: start)
    query?.limit = Int(1 + dice.below(7))
    var heard: [CapturedStroke] = []
    var calls = 0
    while let asked = query {
      calls += 1
      let page = try StrokePage(object(shelf.page(asked)), to: asked)
      #expect(page.strokes.count <= asked.limit)
      heard += page.strokes
      query = page.following
      #expect(query == nil || query?.limit == asked.limit)
      guard calls < 60 else {
        Issue.record("a page that never ends")
        return
      }
    }
    #expect(heard == shelf.kept.filter { $0.sequence > start })
  }
}

@Test func missedCountsWhatWasForgottenAndNothingThatFollows() throws {
  var dice = Dice(seed: 521)
  for _ in 0..<400 {
    let shelf = Shelf(&dice)
    var query = StrokeQuery(since: dice.below(shelf.newest + 3))
    query.limit = Int(1 + dice.below(50))
    let page = shelf.page(query)
    let there = Set(shelf.kept.map(\.sequence))
    let gone = (1...max(shelf.newest, 1)).filter {
      $0 > query.since && $0 <= shelf.newest && !there.contains($0)
    }
    #expect(page.missed == UInt64(gone.count))
    #expect(try StrokePage(object(page), to: query).missed == page.missed)
  }
}

@Test func holesBetweenStrokesAreCountedWhereTheyAreAskedFor() {
  var dice = Dice(seed: 522)
  for _ in 0..<300 {
    let since = dice.below(5)
    let newest = since + 1 + dice.below(20)
    let readable = (since + 1...newest).filter { _ in dice.below(3) > 0 }
    var query = StrokeQuery(since: since)
    query.limit = Int(1 + dice.below(12))
    var page = StrokePage(for: query, oldest: since + 1, newest: newest, epoch: 1)
    for number in readable {
      var stroke = dice.stroke(samples: [])
      stroke.sequence = number
      guard page.append(stroke) else { break }
    }
    page.countMissed()
    let passed = since + 1...page.next
    let told = Set(page.strokes.map(\.sequence))
    #expect(page.missed == UInt64(passed.filter { !told.contains($0) }.count))
  }
}

@Test func whoHasEverythingMissesNothing() {
  for since in [9, 10, .max] as [UInt64] {
    var page = StrokePage(for: StrokeQuery(since: since), oldest: 3, newest: 9, epoch: 1)
    page.countMissed()
    #expect(page.missed == 0 && page.following == nil && page.next == 9)
  }
}

@Test func aPageWhoseNextIsNotItsLastStrokeIsRefused() throws {
  var dice = Dice(seed: 523)
  for _ in 0..<60 {
    let shelf = Shelf(&dice)
    let query = StrokeQuery(since: 0)
    let page = shelf.page(query)
    let parameters = try object(page)
    for other in [page.next + 1, page.next &- 1, 0, 1 << 40]
    where other != page.next && other < 1 << 53 {
      let lie = try parameters.with("next", .integer(Int64(other)))
      #expect(throws: ProtocolError.invalidField("next")) { try StrokePage(lie, to: query) }
    }
  }
}

@Test func aDaemonThatDoesNotAdvanceIsNotAskedAgain() throws {
  var dice = Dice(seed: 524)
  var stroke = dice.stroke(samples: [])
  stroke.sequence = 4
  var page = StrokePage(for: StrokeQuery(since: 0), oldest: 1, newest: 9, epoch: 1)
  let fits = page.append(stroke)
  #expect(fits)
  let parameters = try object(page)
  for since in [4, 5, 9] as [UInt64] {
    #expect(try StrokePage(parameters, to: StrokeQuery(since: since)).following == nil)
  }
  #expect(try StrokePage(parameters, to: StrokeQuery(since: 3)).following?.since == 4)
}

@Test func aPageAlwaysFitsItsReplyHoweverItsStrokesAreLong() {
  var dice = Dice(seed: 525)
  let sample = dice.sample()
  for _ in 0..<40 {
    var page = StrokePage(for: StrokeQuery(since: 0), oldest: 1, newest: 500, epoch: 1)
    var most = 0
    var stroke = dice.stroke(samples: [])
    for number in 1...100 as ClosedRange<UInt64> {
      stroke.sequence = number
      stroke.samples = Array(repeating: sample, count: Int(dice.below(9_000)))
      guard page.append(stroke) else { break }
      most += CapturedStroke.largestJSON(samples: stroke.samples.count)
    }
    #expect(most <= VarlinkDecoder.longestReply)
    #expect(page.strokes.count > 5)
  }
}

@Test func noStrokeIsLongerThanIsReckonedWithWhateverItHolds() throws {
  var dice = Dice(seed: 526)
  for count in [0, 1, 2, 40] {
    for _ in 0..<30 {
      var stroke = dice.stroke(samples: (0..<count).map { _ in dice.sample() })
      stroke.sequence = .max
      var writer = JSONWriter()
      stroke.write(to: &writer)
      #expect(writer.bytes.count <= CapturedStroke.largestJSON(samples: count))
      var bare = JSONWriter()
      bare.omitsSamples = true
      stroke.write(to: &bare)
      #expect(bare.bytes.count <= CapturedStroke.largestJSON(samples: 0))
    }
  }
}

@Test func anOlderDaemonsPageMeansItsEpochForItsRun() throws {
  var dice = Dice(seed: 527)
  let page = dice.strokePage()
  let older = try object(page).with("run", nil).with("earlier", nil)
  let read = try StrokePage(older, to: StrokeQuery(since: 0))
  #expect(read.run == page.epoch && read.earlier == 0)
}

@Test func theDurationOfAStrokeIsFromItsFirstToItsLastSample() throws {
  var dice = Dice(seed: 528)
  for count in [0, 1, 2, 9] {
    var stroke = dice.stroke(samples: (0..<count).map { _ in dice.sample() })
    for place in stroke.samples.indices {
      stroke.samples[place].time = Timestamp(microseconds: 1_000 + Int64(place) * 7_500)
    }
    let told = try object(stroke)
    #expect(told["duration"] == .integer(Int64(max(count - 1, 0)) * 7_500))
    #expect(told["sample_count"] == .integer(Int64(count)))
    #expect((told["known"] == nil) == stroke.samples.isEmpty)
  }
}

@Test func whatIsKnownOfAStrokeCountsEachOfItsSamples() throws {
  var dice = Dice(seed: 529)
  for _ in 0..<60 {
    let samples = (0..<1 + dice.below(12)).map { _ in dice.sample() }
    let told = try object(dice.stroke(samples: samples))
    guard case .array(let rows)? = told["known"] else {
      Issue.record("nothing known")
      return
    }
    var named: [String] = []
    for case .object(let row) in rows {
      guard case .string(let word)? = row["property"], let property = Property(name: word) else {
        continue
      }
      named.append(word)
      for (key, how) in [
        ("measured", Provenance.measured), ("held", .held), ("refined", .refined),
        ("modelled", .modelled),
      ] {
        let count = samples.filter { $0.provenance[property] == how }.count
        #expect(row[key] == .integer(Int64(count)), "\(word) \(key)")
      }
    }
    let expected = Property.allCases.filter { property in
      samples.contains { ![.absent, .predicted].contains($0.provenance[property]) }
    }
    #expect(named == expected.map(\.name))
  }
}

// MARK: The journal's pages

@Test func pagesOfAJournalLeadFromOneToTheNextUntilTheLastHasNone() throws {
  var dice = Dice(seed: 530)
  let strokes = (1...23).map { number in
    var stroke = dice.journaledStroke()
    stroke.stroke.sequence = UInt64(number)
    return stroke
  }
  for limit in [1, 2, 7, 23, 100] {
    var query = JournalQuery()
    query.limit = limit
    var heard: [JournaledStroke] = []
    while true {
      var page = JournalPage()
      let rest = strokes.filter { $0.stroke.sequence > query.since }
      page.strokes = Array(rest.prefix(limit))
      (page.oldest, page.newest) = (1, 23)
      page.next = rest.count > limit ? page.strokes.last?.stroke.sequence : nil
      let read = try JournalPage(object(page))
      heard += read.strokes
      guard let next = read.next else { break }
      #expect(next > query.since)
      query.since = next
    }
    #expect(heard == strokes)
  }
}

@Test func aPageOfAJournalLeavesSamplesOutWhereNobodyWantsThem() throws {
  var dice = Dice(seed: 531)
  for _ in 0..<40 {
    var page = dice.journalPage()
    page.samples = false
    guard case .array(let strokes)? = try object(page)["strokes"] else { continue }
    for (told, kept) in zip(strokes, page.strokes) {
      guard case .object(let outer) = told, case .object(let stroke)? = outer["stroke"] else {
        continue
      }
      #expect(stroke["samples"] == nil)
      #expect(stroke["sample_count"] == .integer(Int64(kept.stroke.samples.count)))
      #expect(outer["owner"] == .integer(Int64(kept.owner)))
    }
    let read = try JournalPage(object(page))
    #expect(read.strokes.allSatisfy { $0.stroke.samples.isEmpty })
    #expect(read.strokes.map(\.stroke.flags) == page.strokes.map(\.stroke.flags))
  }
}
