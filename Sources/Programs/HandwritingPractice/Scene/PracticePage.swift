import InkDrawing
import InkGeometry
import InkPractice

/// Where everything lies on the screen, in millimeters of the output: a sheet of paper in its
/// middle, a text on its line.
struct PracticePage {
  /// The text, where it is to be written.
  let text: PracticeText
  /// What it says, on one line.
  let words: String
  /// The paper.
  let paper: Rect
  /// Where the line runs on which one writes, one for each line of the text.
  let baselines: [Double]
  /// The whole output.
  let screen: Rect

  private static let lineSpacing = 3.4

  /// - Parameter screen: the output's size, in its millimeters.
  init(_ words: String, letters: PenLetters, size: PracticeSize, screen: Size) throws(LettersError)
  {
    self.words = words.split(separator: "\n").joined(separator: " ")
    self.screen = Rect(x: 0, y: 0, width: screen.width, height: screen.height)
    var text = try PracticeText(words, letters: letters, size: size)
    // A screen that is too small for the size makes the text smaller.
    let room = Size(width: 0.62 * screen.width, height: 0.6 * screen.height)
    let lines = Double(words.split(separator: "\n", omittingEmptySubsequences: false).count)
    let height = (Self.lineSpacing * (lines - 1) + 2.6) * text.xHeight
    let share = min(1, room.width / max(text.bounds.width, 1), room.height / height)
    if share < 1 { text = try PracticeText(words, letters: letters, xHeight: text.xHeight * share) }
    let x = text.xHeight
    let wide = max(text.bounds.width + 6.8 * x, 10 * x)
    let high = (Self.lineSpacing * (lines - 1) + 5.6) * x
    paper = Rect(
      x: (screen.width - wide) / 2, y: (screen.height - high) / 2, width: wide, height: high)
    let first = paper.min.y + 3.5 * x
    baselines = (0..<Int(lines)).map { first + Double($0) * Self.lineSpacing * x }
    self.text = text.moved(
      by: Point(x: paper.min.x + 2 * x - min(0, text.bounds.min.x), y: first))
  }

  /// How high an x is, in millimeters.
  var xHeight: Double { text.xHeight }

  /// A few words in small letters, their line beginning at a place.
  func note(_ words: String, at place: Point, xHeight: Double, color: Color, isRight: Bool = false)
    -> [Stroke]
  {
    guard let text = try? PracticeText(words, letters: .shipped, xHeight: xHeight) else {
      return []
    }
    let shift = isRight ? -text.bounds.max.x : 0
    return text.moved(by: Point(x: place.x + shift, y: place.y)).strokes.map { stroke in
      let scale = max(stroke.transform.greatestScale, 1e-3)
      return stroke.inked(with: Ink(.pen, color: color), width: 0.11 * xHeight / scale)
    }
  }
}

extension Color {
  static let paper = Color(red: 1, green: 0.992, blue: 0.965)
  static let rule = Color(red: 0.55, green: 0.72, blue: 0.9)
  static let faintRule = Color(red: 0.86, green: 0.91, blue: 0.96)
  static let template = Color(red: 0.62, green: 0.74, blue: 0.92)
  static let ink = Color(red: 0.10, green: 0.16, blue: 0.42)
  static let right = Color(red: 0.13, green: 0.60, blue: 0.30)
  static let wrong = Color(red: 0.84, green: 0.24, blue: 0.20)
  static let quiet = Color(red: 0.52, green: 0.55, blue: 0.62)
  static let dot = Color(red: 0.93, green: 0.20, blue: 0.22)
}
