import Handwriting
import InkRecognition
import InkSynthesis

/// One training from beginning to end: it begins with long steps and ends with short ones.
struct Course {
  /// Goes through so many batches.
  var batches = 36_000
  /// Told every thousand batches.
  var pause: (Pupil) -> Void = { _ in }

  /// Only to see that the same comes out.
  static let shortest = 60

  /// The longest step.
  private static let rate: Float = 2.5e-3
  private static let seed: UInt64 = 2026
  private static let warmUp: Float = 300
  /// So many writings are drawn at once, and put into batches of like lengths.
  private static let draw = 1024

  /// Teaches, and tells how far it is.
  func hold(_ library: Library, tell: (String) -> Void) -> Pupil {
    var dice = SplitMix64(seed: Self.seed)
    let pupil = Pupil(&dice)
    var batch = 0
    var sum = (loss: 0.0, letters: 0)
    while batch < batches {
      for lessons in Self.lessons(library, &dice) where batch < batches {
        // From the middle on steps become shorter.
        let left = 2 * Float(batches - batch) / Float(batches)
        let rate = Self.rate * min(1, Float(batch + 1) / Self.warmUp, left)
        let averaging = max(1 / Float(batch + 1), 0.002)
        let (loss, letters) = pupil.study(lessons, rate: rate, averaging: averaging)
        sum = (sum.loss + loss, sum.letters + letters)
        batch += 1
        if batch % 100 == 0 {
          tell("\(batch) of \(batches): loss \(sum.loss / Double(max(1, sum.letters))) a character")
          sum = (0, 0)
        }
        if batch % 1_000 == 0 { pause(pupil) }
      }
    }
    return pupil
  }

  /// Batches of writings of like lengths, in random order.
  private static func lessons(_ library: Library, _ dice: inout SplitMix64) -> [[Lesson]] {
    var features = TraceFeatures()
    var lessons: [Lesson] = []
    for _ in 0..<draw {
      let writing = library.draw(&dice)
      var distortion = Distortion(&dice)
      let trace = distortion.of(writing)
      features.extract(trace, scale: WritingScale.of(trace) * distortion.misjudged)
      let frames = (features.rows.count + 3) / 4
      guard PathLoss.fewest(writing.text) <= frames, features.rows.count <= 2400 else { continue }
      lessons.append(Lesson(rows: features.rows, text: writing.text))
    }
    let order = lessons.indices.sorted {
      (lessons[$0].rows.count, $0) < (lessons[$1].rows.count, $1)
    }
    var batches: [[Lesson]] = []
    var next = order.endIndex
    while next > 0 {
      let longest = lessons[order[next - 1]].rows.count
      let width = min(next, max(4, min(48, 14_000 / longest / 4 * 4)))
      var batch = order[next - width..<next].map { lessons[$0] }
      while batch.count % 4 != 0 { batch.append(Lesson(rows: [], text: [])) }
      batches.append(batch)
      next -= width
    }
    batches.shuffle(with: &dice)
    return batches
  }
}
