import InkDrawing
import InkGeometry
import InkRecognition
import LinuxIO
import StylusModel
import TextFields

/// Reads handwriting on its own thread: a word takes some milliseconds.
typealias HandwritingThread = SideThread<HandwritingJob, HandwrittenText>

/// Strokes to read: places in millimeters.
struct HandwritingJob: Sendable {
  let phrase: UInt64
  let version: Int
  let strokes: [[Point]]
  /// The new expected words; nil: no change.
  var language: WritingLanguage?
  /// What was learned about the user's handwriting; nil: no change.
  var learned: LearnedWriting?
}

extension HandwritingJob {
  /// Nothing to read: after it what comes next is read at once.
  static let first = HandwritingJob(phrase: 0, version: 0, strokes: [])

  /// Nothing to read: from now on that is expected.
  static func expecting(_ language: WritingLanguage) -> HandwritingJob {
    HandwritingJob(phrase: first.phrase, version: 0, strokes: [], language: language)
  }
}

extension HandwritingJob {
  /// Nothing to read: from now on it is read in this handwriting.
  static func adapting(_ learned: LearnedWriting) -> HandwritingJob {
    HandwritingJob(phrase: first.phrase, version: 0, strokes: [], learned: learned)
  }
}

/// Their possible readings.
struct HandwrittenText: Sendable {
  let phrase: UInt64
  let version: Int
  /// None if it is no text.
  let words: [PhraseWord]
  /// How high small letters are, in millimeters, as far as can be told.
  let scale: Float?
  /// How long it took.
  let time: Microseconds
}

extension HandwritingThread {
  /// A thread that reads; the language is made there with the first job, which takes most of a
  /// second.
  ///
  /// - Parameter writing: gets the ink of the words.
  convenience init(recording writing: RecentWriting) throws(SystemError) {
    // Only that thread looks at it.
    let reader = Lock(PhraseReader(writing))
    try self.init(named: "ink-read") { job in reader.withLock { $0.recognize(job) } }
  }
}

/// Reads phrases while they grow: words that are the same as the last time are not read again.
private struct PhraseReader {
  private let writing: RecentWriting
  private var reader: PageReader?
  private var language: WritingLanguage?
  private var learned = LearnedWriting()
  private var phrase: UInt64?
  private var drawing: [Stroke] = []

  private static let mostReadings = 5

  init(_ writing: RecentWriting) { self.writing = writing }

  mutating func recognize(_ job: HandwritingJob) -> HandwrittenText {
    prepare(for: job)
    let start = Timestamp.now
    if phrase != job.phrase || drawing.count > job.strokes.count { drawing = [] }
    phrase = job.phrase
    for places in job.strokes.dropFirst(drawing.count) { drawing.append(Self.stroke(places)) }
    let page = reader?.read(Drawing(strokes: drawing)) ?? WrittenPage(lines: [])
    let time = Timestamp.now - start
    if !job.strokes.isEmpty { writing.storeInk(recentWords(of: page, job.strokes), of: job.phrase) }
    return HandwrittenText(
      phrase: job.phrase, version: job.version, words: Self.words(of: page),
      scale: Self.scale(of: page), time: time)
  }

  /// Makes a new reader if there is none, or if words or the handwriting changed.
  private mutating func prepare(for job: HandwritingJob) {
    guard reader == nil || job.language != nil || job.learned != nil else { return }
    let language = job.language ?? language ?? WordLists.expected()
    learned = job.learned ?? learned
    self.language = language
    reader = PageReader(
      learned.isEmpty ? language : language.adapted(to: learned), readings: Self.mostReadings)
  }

  private func recentWords(
    of page: WrittenPage, _ strokes: [[Point]]
  ) -> [RecentWriting.RecentWord] {
    page.lines.flatMap(\.words).filter { !$0.readings.isEmpty }.map { word in
      let ids = Set(word.strokes)
      let own = drawing.indices.filter { ids.contains(drawing[$0].id) }
      return RecentWriting.RecentWord(
        readings: word.readings.map(\.text),
        trace: WritingTrace(
          strokes: own.map { strokes[$0].map { SIMD2(Float($0.x), Float($0.y)) } }))
    }
  }

  private static func stroke(_ places: [Point]) -> Stroke {
    let points = places.enumerated().map { number, place in
      StrokePoint(
        location: place, timeOffset: Double(number) * 0.005, force: 0.5, altitude: .pi / 3)
    }
    return Stroke(ink: Ink(.pen), path: StrokePath(controlPoints: points))
  }

  private static func words(of page: WrittenPage) -> [PhraseWord] {
    page.lines.flatMap(\.words).filter { !$0.readings.isEmpty }
      .map { PhraseWord($0.readings.map(\.text), at: $0.bounds) }
  }

  /// Words are about twice as high as their small letters.
  private static func scale(of page: WrittenPage) -> Float? {
    let heights = page.lines.flatMap(\.words).filter { !$0.readings.isEmpty }.map(\.bounds.height)
    guard let tallest = heights.max(), tallest > 0 else { return nil }
    return Float(tallest / 2)
  }
}
