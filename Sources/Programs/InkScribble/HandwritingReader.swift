import InkGeometry
import InkRecognition
import LinuxIO
import StylusModel
import StylusProtocol
import TextFields
import WritingStore

/// Has handwriting read, and teaches what its user chose.
struct HandwritingReader {
  let reader: HandwritingThread
  /// Words that were chosen there are expected from then on.
  let learner: LearningThread
  /// Those that could not be kept at once; nil where they cannot be kept at all.
  let wordKeeper: WordKeeper?
  /// Whether the reader knows its language: it learns it when the first pen comes near.
  private var isAwake = false
  /// How long the reader took, in microseconds: the newest.
  private var times: [Int64] = []
  private static let mostTimes = 1_024

  /// Whether it adapts to the user's handwriting.
  private var adapts = false

  init() throws(SystemError) {
    let writing = RecentWriting()
    reader = try HandwritingThread(recording: writing)
    wordKeeper = try RememberedFile<CorrectedWords>().map { file throws(SystemError) in
      try WordKeeper(file)
    }
    learner = try LearningThread(teaching: reader, wordKeeper, writing)
  }

  /// Has it adapt to the user's handwriting, or not, from the next pen on.
  mutating func setAdapting(_ isWanted: Bool) {
    adapts = isWanted
    if isAwake { teachLesson(.adapt(isWanted)) }
  }

  private func teachLesson(_ lesson: WritingLesson) {
    _ = learner.takeResults()
    learner.submit(lesson)
  }

  /// A pen is near.
  mutating func wake() {
    guard !isAwake else { return }
    isAwake = true
    reader.submit(.first)
    if adapts { teachLesson(.adapt(true)) }
  }

  /// Strokes are to be read.
  func request(_ phrase: UInt64, version: Int, _ strokes: [[Point]]) {
    reader.submit(HandwritingJob(phrase: phrase, version: version, strokes: strokes))
  }

  /// What was read since this was asked last: of fields, and of the pad.
  mutating func takeReadings() -> (fields: [HandwrittenText], pad: [HandwrittenText]) {
    let texts = reader.takeResults().filter { $0.phrase != HandwritingJob.first.phrase }
    let fields = texts.filter { $0.phrase < PadWriting.firstNumber }
    times += fields.map(\.time.value)
    times.removeFirst(max(0, times.count - Self.mostTimes))
    return (fields, texts.filter { $0.phrase >= PadWriting.firstNumber })
  }

  /// From now on a word that was chosen is expected.
  func teach(_ word: String, isKept: Bool) {
    teachLesson(.choice(ChosenWord(word: word, isKept: isKept)))
  }

  /// Words of a phrase were kept as they were read.
  func learnKept(_ words: [String], of phrase: UInt64, isKept: Bool) {
    if adapts { teachLesson(.keeping(words, phrase: phrase, isKept: isKept)) }
  }

  /// How long readings took.
  var readings: ScribbleStatus.Share? {
    let sorted = times.sorted()
    guard !sorted.isEmpty else { return nil }
    return ScribbleStatus.Share(
      p50: Microseconds(sorted[sorted.count / 2]),
      p99: Microseconds(sorted[sorted.count * 99 / 100]))
  }
}
