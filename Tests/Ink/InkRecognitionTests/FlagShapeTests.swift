import Testing

@testable import InkRecognition

/// The flag of a 1 and the bar of a 7.
@Suite struct FlagShapeTests {
  private func odds(_ strokes: [[SIMD2<Float>]], places: [Int]) -> [Float] {
    var trace = WritingTrace()
    for stroke in strokes {
      for (from, to) in zip(stroke, stroke.dropFirst()) {
        for step in 0..<10 { trace.add(from + (to - from) * (Float(step) / 10)) }
      }
      if let end = stroke.last { trace.add(end) }
      trace.lift()
    }
    var flags = FlagShape()
    flags.find(trace, scale: 2)
    var odds = [Float](repeating: 1, count: places.count)
    flags.assign(places, to: &odds)
    return odds
  }

  private let one = [SIMD2<Float>(0, 2), SIMD2(2, 0), SIMD2(2, 8)]
  private let seven = [SIMD2<Float>(0, 0), SIMD2(4, 0), SIMD2(2, 8)]
  private let bar = [SIMD2<Float>(0, 0), SIMD2(0, 8)]

  @Test func `a flag that rises is a 1's, a level one a 7's, and a bar has none`() {
    #expect(odds([one], places: [5])[0] == 3)
    #expect(odds([seven], places: [5])[0] == -3)
    #expect(odds([bar], places: [5])[0] == 0)
    #expect(odds([], places: [5]) == [0])
  }

  @Test func `flags belong to the characters near them, in order`() {
    let strokes = [one, seven.map { $0 + SIMD2(6, 0) }]
    let both = odds(strokes, places: [4, 14])
    #expect(both[0] > 0 && both[1] < 0)
    #expect(odds(strokes, places: [14])[0] < 0)
  }

  @Test func `what is curved is no flag`() {
    let two = [SIMD2<Float>(0, 2), SIMD2(2, 0), SIMD2(4, 2), SIMD2(0, 8), SIMD2(4, 8)]
    #expect(odds([two], places: [5])[0] == 0)
  }

  /// A flag from a point to its corner, and a stem of eight millimeters.
  private func rising(_ start: SIMD2<Float>, to end: SIMD2<Float> = SIMD2(2, 8)) -> Float {
    odds([[start, SIMD2(2, 0), end]], places: [5])[0]
  }

  @Test func `the odds are twelve times the sine of the rise over three tenths, at most three`() {
    // The sines of rises of .4, .6, 1 and 1.4 over a width of 2.
    for (rise, sine) in [(0.4, 0.19612), (0.6, 0.28735), (1, 0.44721)] as [(Float, Float)] {
      #expect(abs(rising(SIMD2(0, rise)) - 12 * (sine - 0.3)) < 1e-3, "\(rise)")
    }
    #expect(rising(SIMD2(0, 1.4)) == 3 && rising(SIMD2(0, -0.2)) == -3)
  }

  @Test func `a stem is most of the height, and steep`() {
    #expect(rising(SIMD2(0, -3)) == -3 && rising(SIMD2(0, -4)) == 0)
    #expect(rising(SIMD2(0, 2), to: SIMD2(5.9, 8)) == 3)
    #expect(rising(SIMD2(0, 2), to: SIMD2(6.1, 8)) == 0)
    // What begins right of its corner, or has none, is no flag.
    #expect(odds([[SIMD2(1, 5), SIMD2(0, 0), SIMD2(3.9, 8)]], places: [5]) == [0])
    #expect(odds([[SIMD2(0, 5), SIMD2(0.2, 0), SIMD2(3.9, 8)]], places: [5]) == [3])
    #expect(odds([[SIMD2(4, 0), SIMD2(0, 0), SIMD2(2, 8)]], places: [5]) == [0])
  }

