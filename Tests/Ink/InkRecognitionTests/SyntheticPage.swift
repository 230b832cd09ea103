import InkDrawing
import InkGeometry
import InkSynthesis
import StylusModel

@testable import InkRecognition

/// A page of synthetic handwriting with small letters of 3 mm, and of straight strokes.
struct SyntheticPage {
  private(set) var strokes: [PageStroke] = []

  /// Writes a line whose baseline and left end are at a place in millimeters.
  mutating func write(_ text: String, x: Float = 20, y: Float) throws {
    let stays = try Handwriting(style: HandStyle(), seed: 11).synthesize(
      text, at: Place(x: Millimeters(x), y: Millimeters(y)),
      xHeight: Millimeters(3), sensor: Sensor(rate: 200))
    var isDown = false
    var points: [SIMD2<Float>] = []
    for sample in stays.joined() {
      if isDown, sample.pressure.value == 0 { addStroke(points) }
      isDown = sample.pressure.value > 0
      points = isDown ? points + [SIMD2(sample.x.value, sample.y.value)] : []
    }
    if isDown { addStroke(points) }
  }

  /// Draws a stroke through corners, in steps of 0.7 mm.
  mutating func draw(_ corners: SIMD2<Float>...) {
    var points = [corners[0]]
    for (from, to) in zip(corners, corners.dropFirst()) {
      let count = max(1, Int(((to - from).size / 0.7).rounded()))
      for step in 1...count { points.append(from + (to - from) * Float(step) / Float(count)) }
    }
    addStroke(points)
  }

  private mutating func addStroke(_ points: [SIMD2<Float>]) {
    strokes.append(PageStroke(id: InkID(high: 9, low: UInt64(strokes.count)), points: points))
  }

  /// Moves the strokes that lie above a height.
  func moved(above height: Double, by distance: SIMD2<Float>) -> [PageStroke] {
    strokes.map { stroke in
      guard stroke.bounds.max.y < height else { return stroke }
      return PageStroke(id: stroke.id, points: stroke.points.map { $0 + distance })
    }
  }
}

extension WrittenPage {
  /// All that was found, to the last bit: for each word and mark a line.
  var facts: [String] {
    lines.enumerated().flatMap { number, line in
      line.words.map { "\(number) \($0.strokes) \($0.bounds) \($0.readings)" }
    } + marks.map { "\($0.kind) \($0.strokes) \($0.bounds)" }
  }
}
