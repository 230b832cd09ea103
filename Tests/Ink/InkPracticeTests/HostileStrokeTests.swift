import InkGeometry
import Testing

@testable import InkPractice

/// Whatever is drawn, there is an answer in bounded time.
@Suite struct HostileStrokeTests {
  @Test func `nothing is missing`() throws {
    let writing = try Writings("ab")
    let all = (0..<writing.strokes.count).map { PracticeReport.Mistake.missing(template: $0) }
    #expect(writing.report([]).mistakes == all)
    #expect(
      writing.report([[], [Point(x: .nan, y: 1)], [Point(x: 1e300, y: .infinity)]]).mistakes == all)
  }

  @Test func `one place, ten thousand strokes and an endless line give an answer`() throws {
    let writing = try Writings("minimum")
    #expect(!writing.report([[Point(x: 3, y: 3)]]).isRight)
    let many = (0..<10_000).map { number in
      [Point(x: Double(number % 100), y: Double(number / 100)), Point(x: Double(number % 7), y: 0)]
    }
    #expect(writing.report(many).copies.count == 10_000)
    let endless = (0..<200_000).map { Point(x: Double($0 % 7) * 900, y: Double($0 % 11) * 700) }
    #expect(!writing.report([endless]).isRight)
  }

  @Test func `a template of nothing, of dots and of one place has answers`() {
    let nothing = PracticeTemplate(letters: [])
    #expect(PracticeReport([], of: nothing).isRight)
    #expect(PracticeReport([[.zero]], of: nothing).mistakes == [.extra(stroke: 0)])
    let dots = PracticeTemplate(letters: [[[.zero], [], [Point(x: .nan, y: 0)]]])
    #expect(dots.count == 3)
    _ = PracticeReport([[.zero], [Point(x: 5, y: 5)]], of: dots)
  }

  @Test func `lines keep their ends and their even steps, whatever comes`() throws {
    let line = try #require(EvenLine([Point(x: 0, y: 0), Point(x: 0, y: 0), Point(x: 31, y: 0)]))
    #expect(line.places.count == EvenLine.count)
    for (number, place) in line.places.enumerated() {
      #expect(abs(place.x - Double(number)) < 1e-9)
    }
    #expect(line.beginning(0.5).places.last.map { abs($0.x - 15.5) < 1e-9 } == true)
    #expect(EvenLine([Point(x: .nan, y: 0)]) == nil)
  }
}
