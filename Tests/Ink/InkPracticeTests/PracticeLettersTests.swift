import InkDrawing
import InkGeometry
import Testing

@testable import InkPractice

/// A text is put together from what somebody drew.
@Suite struct PracticeLettersTests {
  private let letters = PenLetters.shipped

  @Test func `what was not drawn is told by name, each once`() {
    #expect(throws: LettersError.undrawn(["水", "Ω"])) {
      try Drawing(text: "a水bΩ水", letters: letters)
    }
    #expect(LettersError.undrawn(["q", "ß"]).description.contains("'q', 'ß'"))
  }

  @Test func `the longest name that fits is taken`() throws {
    let text = try PracticeText("hello schee", letters: letters)
    #expect(text.letters.map(\.name) == ["h", "e", "ll", "o", "sch", "ee"])
    #expect(text.letters.last?.strokes.upperBound == text.strokes.count)
  }

  @Test func `letters beyond ASCII are written, combined or not`() throws {
    #expect(try PracticeText("žluťůčký", letters: letters).letters.count == 8)
    let composed = try PracticeText("\u{E9}", letters: letters)
    let combined = try PracticeText("e\u{301}", letters: letters)
    #expect(composed.letters == combined.letters)
  }

  @Test func `letters stand beside each other, and lines below`() throws {
    for word in ["minimum", "Tafel", "jfjf", "\"a\"", "WAVE"] {
      let text = try PracticeText(word, letters: letters)
      let boxes = text.letters.map { letter in
        text.strokes[letter.strokes].reduce(Rect.empty) { $0.union(Rect(around: $1.evenPlaces)) }
      }
      for (left, right) in zip(boxes, boxes.dropFirst()) {
        #expect(left.center.x < right.center.x, "\(word)")
      }
    }
    let lines = try PracticeText("a\nb", letters: letters)
    #expect(lines.strokes[1].transform.ty > lines.strokes[0].transform.ty + 2 * lines.xHeight)
  }

  @Test func `an x is as high as the size says`() throws {
    for size in PracticeSize.allCases {
      let text = try PracticeText("x", letters: letters, size: size)
      #expect(abs(text.bounds.height - size.xHeight) < 0.12 * size.xHeight)
    }
  }

  @Test func `the template is a marker, and a third of an x broad at every size`() throws {
    for size in PracticeSize.allCases {
      let text = try PracticeText("a", letters: letters, size: size)
      let stroke = try #require(text.template(color: .black).first)
      #expect(stroke.ink.type == .marker)
      let width = (stroke.baseWidth ?? 0) * stroke.transform.greatestScale
      #expect(abs(width - size.xHeight / 3) < 0.02 * size.xHeight)
    }
  }

  @Test func `a sheet is cut into its cells, each stroke where its middle lies`() throws {
    let sheet = LetterSheet(names: ["a", "水", "c"], columns: 2)
    func line(_ x: Double, _ y: Double) -> Stroke {
      let points = [Point(x: x, y: y), Point(x: x + 3, y: y - 4)].map { StrokePoint(location: $0) }
      return Stroke(ink: Ink(.pen), path: StrokePath(controlPoints: points))
    }
    let drawing = Drawing(strokes: [line(2, 19), line(22, 19), line(26, 19), line(500, 2)])
    let cut = try PenLetters(drawing, on: sheet)
    #expect(cut.names == ["a", "水"])
    #expect(cut.strokes(of: "水")?.count == 2)
    #expect(throws: LettersError.emptySheet) { try PenLetters(Drawing(), on: sheet) }
  }

  @Test func `a sheet's description is written and read the same, and refuses what means nothing`()
    throws
  {
    let sheet = LetterSheet(names: ["a", "ff", "ä"], columns: 5, baseline: 17.5)
    #expect(try LetterSheet(text: sheet.text) == sheet)
    #expect(throws: LettersError.badLine(2, "cell 20")) {
      try LetterSheet(text: "x-height 6\ncell 20\n")
    }
    #expect(throws: LettersError.badLine(1, "columns nan")) { try LetterSheet(text: "columns nan") }
    #expect(throws: LettersError.lacks("letters")) { try LetterSheet(text: "# nothing") }
  }
}
