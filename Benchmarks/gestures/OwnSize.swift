import Handwriting
import InkRecognition

/// All strokes of words, each measured by the size of its own hand.
enum OwnSize {
  static func tell(_ words: [Writing]) {
    var strokes = 0
    var found: [InkGesture: Int] = [:]
    for word in words {
      let trace = word.trace
      let scale = WritingScale.of(trace)
      for stroke in 0..<trace.strokeCount {
        strokes += 1
        if let gesture = InkGesture(Array(trace.points[trace.range(stroke)]), scale: scale) {
          found[gesture, default: 0] += 1
        }
      }
    }
    print("\n\(words.count) words, \(strokes) strokes, by the hand's own size")
    for gesture in InkGesture.allCases { print("  \(gesture): \(found[gesture] ?? 0)") }
  }
}
