import InkGeometry
import Testing

@testable import ToolPicker

/// Digits and letters as lines.
@Suite struct FiguresTests {
  @Test func aTextIsAsWideAsItsCharactersAndTheGapsBetween() {
    let widths: [(String, Double)] = [
      ("", 0), ("0", 4), ("00", 9.35), (".", 0.8), ("1.5", 4 + 1.35 + 0.8 + 1.35 + 4), ("%", 4.6),
      ("m", 4.8), (" ", 1.2), ("°", 1.8), ("-", 2.4), ("o", 3.6), ("f", 2.6), ("#", 4), ("€", 2),
    ]
    for (text, width) in widths {
      #expect(abs(Figures.width(text, height: 6) - width) < 1e-9, "\(text)")
      #expect(abs(Figures.width(text, height: 12) - 2 * width) < 1e-9, "\(text)")
    }
  }

  @Test func aOneIsAFlagAndAStem() {
    let line = Figures.lines("1", height: 6)[0]
    #expect(line.count == 13)
    #expect(line[0] == Point(x: 0.7, y: -4.7) && line[12] == Point(x: 2.3, y: 0))
    // It has a corner at its top: both parts are straight.
    for place in line[...6] {
      #expect(abs((place.x - 0.7) / 1.6 - (place.y + 4.7) / -1.3) < 1e-9)
    }
    #expect(line[6...].allSatisfy { abs($0.x - 2.3) < 1e-9 })
    #expect(abs(line[6].y + 6) < 1e-9)
  }

  @Test func whatBendsGoesSmoothlyThroughItsPlaces() {
    let ring = Figures.lines("0", height: 6)[0]
    #expect(ring.count == 1 + 8 * 6 && (ring[0] - ring[48]).length < 1e-9)
    for (number, place) in [
      Point(x: 2, y: -6), Point(x: 0.5, y: -4.9), Point(x: 0.15, y: -3), Point(x: 0.5, y: -1.1),
      Point(x: 2, y: 0),
    ].enumerated() {
      #expect((ring[number * 6] - place).length < 1e-9)
    }
    // At a place it goes on as it came, to within a few degrees.
    for number in stride(from: 6, to: 48, by: 6) {
      let (before, after) = (ring[number] - ring[number - 1], ring[number + 1] - ring[number])
      let cosine = before.dot(after) / (before.length * after.length)
      #expect(cosine > 0.93, "place \(number)")
    }
    // The middle of its first bend, by Catmull and Rom: 8, 9 and -1 of 16 of three places.
    #expect(abs(ring[3].x - 1.271_875) < 1e-9)
  }

  @Test func charactersStandSideBySide() {
    let (one, two) = (Figures.lines("-", height: 6), Figures.lines("--", height: 6))
    #expect(one == [[Point(x: 0.1, y: -2.7), Point(x: 2.3, y: -2.7)]])
    #expect(two[0] == one[0])
    #expect(abs(two[1][0].x - (2.4 + 1.35 + 0.1)) < 1e-9)
    #expect(Figures.lines("- -", height: 6).count == 2)
    #expect(Figures.lines("€", height: 6).isEmpty)
    // A character that nobody knows has a place all the same.
    #expect(abs(Figures.lines("€-", height: 6)[0][0].x - (2 + 1.35 + 0.1)) < 1e-9)
  }

  @Test func charactersStandOnTheirLineAndAreAsHighAsAsked() {
    for character in "0123456789ABCDEF#" {
      let box = Rect(around: Figures.lines(String(character), height: 12).joined())
      #expect(abs(box.max.y) < 1.2 && abs(box.min.y + 12) < 1.2, "\(character)")
      #expect(box.min.x > -0.5 && box.max.x < 8.5, "\(character)")
    }
    let small = Rect(around: Figures.lines("m", height: 12).joined())
    #expect(small.min.y > -8.2 && small.max.y == 0)
  }

  @Test func noTwoCharactersLookTheSame() {
    let all = "0123456789ABCDEF.%mof#°-"
    #expect(Set(all.map { Figures.lines(String($0), height: 6) }).count == all.count)
  }
}
