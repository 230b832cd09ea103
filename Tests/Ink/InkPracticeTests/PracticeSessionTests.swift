import InkDrawing
import InkGeometry
import Testing

@testable import InkPractice

/// A text is practised stroke by stroke, each until it is right.
@Suite struct PracticeSessionTests {
  @Test func `who writes well is led through the text and praised`() throws {
    let writing = try Writings("hello")
    var session = PracticeSession(writing.text)
    for (number, stroke) in writing.strokes.enumerated() {
      #expect(session.due == number)
      #expect(session.take(stroke) == .right([number]))
    }
    #expect(session.due == nil)
    #expect(session.guide == nil)
    #expect(session.score == 100)
    #expect(session.take(writing.strokes[0]) == .unfinished)
  }

  @Test func `what is wrong stays due and costs`() throws {
    let writing = try Writings("at")
    var session = PracticeSession(writing.text)
    #expect(session.take(writing.strokes[0].reversed()) == .wrong(.reversed))
    #expect(session.take(writing.strokes[1]) == .wrong(.outOfOrder))
    #expect(session.due == 0)
    #expect(session.take(writing.strokes[0]) == .right([0]))
    #expect(session.score < 60)
    for stroke in writing.strokes.dropFirst() { _ = session.take(stroke) }
    #expect((60..<100).contains(session.score))
  }

  @Test func `a lifted pen may go on, or begin again`() throws {
    let writing = try Writings("o")
    let stroke = writing.strokes[0]
    let half = stroke.count / 2
    var session = PracticeSession(writing.text)
    #expect(session.take(Array(stroke[...half])) == .unfinished)
    #expect(session.take(Array(stroke[half...])) == .right([0]))
    session = PracticeSession(writing.text)
    #expect(session.take(Array(stroke[...half])) == .unfinished)
    #expect(session.take(stroke) == .right([0]))
  }

  @Test func `the dot moves at the writer's own speed`() throws {
    let text = try PracticeText("s", letters: .shipped, size: .large)
    let guide = WritingGuide(text.strokes[0])
    let path = text.strokes[0].path
    #expect(guide.duration > 0.3)
    for value in stride(from: 0, through: path.parametricRange.upperBound, by: 0.5) {
      let point = path.interpolatedPoint(at: value)
      let seconds = point.timeOffset - path.interpolatedPoint(at: 0).timeOffset
      let place = text.strokes[0].transform.applied(to: point.location)
      #expect(guide.place(at: seconds).distance(to: place) < 0.05)
    }
    #expect(guide.place(at: .nan) == guide.place(at: 0))
    #expect(guide.place(at: 99).distance(to: guide.place(at: guide.duration)) < 1e-9)
    #expect(guide.passed(at: guide.duration / 2).path.length < path.length)
  }
}
