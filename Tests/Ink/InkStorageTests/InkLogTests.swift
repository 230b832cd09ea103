import InkDrawing
import InkGeometry
import InkStorage
import InkSynthesis
import Testing

/// A log gives back each step, whatever was done, and loses no more than what is behind a tear.
@Suite struct InkLogTests {
  /// A document that somebody works on, by chance.
  private struct Work {
    var samples: SampleDrawings
    var chance: SplitMix64
    var document = InkDocument(Drawing())
    var shown = 0

    init(seed: UInt64) {
      samples = SampleDrawings(seed: seed)
      chance = SplitMix64(seed: seed)
    }

    mutating func doSomething() {
      var pages = document.pages
      let page = Int.random(in: pages.indices, using: &chance)
      let count = pages[page].drawing.count
      switch Int.random(in: 0..<12, using: &chance) {
      case 0:
        pages.insert(DocumentPage(Drawing(), on: PageBackground(.grid)), at: page)
      case 1 where pages.count > 1: pages.remove(at: page)
      case 2: pages[page].background = Bool.random(using: &chance) ? .clear : PageBackground(.ruled)
      case 3 where count > 0:
        let gone = (0..<Int.random(in: 1...count, using: &chance)).map {
          pages[page].drawing.strokes[$0].id
        }
        pages[page].drawing.remove(gone)
      case 4 where count > 0:
        let at = Int.random(in: 0..<count, using: &chance)
        let id = (pages[page].drawing.strokes as Strokes)[at].id
        pages[page].drawing.update(id) {
          $0.transform = $0.transform.then(.translation(Point(x: 3, y: 4)))
        }
      case 5: pages[page].drawing.transform(using: .scale(x: 1.5, y: 1.5))
      case 6: pages[page].drawing.insert(samples.stroke(), at: count / 2)
      case 7: pages[page].drawing = samples.drawing(strokes: 5)
      case 8 where count > 0:
        var copy = (pages[page].drawing.strokes as Strokes)[count - 1]
        copy.id = InkID(using: &chance)
        pages[page].drawing.append(copy)
      default: pages[page].drawing.append(samples.stroke())
      }
      document = InkDocument(pages) ?? document
      shown = Int.random(in: document.pages.indices, using: &chance)
    }
  }

  /// A log of some steps, where each ends, and what was there then.
  private func log(
    seed: UInt64, steps: Int
  ) -> (bytes: [UInt8], states: [(end: Int, document: InkDocument, shown: Int)]) {
    var work = Work(seed: seed)
    var writer = InkLogWriter()
    var bytes = InkLogWriter.beginning
    var states = [(end: bytes.count, document: work.document, shown: 0)]
    for number in 0..<steps {
      work.doSomething()
      let note = number % 3 == 0 ? [UInt8(number & 0xFF)] : nil
      guard let step = writer.addition(to: work.document, shown: work.shown, note: note) else {
        continue
      }
      bytes += step.bytes
      writer.add(step)
      states.append((bytes.count, work.document, work.shown))
    }
    return (bytes, states)
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>) func allStepsComeBack(_ seed: UInt64) throws {
    let (bytes, states) = log(seed: seed, steps: 30)
    let read = try InkLog(bytes)
    let last = try #require(states.last)
    #expect(read.document == last.document)
    #expect(read.shownPage == last.shown)
    #expect(read.end == bytes.count && read.tail == .none)
    #expect(read.stepCount == states.count - 1)
  }

  /// Some sixty places in a file.
  private func places(from start: Int, to end: Int) -> StrideTo<Int> {
    stride(from: start, to: end, by: max(1, (end - start) / 60))
  }

  @Test(arguments: 20...21 as ClosedRange<UInt64>)
  func whereverItIsTornTheStateBeforeIsThere(_ seed: UInt64) throws {
    let (bytes, states) = log(seed: seed, steps: 12)
    let start = InkLogWriter.beginning.count
    for cut in places(from: start, to: bytes.count) {
      let read = try InkLog(Array(bytes[..<cut]))
      let state = try #require(states.last { $0.end <= cut })
      #expect(read.end == state.end)
      #expect(read.document == state.document)
      #expect(read.tail == (cut == state.end ? .none : .torn(cut - state.end)))
      // What a power cut leaves instead of the rest.
      let zeros = try InkLog(bytes[..<cut] + Array(repeating: 0, count: bytes.count - cut))
      #expect(zeros.end <= cut + 1 && zeros.document == state.document)
    }
  }

  @Test(arguments: 30...31 as ClosedRange<UInt64>)
  func damageCostsNothingThatStandsBeforeIt(_ seed: UInt64) throws {
    let (bytes, states) = log(seed: seed, steps: 12)
    let start = InkLogWriter.beginning.count
    for place in places(from: start, to: bytes.count) {
      var damaged = bytes
      damaged[place] ^= 0x10
      guard let read = try? InkLog(damaged) else { continue }
      let state = try #require(states.last { $0.end <= place })
      #expect(read.document == state.document && read.end == state.end)
      #expect(read.tail != .none)
    }
  }

  @Test(arguments: 40...41 as ClosedRange<UInt64>)
  func aLogThatWasReadGoesOn(_ seed: UInt64) throws {
    let (bytes, _) = log(seed: seed, steps: 30)
    let read = try InkLog(bytes)
    var writer = InkLogWriter(continuing: read)
    #expect(writer.addition(to: read.document, shown: read.shownPage) == nil)
    var work = Work(seed: seed + 1_000)
    work.document = read.document
    var all = bytes
    for _ in 0..<30 {
      work.doSomething()
      guard let step = writer.addition(to: work.document, shown: work.shown) else { continue }
      all += step.bytes
      writer.add(step)
    }
    #expect(writer.end == all.count)
    #expect(try InkLog(all).document == work.document)
  }

