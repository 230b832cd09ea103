import Handwriting
import InkRecognition

/// How many drawings are taken for text, and how many words for drawings.
struct SketchScore {
  private var lost = 0
  private var wordCount = 0
  private var refused: [(thing: SketchedThing, count: Int)] = []

  /// So many of each thing are drawn; the fit of ``ReadingConfidence`` saw the seeds from 0 to 19.
  private static let seeds: Range<UInt64> = 100..<140

  init(reader: WritingReader, words: [Writing]) {
    var reader = reader
    for word in words {
      reader.read(word.trace)
      wordCount += 1
      lost += reader.isText ? 0 : 1
    }
    for thing in SketchedThing.allCases {
      var count = 0
      for seed in Self.seeds {
        reader.read(thing.drawn(seed: seed))
        count += reader.isText ? 0 : 1
      }
      refused.append((thing, count))
    }
  }

  /// A sentence.
  var text: String {
    let all = refused.reduce(0) { $0 + $1.count }
    let things = refused.sorted { ($1.count, $0.thing.rawValue) < ($0.count, $1.thing.rawValue) }
      .map { "\($0.thing) \(100 * $0.count / Self.seeds.count)" }
    return
      "\nNo text: \(all) of \(refused.count * Self.seeds.count) sketches, and \(lost) of \(wordCount) words. "
      + "Percent of each thing: " + things.joined(separator: ", ") + "."
  }
}
