import Handwriting
import InkDrawing
import InkGeometry
import InkRecognition

/// How long after the pen's lift the text is there, of a page that is read after each stroke: as
/// `watch --text` does.
struct LiftTiming {
  private var words = Timing()
  private var lines = Timing()
  private var whole = Timing()

  init(words: [Writing], lines: [Writing], language: WritingLanguage) {
    for word in words { Self.write(word, language, &self.words) }
    for line in lines {
      let drawing = Self.drawing(line)
      var reader = PageReader(language, readings: 1)
      whole.note(Timing.measure { _ = reader.read(drawing) })
      Self.write(line, language, &self.lines)
    }
  }

  /// The time of the last answer, and of all before it.
  private static func write(_ writing: Writing, _ language: WritingLanguage, _ timing: inout Timing)
  {
    let strokes = drawing(writing).strokes
    var reader = PageReader(language, readings: 1)
    for count in 1...strokes.count {
      let page = Drawing(strokes: strokes.prefix(count))
      timing.note(Timing.measure { _ = reader.read(page) })
    }
  }

  private static func drawing(_ writing: Writing) -> Drawing {
    var start = 0
    return Drawing(
      strokes: writing.ends.map { end in
        defer { start = end }
        let points = writing.points[start..<end].map {
          StrokePoint(location: Point(x: Double($0.x), y: Double($0.y)), size: Size(square: 0.4))
        }
        return Stroke(ink: Ink(.monoline), path: StrokePath(controlPoints: points))
      })
  }

  /// A table.
  var text: String {
    """
    | a page, read again after each stroke | \(Timing.heading) |
    |---|---|
    | words, from the lift to the text | \(words.text) |
    | lines, from the lift to the text | \(lines.text) |
    | lines, read once as a page | \(whole.text) |
    """
  }
}