  @Test(arguments: 50...51 as ClosedRange<UInt64>)
  func foldedItSaysTheSameAndGoesOn(_ seed: UInt64) throws {
    let (bytes, _) = log(seed: seed, steps: 30)
    var writer = InkLogWriter(continuing: try InkLog(bytes))
    var folding = InkLogFolding(writer)
    var folded: [UInt8] = []
    let source = InkByteSource(bytes)
    while let more = folding.next(reading: source) { folded += more }
    let before = try InkLog(bytes)
    let read = try InkLog(folded)
    #expect(read.document == before.document && read.shownPage == before.shownPage)
    #expect(read.note == before.note && read.stepCount == 1)
    writer = folding.writer
    #expect(writer.end == folded.count)
    var pages = read.document.pages
    pages[0].drawing.append(contentsOf: (samples(seed) as Drawing).strokes as Strokes)
    let changed = try #require(InkDocument(pages))
    let step = try #require(writer.addition(to: changed))
    #expect(try InkLog(folded + step.bytes).document == changed)
    // A second time, most chunks are copied.
    var again = InkLogFolding(InkLogWriter(continuing: try InkLog(folded)))
    var copy: [UInt8] = []
    while let more = again.next(reading: InkByteSource(folded)) { copy += more }
    #expect(try InkLog(copy).document == read.document)
  }

  private func samples(_ seed: UInt64) -> Drawing {
    var samples = SampleDrawings(seed: seed + 5)
    return samples.drawing(strokes: 3)
  }

  @Test(arguments: [true, false]) func itIsWrittenAsAFileOfTheInkFormat(_ isReadable: Bool) throws {
    for seed in 60...61 as ClosedRange<UInt64> {
      let (bytes, states) = log(seed: seed, steps: 20)
      let writer = InkLogWriter(continuing: try InkLog(bytes))
      // What cannot be read of the log is encoded once more.
      let source = isReadable ? InkByteSource(bytes) : InkByteSource(count: 0) { _ in nil }
      var file: [UInt8] = []
      writer.writeInkFile(reading: source) { file += $0 }
      #expect(try InkDocument(decoding: file) == states.last?.document)
    }
  }

  /// A stroke costs its own bytes, and a moved stroke less, whatever else is on the page.
  @Test func aStepCostsWhatItChanges() throws {
    var samples = SampleDrawings(seed: 9)
    var drawing = samples.drawing(strokes: 300)
    var writer = InkLogWriter()
    writer.add(try #require(writer.addition(to: InkDocument(drawing))))
    let stroke = samples.stroke()
    drawing.append(stroke)
    let drawn = try #require(writer.addition(to: InkDocument(drawing)))
    let alone = Drawing(strokes: [stroke]).encoded().count
    #expect(drawn.bytes.count < alone + 64)
    writer.add(drawn)
    drawing.transform(using: .translation(Point(x: 1, y: 1)))
    let moved = try #require(writer.addition(to: InkDocument(drawing)))
    #expect(moved.bytes.count < 301 * 100)
    writer.add(moved)
    drawing = Drawing()
    let cleared = try #require(writer.addition(to: InkDocument(drawing)))
    #expect(cleared.bytes.count < 40)
  }

  /// Who goes on with a log that was never folded finds out that it is worth it.
  @Test func aLogKnowsHowShortItWouldBe() throws {
    var samples = SampleDrawings(seed: 10)
    var writer = InkLogWriter()
    var bytes = InkLogWriter.beginning
    for drawing in [samples.drawing(strokes: 40), samples.drawing(strokes: 10), Drawing()] {
      let step = try #require(writer.addition(to: InkDocument(drawing)))
      bytes += step.bytes
      writer.add(step)
      let other = InkLogWriter(continuing: try InkLog(bytes))
      #expect(other.end == bytes.count)
      let share = Double(drawing.count) / (drawing.count == 40 ? 40 : 50)
      #expect(other.foldedEnd == Int(Double(bytes.count) * share))
    }
  }

  /// A path that many strokes have stands in the file once, and counts for each.
  @Test func copiesOfAStrokeCountAsPoints() throws {
    var samples = SampleDrawings(seed: 11)
    let stroke = samples.stroke()
    var writer = InkLogWriter()
    var bytes = InkLogWriter.beginning
    var drawing = Drawing()
    for _ in 0..<3 {
      var copy = stroke
      copy.id = InkID()
      drawing.append(copy)
      let step = try #require(writer.addition(to: InkDocument(drawing)))
      bytes += step.bytes
      writer.add(step)
    }
    let points = 3 * stroke.path.count
    #expect(try InkLog(bytes, limit: points).document.strokeCount == 3)
    #expect(throws: InkFileError.tooLarge(points: points, limit: points - 1)) {
      try InkLog(bytes, limit: points - 1)
    }
  }

  @Test func whatALaterVersionWroteIsLeftAlone() {
    var bytes = InkLogWriter.beginning
    bytes[10] = 2
    #expect(throws: InkFileError.self) {
      try InkLog(InkFileMending.withRightSums(bytes))
    }
    #expect(throws: InkFileError.notInk) { try InkLog([1, 2, 3]) }
  }
}
