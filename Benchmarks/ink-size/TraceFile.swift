import Foundation
import InkDrawing
import InkGeometry

/// Handwriting as rows of writer, milliseconds, x and y in 0.005 mm, pressure of 1023, azimuth and
/// altitude in tenths of a degree; a pressure of 0 is in the air.
enum TraceFile {
  private static let ink = Ink(.pen)
  private static let width = 0.5

  static func strokes(of path: String) throws -> [Stroke] {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    var strokes: [Stroke] = []
    var rows: [[Double]] = []
    var writer = Substring()
    for line in text.split(separator: "\n").dropFirst() {
      let fields = line.split(separator: ",")
      let numbers = fields.dropFirst().compactMap { Double($0) }
      guard numbers.count == 6 else { continue }
      if !rows.isEmpty, fields[0] != writer || numbers[3] <= 0 {
        strokes.append(stroke(rows))
        rows = []
      }
      writer = fields[0]
      if numbers[3] > 0 { rows.append(numbers) }
    }
    if !rows.isEmpty { strokes.append(stroke(rows)) }
    return strokes
  }

  private static func stroke(_ rows: [[Double]]) -> Stroke {
    let points = rows.map { row in
      StrokePoint(
        location: Point(x: row[1] / 200, y: row[2] / 200), timeOffset: (row[0] - rows[0][0]) / 1000,
        force: Float(row[3] / 1023), azimuth: Float(row[4] * (.pi / 1800)),
        altitude: Float(row[5] * (.pi / 1800)))
    }
    let date = WallTime(microsecondsSince1970: 1_700_000_000_000_000 + Int64(rows[0][0]) * 1000)
    let path = StrokePath(controlPoints: points, creationDate: date)
    return Stroke(ink: ink, path: path.inked(with: ink, width: width))
  }

  /// A row for each point: stroke, x, y (mm), time (s), force, azimuth, altitude (rad), width (mm).
  static func write(_ strokes: [Stroke], to path: String) throws {
    var text = ""
    for (number, stroke) in strokes.enumerated() {
      let began = Double(stroke.creationDate.microsecondsSince1970 - 1_700_000_000_000_000) / 1e6
      for point in stroke.path {
        let values: [Double] = [
          point.location.x, point.location.y, began + point.timeOffset, Double(point.force),
          Double(point.azimuth), Double(point.altitude), point.size.width,
        ]
        text += "\(number)\t" + values.map { "\($0)" }.joined(separator: "\t") + "\n"
      }
    }
    try text.write(toFile: path, atomically: true, encoding: .utf8)
  }
}
