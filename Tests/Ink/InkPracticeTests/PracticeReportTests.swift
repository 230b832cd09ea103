import InkGeometry
import Testing

@testable import InkPractice

/// What is wrong with a writing is found, and what is right is not.
@Suite struct PracticeReportTests {
  @Test(arguments: ["hello", "Quiz", "žluťůčký", "48 + 7 = 55", "sch"])
  func `who writes as the template is written is right`(_ text: String) throws {
    let writing = try Writings(text)
    let report = writing.report(writing.strokes)
    #expect(report.isRight)
    #expect(report.copies.flatMap { $0 } == Array(writing.strokes.indices))
  }

  @Test func `a smaller and a moved hand is right as far as hands differ`() throws {
    let writing = try Writings("hand")
    let size = writing.text.xHeight
    let other = writing.strokes.map { stroke in
      stroke.map { Point(x: $0.x + 0.06 * size, y: $0.y * 0.94 - 0.04 * size) }
    }
    #expect(writing.report(other).isRight)
    let far = writing.strokes.map { stroke in stroke.map { Point(x: $0.x, y: $0.y + 2 * size) } }
    #expect(!writing.report(far).isRight)
  }

  @Test func `joined letters are right, and their dots and bars may come later`() throws {
    let writing = try Writings("nun")
    let joined = [writing.strokes[0] + writing.strokes[1] + writing.strokes[2]]
    let report = writing.report(joined)
    #expect(report.mistakes == [])
    #expect(report.copies == [[0, 1, 2]])

    let dotted = try Writings("in")
    let late = [dotted.strokes[0] + dotted.strokes[2], dotted.strokes[1]]
    #expect(dotted.report(late).mistakes == [])
  }

  @Test func `a pen that is lifted on the way and goes on there is right`() throws {
    let writing = try Writings("s")
    let stroke = writing.strokes[0]
    let half = stroke.count / 2
    let report = writing.report([Array(stroke[...half]), Array(stroke[half...])])
    #expect(report.mistakes == [])
    #expect(report.copies == [[0], [0]])
  }

  @Test func `each fault is called what it is`() throws {
    let writing = try Writings("E")
    let good = writing.strokes
    var bad = good
    bad.swapAt(0, 1)
    #expect(
      writing.report(bad).mistakes.contains { if case .outOfOrder = $0 { true } else { false } })
    bad = good
    bad[0].reverse()
    #expect(writing.report(bad).mistakes == [.reversed(template: 0, stroke: 0)])
    #expect(writing.report(good.dropLast()).mistakes == [.missing(template: good.count - 1)])
    let size = writing.text.xHeight
    let extra = (0...9).map { Point(x: Double($0) * 0.1 * size, y: -0.4 * size) }
    #expect(writing.report(good + [extra]).mistakes == [.extra(stroke: good.count)])
    bad = good
    let middle = bad[0][0]
    bad[0] = bad[0].enumerated().map { number, place in
      middle + Point(x: place.x - middle.x, y: 0.4 * (place.y - middle.y))
        + Point(x: number > bad[0].count / 2 ? 0.5 * size : 0, y: 0)
    }
    #expect(writing.report(bad).mistakes == [.distorted(template: 0, stroke: 0)])
  }

  @Test func `another letter than the one that is due is none`() throws {
    let a = try Writings("a")
    for other in ["e", "g", "x", "m", "l", "7"] {
      #expect(!a.report(try Writings(other).strokes).isRight, "\(other)")
    }
  }
}
