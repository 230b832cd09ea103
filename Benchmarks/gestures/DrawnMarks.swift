import InkRecognition
import InkSynthesis
import StylusModel
import TextFields

/// Gestures that a synthetic hand draws, in other hands, sizes and paces each time, and what they
/// are taken for.
enum DrawnMarks {
  private static let hands: UInt64 = 500
  /// What letters over fields count as, in millimeters.
  private static let scale: Float = 2.5

  private struct Size {
    let width: Double
    let height: Double
  }

  private static let sizes: [(mark: EditingMark, sizes: [Size])] = [
    (
      .scratchOut,
      [Size(width: 12, height: 3), Size(width: 20, height: 4), Size(width: 40, height: 6)]
    ),
    (
      .circle,
      [Size(width: 14, height: 9), Size(width: 25, height: 11), Size(width: 45, height: 13)]
    ),
    (
      .line, [Size(width: 13, height: 1.5), Size(width: 20, height: 2), Size(width: 30, height: 2)]
    ),
    (
      .verticalLine,
      [Size(width: 2, height: 8), Size(width: 2, height: 12), Size(width: 2, height: 16)]
    ),
    (
      .caretAbove,
      [Size(width: 5, height: 7), Size(width: 8, height: 9), Size(width: 10, height: 14)]
    ),
    (
      .caretBelow,
      [Size(width: 5, height: 7), Size(width: 8, height: 9), Size(width: 10, height: 14)]
    ),
  ]

  static func tell() {
    print("synthetic marks by \(hands) hands, letters of \(scale) mm: found, %")
    for (mark, sizes) in sizes {
      for size in sizes {
        for tempo in [0.7, 1, 1.6] {
          var found: [String: Int] = [:]
          for seed in 0..<hands {
            var style = HandStyle(inventedFrom: seed)
            style.tempo *= tempo
            let samples = Sketch(style: style, seed: seed).drawMark(
              mark, width: size.width, height: size.height)
            let drawn = samples.filter { $0.pressure.value > 0 }
              .map { SIMD2($0.x.value, $0.y.value) }
            let gesture = InkGesture(overText: drawn, scale: scale)
            found[gesture.map { "\($0)" } ?? "none", default: 0] += 1
          }
          tell(mark, size, tempo, found)
        }
      }
    }
  }

  private static func tell(
    _ mark: EditingMark, _ size: Size, _ tempo: Double, _ found: [String: Int]
  ) {
    let shares = found.sorted { $0.value > $1.value }
      .map { "\($0.key) \(Double($0.value) * 100 / Double(hands))" }
    print(
      "\(mark) | \(size.width) x \(size.height) mm | tempo \(tempo) | "
        + shares.joined(separator: ", "))
  }
}
