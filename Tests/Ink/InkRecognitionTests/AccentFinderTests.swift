import Testing

@testable import InkRecognition

/// Small strokes above and below letters.
@Suite struct AccentFinderTests {
  private typealias Point = SIMD2<Float>

  private func line(_ points: [Point], steps: Int = 6) -> [Point] {
    zip(points, points.dropFirst()).flatMap { a, b in
      (0..<steps).map { a + (b - a) * (Float($0) / Float(steps)) }
    } + points.suffix(1)
  }

  private func best(_ shape: AccentShape) -> Accent? {
    [Accent.acute, .grave, .circumflex, .diaeresis, .tilde, .dot].max {
      shape.fit($0) < shape.fit($1)
    }
  }

  private func shape(_ points: [Point]) -> AccentShape {
    AccentShape(line(points)[...], scale: 1)
  }

  @Test func `a stroke is the accent that it looks like, in either direction`() {
    let shapes: [(Accent, [Point])] = [
      (.acute, [Point(0, 0), Point(0.3, -0.4)]), (.grave, [Point(0, 0), Point(0.3, 0.4)]),
      (.circumflex, [Point(0, 0), Point(0.3, -0.3), Point(0.6, 0)]),
      (.tilde, [Point(0, 0), Point(0.2, -0.15), Point(0.5, 0.1), Point(0.7, -0.05)]),
      (.dot, [Point(0, 0), Point(0.03, 0.05)]),
    ]
    for (accent, points) in shapes {
      #expect(best(shape(points)) == accent)
      #expect(best(shape(points.reversed())) == accent)
    }
  }

  @Test func `two strokes are dots or a roof`() {
    let left = line([Point(0, 0), Point(0.02, 0.05)])
    let right = line([Point(0.4, 0), Point(0.42, 0.06)])
    #expect(best(AccentShape(left[...], right[...], scale: 1)) == .diaeresis)
    let up = line([Point(0, 0), Point(0.3, -0.3)])
    let down = line([Point(0.32, -0.3), Point(0.6, 0)])
    #expect(best(AccentShape(up[...], down[...], scale: 1)) == .circumflex)
  }

  @Test func `a shape without points is no accent for sure, and never a number that is none`() {
    for shape in [AccentShape([], scale: 1), AccentShape([], [], scale: 1), .nothing] {
      for accent in Accent.allCases { #expect(!shape.fit(accent).isNaN) }
    }
    #expect(AccentShape.nothing.fit(.diaeresis) < -5)
  }

  /// Two letters like n, five millimeters apart, three high.
  private var letters: [[Point]] {
    [0, 5].map { x in
      line([Point(x, 0), Point(x, 3), Point(x, 0.5), Point(x + 2, 0), Point(x + 2, 3)])
    }
  }

  private func marks(_ extra: [[Point]], below: Bool = true) -> AccentFinder {
    var finder = AccentFinder(marksBelow: below)
    finder.findMarks(WritingTrace(strokes: letters + extra))
    return finder
  }

  @Test func `a stroke above a letter is a mark, and the network does not see it`() throws {
    let finder = marks([line([Point(6, -0.7), Point(7, -1.8)])])
    let mark = try #require(finder.marks.first)
    #expect(finder.marks.count == 1 && !mark.isBelow && abs(mark.center.x - 6.5) < 0.01)
    #expect(finder.body == WritingTrace(strokes: letters))
  }

  @Test func `a dot above a letter is a mark that the network sees as well`() {
    let finder = marks([line([Point(6, -1), Point(6.1, -0.9)])])
    #expect(finder.marks.count == 1 && finder.body.strokeCount == 3)
  }

  @Test func `a hook below a letter is a mark in a language that has such`() {
    let hook = line([Point(1, 3), Point(1.3, 3.6), Point(0.6, 4)])
    #expect(marks([hook]).marks.map(\.isBelow) == [true])
    #expect(marks([hook], below: false).marks.isEmpty)
  }

  @Test func `bars through letters, marks far away and large strokes are no marks`() {
    #expect(marks([line([Point(-1, 1), Point(1, 1)])]).marks.isEmpty)
    #expect(marks([line([Point(20, -1), Point(20.5, -1.5)])]).marks.isEmpty)
    #expect(marks([line([Point(0, -1), Point(7, -1)])]).marks.isEmpty)
  }

  @Test func `a writing of small strokes alone stays whole`() {
    var finder = AccentFinder()
    let dots = [0, 1].map { line([Point($0, 0), Point($0 + 0.1, 0.1)]) }
    finder.findMarks(WritingTrace(strokes: dots))
    #expect(finder.marks.isEmpty && finder.body.strokeCount == 2)
    finder.findMarks(WritingTrace())
    #expect(finder.marks.isEmpty && finder.body.strokeCount == 0)
  }

  private func mark(_ x: Float, _ shape: AccentShape) -> AccentFinder.FoundAccent {
    AccentFinder.FoundAccent(stroke: 0, center: Point(x, 0), isBelow: false, shape: shape)
  }

  @Test func `marks go to the accents that fit them, in their order`() {
    let (acute, dot) = (
      shape([Point(0, 0), Point(0.3, -0.4)]), shape([Point(0, 0), Point(0.02, 0.05)])
    )
    var match = AccentMatch()
    let expected: [AccentMatch.ExpectedMark] = [
      .init(letter: 0, x: 1, accent: .acute, isDot: false),
      .init(letter: 2, x: 3, accent: .dot, isDot: true),
    ]
    match.match(
      [mark(1, acute), mark(3, dot)], expected, pairs: [.nothing, .nothing], scale: 1)
    let both = match.log
    #expect(match.owners == [0, 1])
    match.match([mark(3, dot)], expected, pairs: [.nothing], scale: 1)
    #expect(match.owners == [1] && match.log < both)
    match.match([mark(9, acute)], [], pairs: [.nothing], scale: 1)
    #expect(match.owners == [-1] && match.log < 0)
    match.match([], [], pairs: [], scale: 1)
    #expect(match.owners.isEmpty && match.log == 0)
  }

  @Test func `two dots are one diaeresis`() {
    let dot = shape([Point(0, 0), Point(0.02, 0.05)])
    let left = line([Point(0, 0), Point(0.02, 0.05)])
    let right = line([Point(0.4, 0), Point(0.42, 0.06)])
    let pair = AccentShape(left[...], right[...], scale: 1)
    var match = AccentMatch()
    match.match(
      [mark(0.8, dot), mark(1.2, dot)],
      [.init(letter: 0, x: 1, accent: .diaeresis, isDot: false)], pairs: [pair, .nothing],
      scale: 1)
    #expect(match.owners == [0, 0])
  }
}
