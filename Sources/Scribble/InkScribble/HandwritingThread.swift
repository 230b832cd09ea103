import InkDrawing
import InkGeometry
import InkRecognition
import LinuxIO
import StylusModel

/// Reads handwriting on a thread of its own: a word takes some milliseconds.
typealias HandwritingThread = SideThread<HandwritingJob, HandwrittenText>

/// Strokes to read: places in millimetres.
struct HandwritingJob: Sendable {
  let phrase: UInt64
  let version: Int
  let strokes: [[Point]]
}

extension HandwritingJob {
  /// Nothing to read: after it what comes next is read at once.
  static let first = HandwritingJob(phrase: 0, version: 0, strokes: [])
}

/// What they may be.
struct HandwrittenText: Sendable {
  let phrase: UInt64
  let version: Int
  /// The likeliest first; none if it is no text.
  let readings: [String]
  /// How high small letters are, in millimetres, as far as can be told.
  let scale: Float?
  /// How long it took.
  let time: Microseconds
}

extension HandwritingThread {
  /// A thread that reads; the language is made there with the first job, which takes most of a second.
  convenience init() throws(SystemError) {
    // Only that thread looks at it.
    let reader = Lock(PhraseReader())
    try self.init(named: "ink-read") { job in reader.withLock { $0.read(job) } }
  }
}

/// Reads phrases while they grow: words that are the same as the last time are not read again.
private struct PhraseReader {
  private var reader: PageReader?
  private var phrase: UInt64?
  private var drawing: [Stroke] = []

  private static let mostReadings = 5

  mutating func read(_ job: HandwritingJob) -> HandwrittenText {
    var reader = reader.take() ?? PageReader(WordLists.english(), readings: Self.mostReadings)
    let start = Timestamp.now
    if phrase != job.phrase || drawing.count > job.strokes.count { drawing = [] }
    phrase = job.phrase
    for places in job.strokes.dropFirst(drawing.count) { drawing.append(Self.stroke(places)) }
    let page = reader.read(Drawing(strokes: drawing))
    self.reader = reader
    return HandwrittenText(
      phrase: job.phrase, version: job.version, readings: Self.readings(of: page),
      scale: Self.scale(of: page), time: .now - start)
  }

  private static func stroke(_ places: [Point]) -> Stroke {
    let points = places.enumerated().map { number, place in
      StrokePoint(
        location: place, timeOffset: Double(number) * 0.005, force: 0.5, altitude: .pi / 3)
    }
    return Stroke(ink: Ink(.pen), path: StrokePath(controlPoints: points))
  }

  /// The text, then what it would be with other readings of its last word.
  private static func readings(of page: WrittenPage) -> [String] {
    let words = page.lines.flatMap(\.words).filter { !$0.readings.isEmpty }
    guard let last = words.last else { return [] }
    let front = words.dropLast().compactMap { $0.readings.first?.text }
    return last.readings.map { (front + [$0.text]).joined(separator: " ") }
  }

  /// Words are about twice as high as their small letters.
  private static func scale(of page: WrittenPage) -> Float? {
    let heights = page.lines.flatMap(\.words).filter { !$0.readings.isEmpty }.map(\.bounds.height)
    guard let tallest = heights.max(), tallest > 0 else { return nil }
    return Float(tallest / 2)
  }
}

/// The words that are expected: Debian's lists, and what the user corrected with `stylusctl words`.
private enum WordLists {
  private static let folder = "/usr/share/dict/american-english"
  private static let longest = 64 << 20

  static func english() -> WritingLanguage {
    for ending in ["-large", "", "-small"] {
      if let bytes = try? FileBytes.read(path: folder + ending, limit: longest) {
        return .english(lexicon: bytes, corrected: corrected())
      }
    }
    Log.write(
      .notice,
      "no word list in /usr/share/dict, so handwriting is read with 10,600 built-in words. Fix: install wamerican-large"
    )
    return .english(corrected: corrected())
  }

  private static func corrected() -> CorrectedWords {
    let state = Environment.variable("XDG_STATE_HOME")
    let home = Environment.variable("HOME").map { $0 + "/.local/state" }
    guard let folder = [state, home].compactMap({ $0 }).first(where: { $0.hasPrefix("/") }),
      let bytes = try? FileBytes.read(
        path: folder + "/stylusctl/words", limit: CorrectedWords.longestFile)
    else { return CorrectedWords() }
    do throws(CorrectedWordsError) { return try CorrectedWords(bytes: bytes) } catch {
      Log.write(.notice, "corrected words are passed over: \(error). Fix: stylusctl words wipe")
      return CorrectedWords()
    }
  }
}
