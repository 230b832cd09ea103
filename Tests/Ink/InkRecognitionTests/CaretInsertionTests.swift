import InkGeometry
import Testing

@testable import InkRecognition

/// Words above a caret, and parts of a page in order: the rules by themselves, without strokes.
@Suite struct CaretInsertionTests {
  private func area(_ x: ClosedRange<Double>, _ y: Double) -> Rect {
    Rect(
      min: Point(x: x.lowerBound, y: y - 1), max: Point(x: x.upperBound, y: y + 1))
  }

  /// A part of a line with letters of 2 mm, around a height.
  private func part(_ line: Int, _ words: [(Int, ClosedRange<Double>)], at y: Double) -> LinePart {
    var part = LinePart(line: line, size: 2, slope: 0)
    for (word, x) in words { part.appendWord([word], area(x, y), middle: y) }
    return part
  }

  /// A line from 0 to 34, at the height of 21.
  private var host: LinePart { part(0, [(0, 0...10), (1, 12...22), (2, 24...34)], at: 21) }

  private func inserted(
    _ carets: [Double], _ lines: [LinePart], tip: Double = 21.5
  ) -> [[Int]] {
    let areas = carets.map {
      Rect(min: Point(x: $0 - 1, y: tip), max: Point(x: $0 + 1, y: tip + 3))
    }
    let boxes: [Int: Rect] = [
      0: area(0...10, 21), 1: area(12...22, 21), 2: area(24...34, 21), 7: area(9...13, 15),
    ]
    return CaretInsertion(areas).applied(to: lines) { boxes[$0[0]] ?? area(50...60, 21) }
      .map { $0.words.flatMap(\.self) }
  }

  @Test func `words come before the first one whose middle is right of the caret`() {
    let above = part(1, [(7, 8...11), (8, 12...15)], at: 15)
    #expect(inserted([4.5], [above, host]) == [[7, 8, 0, 1, 2]])
    #expect(inserted([11], [above, host]) == [[0, 7, 8, 1, 2]])
    #expect(inserted([17], [host, above]) == [[0, 1, 7, 8, 2]])
    #expect(inserted([], [host, above]) == [[0, 1, 2], [7, 8]])
  }

  @Test func `a caret behind a line adds to its end, unless it is far from it`() {
    let above = part(1, [(7, 33...37)], at: 15)
    #expect(inserted([37.5], [host, above]) == [[0, 1, 2, 7]])
    #expect(inserted([38.5], [host, above]) == [[0, 1, 2], [7]])
    #expect(inserted([-0.5], [host, part(1, [(7, -2...2)], at: 15)]).count == 2)
  }

  @Test func `only few and narrow words at some height above the line are moved`() {
    for (y, isMoved) in [(18.7, false), (18.5, true), (11.1, true), (10.9, false), (27, false)] {
      let lines = [host, part(1, [(7, 9...13)], at: y)]
      #expect(inserted([11], lines) == (isMoved ? [[0, 7, 1, 2]] : [[0, 1, 2], [7]]), "\(y)")
    }
    func count(_ words: Int, _ width: Double) -> Int {
      let words = (0..<words).map { number in (7 + number, 5...(5 + width)) }
      return inserted([11], [host, part(1, words, at: 15)]).count
    }
    #expect(count(6, 4) == 1 && count(7, 4) == 2 && count(1, 23.7) == 1 && count(1, 23.9) == 2)
    // Six millimeters beside the caret are three sizes.
    #expect(inserted([11], [host, part(1, [(7, 16.9...20)], at: 15)]).count == 1)
    #expect(inserted([11], [host, part(1, [(7, 17.1...20)], at: 15)]).count == 2)
  }

  @Test func `each caret takes words of its own, into the line that it points at`() {
    let (one, two) = (part(1, [(7, 9...13)], at: 15), part(2, [(8, 21...25)], at: 15))
    #expect(inserted([11, 23], [host, one, two]) == [[0, 7, 1, 8, 2]])
    // A caret above the line is none of it.
    #expect(inserted([11], [host, one], tip: 17.5).count == 2)
    #expect(inserted([11], [one], tip: 17.5) == [[7]])
  }

  /// The lines of a page of two columns, by their order: the left ones are 0..., the right 10...
  private func columns(_ rows: Int, words: Int, apart: Double = 20, from top: Int = 0) -> [Int] {
    var parts: [LinePart] = []
    for row in 0..<rows {
      for (number, left) in [(row, 0), (10 + row, 40 + apart)] as [(Int, Double)] {
        let width = 40 / Double(words)
        let boxes = (0..<words).map { word -> (Int, ClosedRange<Double>) in
          (number, left + width * Double(word)...left + 40)
        }
        let height = number < 10 ? row : row + top
        parts.append(part(number, boxes, at: 10 * Double(height)))
      }
    }
    return ReadingOrder(parts).orderedLines().map(\.line)
  }

  @Test func `columns have three lines of three words at least`() {
    #expect(columns(3, words: 3) == [0, 1, 2, 10, 11, 12])
    #expect(columns(3, words: 2) == [0, 10, 1, 11, 2, 12])
    #expect(columns(2, words: 3) == [0, 10, 1, 11])
  }

  @Test func `columns are far from each other, and beside each other`() {
    #expect(columns(3, words: 3, apart: 5.3) == [0, 1, 2, 10, 11, 12])
    #expect(columns(3, words: 3, apart: 5.1) == [0, 10, 1, 11, 2, 12])
    #expect(columns(4, words: 3, from: 3) == [0, 1, 2, 3, 10, 11, 12, 13])
  }

  @Test func `parts of one line are joined, and lines of one height read from left to right`() {
    let parts = [
      part(3, [(0, 30...40)], at: 20), part(3, [(1, 0...10)], at: 20),
      part(5, [(2, 60...70)], at: 18), part(6, [(3, 0...10)], at: 23),
    ]
    let lines = ReadingOrder(parts).orderedLines()
    #expect(lines.map(\.words) == [[[1], [0]], [[2]], [[3]]])
    #expect(lines.map(\.line) == [3, 5, 6] && lines[0].bounds == area(0...40, 20))
    #expect(ReadingOrder([]).orderedLines().isEmpty)
  }
}