  @Test(arguments: [(0.9, 0), (1, -3), (10.3, -3), (10.5, 0)] as [(Float, Float)])
  func `a flag is an eighth of its stem or longer, and little longer than it`(
    length: Float, wanted: Float
  ) {
    let stroke = [SIMD2<Float>(0, 0), SIMD2(length, 0), SIMD2(length, 8)]
    #expect(odds([stroke], places: [5]) == [wanted])
  }

  @Test(arguments: [-1, 1] as [Float])
  func `a flag bends by less than a quarter, a stem by less than three twentieths`(side: Float) {
    func bent(_ flag: Float, _ stem: Float) -> Float {
      let stroke = [
        SIMD2<Float>(0, 0), SIMD2(2, flag), SIMD2(4, 0), SIMD2(4 + stem, 4), SIMD2(4, 8),
      ]
      return odds([stroke], places: [5])[0]
    }
    #expect(bent(side * 0.9, 0) == -3 && bent(side * 1.1, 0) == 0)
    #expect(bent(0, side * 1.1) == -3 && bent(0, side * 1.3) == 0)
  }

  @Test func `a flag is not farther than twenty steps from its character`() {
    // Its stroke has the steps 1 to 32, and four steps are a position.
    #expect([-5, -4, 0, 8, 12, 14].map { odds([one], places: [$0])[0] } == [0, 3, 3, 3, 3, 0])
    #expect(odds([bar, one.map { $0 + SIMD2(3, 0) }], places: [2, 12]) == [0, 3])
    #expect(odds([one, bar.map { $0 + SIMD2(5, 0) }], places: [4, 16]) == [3, 0])
  }

  @Test func `of more flags than characters the nearest are taken, in order`() {
    let strokes = [one, seven.map { $0 + SIMD2(6, 0) }, one.map { $0 + SIMD2(14, 0) }]
    // About the middles of the three strokes.
    let middles = [4, 15, 26]
    #expect(odds(strokes, places: middles) == [3, -3, 3])
    #expect(odds(strokes, places: [4, 26]) == [3, 3])
    #expect(
      odds(strokes, places: [4, 15]) == [3, -3] && odds(strokes, places: [15, 26]) == [-3, 3])
    #expect(odds(strokes, places: []) == [] && odds(strokes, places: [100, 200]) == [0, 0])
    // Four characters for three flags: the one between has none.
    #expect(odds(strokes, places: [4, 15, 20, 26]) == [3, -3, 0, 3])
  }

  @Test func `characters that are neither 1 nor 7 take no flag`() {
    var trace = WritingTrace(strokes: [one])
    var flags = FlagShape()
    flags.find(trace, scale: 2)
    var odds: [Float] = [0, 1, 0]
    flags.assign([4, 6, 4], to: &odds)
    #expect(odds == [0, 3, 0])
    odds = [1, 0, 1]
    flags.assign([4, 4, 9], to: &odds)
    #expect(odds == [3, 0, 0])
    // Nothing is left of an earlier writing.
    trace.clear()
    flags.find(trace, scale: 2)
    odds = [1]
    flags.assign([4], to: &odds)
    #expect(odds == [0])
  }

  @Test func `no more than 64 flags are looked at`() {
    let strokes = (0..<70).map { index in one.map { $0 + SIMD2(Float(index) * 6, 0) } }
    let trace = WritingTrace(strokes: strokes)
    var (resampled, flags) = (ResampledTrace(), FlagShape())
    resampled.resample(trace, scale: 2)
    // The steps at which strokes begin.
    let steps = resampled.steps
    let starts = steps.indices.dropLast().filter { steps[$0].isAir && !steps[$0 + 1].isAir }
    #expect(starts.count == 70)
    flags.find(trace, scale: 2)
    var odds: [Float] = [1, 1, 1, 1]
    flags.assign([0, 62, 63, 65].map { starts[$0] / 4 + 3 }, to: &odds)
    #expect(odds == [3, 3, 3, 0])
  }
}
