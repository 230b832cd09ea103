import Foundation
import Handwriting
import InkDrawing
import InkFormats
import InkGeometry
import InkRecognition

/// A word that was read wrongly.
struct MisreadWord {
  var writing: Writing
  var truth: String
  var readings: [Reading]

  /// Words side by side, in millimeters.
  private static let cell = Size(width: 34, height: 15)
  private static let columns = 5
  private static let rows = 8

  /// Draws words evenly chosen from some, row by row, and prints what each is and what it was read
  /// as.
  static func draw(_ words: [MisreadWord], to path: String) throws {
    let step = max(1, words.count / (columns * rows))
    let chosen = stride(from: 0, to: words.count, by: step).prefix(columns * rows).map { words[$0] }
    var strokes: [Stroke] = []
    for (index, word) in chosen.enumerated() {
      strokes += word.strokes(column: index % columns, row: index / columns)
    }
    var encoder = DrawingEncoder()
    (encoder.background, encoder.dotsPerInch) = (.white, 110)
    let (bytes, _) = try encoder.encode(Drawing(strokes: strokes), as: .png)
    try Data(bytes).write(to: URL(filePath: path))
    print("\n| row | what stands there, and what was read |\n|---|---|")
    for row in 0..<(chosen.count + columns - 1) / columns {
      let texts = chosen[row * columns..<min((row + 1) * columns, chosen.count)].map {
        "\($0.truth) (\($0.readings.first?.text ?? "no text"))"
      }
      print("| \(row + 1) | \(texts.joined(separator: ", ")) |")
    }
  }

  /// The strokes, as large as a cell allows.
  private func strokes(column: Int, row: Int) -> [Stroke] {
    let points = writing.points.map { Point(x: Double($0.x), y: Double($0.y)) }
    let bounds = Rect(around: points)
    let scale = min(
      Self.cell.width * 0.86 / max(bounds.width, 1), Self.cell.height * 0.8 / max(bounds.height, 1),
      2)
    let middle = Point(
      x: (Double(column) + 0.5) * Self.cell.width, y: (Double(row) + 0.5) * Self.cell.height)
    var start = 0
    return writing.ends.map { end in
      defer { start = end }
      let path = StrokePath(
        controlPoints: points[start..<end].map { point in
          StrokePoint(
            location: Point(
              x: middle.x + (point.x - bounds.center.x) * scale,
              y: middle.y + (point.y - bounds.center.y) * scale))
        })
      let ink = Ink(.monoline)
      return Stroke(ink: ink, path: path.inked(with: ink, width: 0.35))
    }
  }
}
