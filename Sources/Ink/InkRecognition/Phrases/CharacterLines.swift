/// The lines of a drawing with Chinese or Japanese characters.
public enum CharacterLines {
  /// A line while it grows.
  private struct GrowingLine {
    var strokes: [Int]
    var low: SIMD2<Float>
    var high: SIMD2<Float>
  }

  /// The drop from the middle of a line at which a new one begins, and the way back to the left,
  /// both in sizes of a character.
  private static let drop: Float = 0.8
  private static let back: Float = 1.2
  /// More lines are read as part of the last one.
  private static let mostLines = 200

  /// Divides a drawing into lines that run to the right, in the order in which they were begun. A
  /// new line begins where the pen goes back to the left and down; a stroke that is added to an
  /// earlier line later belongs to that line.
  public static func divide(_ trace: WritingTrace) -> [WritingTrace] {
    let boxes = (0..<trace.strokeCount).compactMap { trace.points[trace.range($0)].corners }
    let size = size(boxes)
    var lines: [GrowingLine] = []
    for (stroke, box) in boxes.enumerated() {
      let center = (box.low + box.high) / 2
      guard let index = line(at: center, among: lines, size) else {
        lines.append(GrowingLine(strokes: [stroke], low: box.low, high: box.high))
        continue
      }
      lines[index].strokes.append(stroke)
      lines[index].low.replace(with: box.low, where: box.low .< lines[index].low)
      lines[index].high.replace(with: box.high, where: box.high .> lines[index].high)
    }
    return lines.map { line in
      WritingTrace(strokes: line.strokes.map { Array(trace.points[trace.range($0)]) })
    }
  }

  /// The size of a character: that of a large stroke, and a little more.
  private static func size(_ boxes: [(low: SIMD2<Float>, high: SIMD2<Float>)]) -> Float {
    let sizes = boxes.map { max($0.high.x - $0.low.x, $0.high.y - $0.low.y) }.sorted()
    return sizes.isEmpty ? 0 : max(1e-3, 1.1 * sizes[sizes.count * 9 / 10])
  }

  /// Returns the line that a stroke belongs to; nil if it begins a new one.
  private static func line(
    at center: SIMD2<Float>, among lines: [GrowingLine], _ size: Float
  ) -> Int? {
    guard let last = lines.last else { return nil }
    if isInside(center, last) { return lines.count - 1 }
    if let earlier = lines.firstIndex(where: { isInside(center, $0) }) { return earlier }
    return isNext(center, last, size) && lines.count < mostLines ? nil : lines.count - 1
  }

  private static func isNext(_ center: SIMD2<Float>, _ line: GrowingLine, _ size: Float) -> Bool {
    center.y > (line.low.y + line.high.y) / 2 + drop * size && center.y > line.high.y
      && center.x < line.high.x - back * size
  }

  private static func isInside(_ center: SIMD2<Float>, _ line: GrowingLine) -> Bool {
    center.y >= line.low.y && center.y <= line.high.y
  }
}
