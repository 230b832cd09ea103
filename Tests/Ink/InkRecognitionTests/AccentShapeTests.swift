import Testing

@testable import InkRecognition

/// What small strokes measure, and what marks cost that fit no accent.
@Suite struct AccentShapeTests {
  private typealias Place = SIMD2<Float>

  private func measured(_ points: [Place], scale: Float = 1) -> AccentShape {
    AccentShape(points[...], scale: scale)
  }

  private func expectNumbers(
    _ shape: AccentShape, _ numbers: [Float], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for (lane, number) in numbers.enumerated() {
      #expect(
        abs(shape.numbers[lane] - number) < 1e-4, "number \(lane)", sourceLocation: sourceLocation)
    }
  }

  @Test func `a straight stroke has a size, a direction and no bend`() {
    expectNumbers(measured([Place(0, 0), Place(1, 0)]), [0, 1, 0, 0, 0, 0])
    expectNumbers(measured([Place(0, 0), Place(1, -1)]), [0.34657, 0, 1, 0, 0, 0.70711])
    expectNumbers(measured([Place(0, 0), Place(1, 1)]), [0.34657, 0, -1, 0, 0, 0.70711])
    expectNumbers(measured([Place(0, 0), Place(0, 2)]), [0.69315, -1, 0, 0, 0, 1])
  }

  @Test func `a roof is above its ends, and a wave higher in its first half`() {
    let roof = [Place(0, 0), Place(1, -1), Place(2, 0)]
    expectNumbers(measured(roof), [0.80472, 1, 0, 0.44721, 0, 0.44721])
    // From the quarter of its length to three quarters it goes down by 2.
    let wave = [Place(0, 0), Place(1, -1), Place(3, 1), Place(4, 0)]
    expectNumbers(measured(wave), [1.49787, 1, 0, 0, 0.44721, 0.44721])
  }

  @Test func `a point is as small as strokes get`() {
    for points in [[Place(3, 4)], [Place(3, 4), Place(3, 4)], [Place(3, 4), Place(3.001, 4)]] {
      #expect(abs(measured(points, scale: 2).numbers[0] + 3.91202) < 1e-4)
    }
    expectNumbers(measured([Place(3, 4)]), [-3.91202, 0, 0, 0, 0, 0])
  }

  @Test func `two strokes measure their distance, their sizes and how they lean`() {
    let (left, right) = ([Place(0, 1), Place(1, 0)], [Place(2, 0), Place(3, 1)])
    let roof = AccentShape(left[...], right[...], scale: 1)
    #expect(roof.strokes == 2 && measured(left).strokes == 1)
    expectNumbers(roof, [0.69315, 0.34657, 2, 0])
    let dots = AccentShape([Place(0, 0)], [Place(3, 4)], scale: 1)
    expectNumbers(dots, [1.60944, -3.91202, 0, 0.8])
    expectNumbers(AccentShape([Place(1, 1)], [Place(1, 1)], scale: 1), [-2.99573, -3.91202, 0, 0])
  }

  @Test func `marks below letters are single strokes, and no accent says nothing`() {
    let stroke = measured([Place(0, 0), Place(1, -1)])
    let pair = AccentShape([Place(0, 0)], [Place(1, 0)], scale: 1)
    for accent in [Accent.cedilla, .ogonek] {
      #expect(stroke.fit(accent) == 0 && pair.fit(accent) == AccentShape.unlikely)
    }
    #expect(stroke.fit(.none) == 0 && pair.fit(.none) == 0)
    #expect(pair.fit(.acute) < pair.fit(.diaeresis) - 5)
  }

  private var dot: AccentShape { measured([Place(0, 0), Place(0.03, 0.05)]) }
  private var acute: AccentShape { measured([Place(0, 0), Place(0.3, -0.4)]) }

  private func matched(
    _ marks: [(x: Float, shape: AccentShape, isLetter: Bool)], _ expected: [(Float, Accent, Bool)]
  ) -> AccentMatch {
    var match = AccentMatch()
    match.match(
      marks.map {
        .init(
          stroke: 0, center: Place($0.x, 0), isBelow: false, shape: $0.shape,
          isLetter: $0.isLetter)
      },
      expected.map { .init(letter: 0, x: $0.0, accent: $0.1, isDot: $0.2) },
      pairs: marks.map { _ in .nothing }, scale: 1)
    return match
  }

  @Test func `accents and dots without a mark, and marks without an accent, have their prices`() {
    let prices: [(AccentMatch, Float)] = [
      (matched([], [(0, .acute, false)]), -5), (matched([], [(0, .dot, true)]), -1.5),
      (matched([], [(0, .none, true)]), 0), (matched([(0, acute, false)], []), -5),
      (matched([(0, dot, true)], []), -2.5),
      (matched([(0, dot, true), (3, acute, false)], []), -7.5),
      (matched([], [(0, .acute, false), (2, .dot, true), (4, .tilde, false)]), -11.5),
    ]
    for (match, price) in prices {
      #expect(match.log == price && match.owners.allSatisfy { $0 == -1 })
    }
  }

  @Test func `a mark that fits costs what its shape and its distance say`() {
    let here = matched([(1.05, acute, false)], [(1, .acute, false)])
    #expect(abs(here.log - acute.fit(.acute)) < 1e-4 && here.owners == [0])
    let aside = matched([(1.35, acute, false)], [(1, .acute, false)])
    #expect(abs(aside.log - (acute.fit(.acute) - 0.5)) < 1e-4 && aside.owners == [0])
    // An ogonek hangs at the end of its letter.
    let low = matched([(1.4, acute, false)], [(1, .ogonek, false)])
    #expect(abs(low.log) < 1e-4 && low.owners == [0])
    // Farther away it is cheaper that both stand alone.
    let apart = matched([(9, acute, false)], [(1, .acute, false)])
    #expect(apart.log == -10 && apart.owners == [-1])
  }

  @Test func `a dot is no acute, and marks do not cross to fit better`() {
    let match = matched(
      [(1, dot, false), (3, acute, false)], [(1, .acute, false), (3, .dot, true)])
    #expect(match.owners == [-1, 1] && match.log < -10)
  }
}
