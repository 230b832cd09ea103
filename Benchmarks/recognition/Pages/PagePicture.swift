import Foundation
import InkDrawing
import InkFormats
import InkGeometry
import InkRecognition

/// Draws a page with the words that were found in boxes, line by line, and the marks in color.
enum PagePicture {
  private static let colors: [MarkKind: Color] = [
    .underline: Color(red: 0, green: 0.4, blue: 1),
    .strikeThrough: Color(red: 1, green: 0, blue: 0),
    .ring: Color(red: 0.8, green: 0, blue: 0.8), .box: Color(red: 0, green: 0.6, blue: 0.2),
    .arrow: Color(red: 1, green: 0.5, blue: 0), .drawing: Color(red: 0.5, green: 0.3, blue: 0),
  ]

  static func draw(_ sheet: PageSheet, to path: String) throws {
    let layout = sheet.layout
    var strokes: [Stroke] = []
    let marks = Dictionary(
      layout.marks.flatMap { mark in mark.members.map { ($0, mark.kind) } },
      uniquingKeysWith: { $1 })
    for (index, stroke) in sheet.strokes.enumerated() {
      let color = marks[index].map { colors[$0] ?? Color(red: 1, green: 0, blue: 0.5) }
      strokes.append(line(stroke.points, color ?? .black, 0.3))
    }
    var last: SIMD2<Float>?
    for line in layout.lines {
      for word in line.words {
        guard
          let (low, high) = word.flatMap({ sheet.strokes[$0].points }).corners
        else { continue }
        let box = [low, SIMD2(high.x, low.y), high, SIMD2(low.x, high.y), low]
        strokes.append(self.line(box, Color(red: 0.6, green: 0.8, blue: 0.6), 0.15))
        if let last {
          strokes.append(
            self.line([last, (low + high) / 2], Color(red: 1, green: 0.7, blue: 0.7), 0.15))
        }
        last = (low + high) / 2
      }
    }
    var encoder = DrawingEncoder()
    (encoder.background, encoder.dotsPerInch) = (.white, 110)
    let (bytes, _) = try encoder.encode(Drawing(strokes: strokes), as: .png)
    try Data(bytes).write(to: URL(filePath: path))
  }

  private static func line(_ points: [SIMD2<Float>], _ color: Color, _ width: Double) -> Stroke {
    var dense: [StrokePoint] = []
    for (from, to) in zip(points, points.dropFirst().isEmpty ? points[...] : points.dropFirst()) {
      let count = max(1, Int((to - from).length / 2))
      for step in 0...count {
        let place = from + (to - from) * (Float(step) / Float(count))
        dense.append(StrokePoint(location: Point(x: Double(place.x), y: Double(place.y))))
      }
    }
    let ink = Ink(.monoline, color: color)
    return Stroke(ink: ink, path: StrokePath(controlPoints: dense).inked(with: ink, width: width))
  }
}
