import InkGeometry

@testable import InkPractice

/// A text as somebody writes it who writes it perfectly: the template's own places.
struct Writings {
  let text: PracticeText
  var strokes: [[Point]]

  init(_ text: String) throws {
    self.text = try PracticeText(text, letters: .shipped, size: .medium)
    strokes = self.text.strokes.map(\.evenPlaces)
  }

  func report(_ strokes: [[Point]]) -> PracticeReport { PracticeReport(strokes, of: text.goal) }
}
