import InkGeometry
import InkSynthesis
import Testing

@testable import InkRendering

@Suite("A deposit")
struct DepositTests {
  private let whole = PixelRect(x: -3, y: -5, width: 100, height: 96)
  private static let inks = [DepositInk.pencil, .crayon]

  private func covered(_ tips: [NibPose], _ ink: DepositInk = .pencil, in bounds: PixelRect)
    -> DepositLayer
  {
    var layer = DepositLayer(bounds: bounds)
    layer.cover(tips.span, with: ink, within: bounds)
    return layer
  }

  /// A curl whose tip lies down, and leaves enough to be seen and too little to fill up.
  private func curl(steps: Int = 40) -> [NibPose] {
    TipPaths.curl(edge: 5, radius: 2, steps: steps).map {
      NibPose(center: $0.center, edge: $0.edge, radius: $0.radius, opacity: $0.opacity * 0.3)
    }
  }

  @Test("is the same whatever the order of its segments", arguments: inks)
  func order(ink: DepositInk) {
    let tips = curl()
    var shuffled = DepositLayer(bounds: whole)
    var dice = SplitMix64(seed: 6)
    for index in (1..<tips.count).shuffled(using: &dice) {
      let pair = [tips[index - 1], tips[index]]
      shuffled.cover(pair.span, with: ink, within: whole)
    }
    #expect(shuffled.values(in: whole) == covered(tips, ink, in: whole).values(in: whole))
  }

  @Test("that is full is the same whatever the order of its segments")
  func fullOrder() {
    let tips = TipPaths.curl(radius: 6)
    let back = (0..<12).flatMap { $0.isMultiple(of: 2) ? tips : tips.reversed() }
    let layer = covered(back, in: whole)
    #expect(layer.values(in: whole).contains(.max))
    var shuffled = DepositLayer(bounds: whole)
    var dice = SplitMix64(seed: 7)
    for index in (1..<back.count).shuffled(using: &dice) where back[index] != back[index - 1] {
      let pair = [back[index - 1], back[index]]
      shuffled.cover(pair.span, with: .pencil, within: whole)
    }
    #expect(shuffled.values(in: whole) == layer.values(in: whole))
  }

  @Test("of two parts is the sum, cut between segments", arguments: inks)
  func parts(ink: DepositInk) {
    let tips = curl()
    var parts = covered(Array(tips[...21]), ink, in: whole)
    parts.unite(with: covered(Array(tips[21...]), ink, in: whole))
    #expect(parts.values(in: whole) == covered(tips, ink, in: whole).values(in: whole))
  }

  @Test("of two parts differs by no more than rounding, cut within a segment", arguments: inks)
  func cutSegments(ink: DepositInk) {
    // In units of 1/2048, of which six are a level of the darkest place at most.
    #expect(differenceOfCuts(curl(steps: 160), ink) <= 6)
    let even = curl(steps: 160).map {
      NibPose(center: $0.center, edge: Point(x: 3, y: 2), radius: 2, opacity: $0.opacity)
    }
    #expect(differenceOfCuts(even, ink) <= 2)
  }

  /// By how much the deposit changes at most if one of its segments is cut.
  private func differenceOfCuts(_ tips: [NibPose], _ ink: DepositInk) -> Int {
    let once = covered(tips, ink, in: whole).values(in: whole)
    return stride(from: 1, to: tips.count, by: 11).map { index in
      var cut = tips
      cut.insert(tips[index - 1].mixed(with: tips[index], 0.37), at: index)
      let twice = covered(cut, ink, in: whole).values(in: whole)
      return zip(once, twice).map { abs(Int($0) - Int($1)) }.max() ?? 99
    }.max() ?? 99
  }

  @Test("less its tail is what was there before", arguments: inks)
  func undo(ink: DepositInk) {
    let tips = curl()
    let all = covered(tips, ink, in: whole).values(in: whole)
    let tail = covered(Array(tips[30...]), ink, in: whole).values(in: whole)
    let head = covered(Array(tips[...30]), ink, in: whole).values(in: whole)
    #expect(zip(all, tail).map { $0 - $1 } == head)
  }

  @Test("on a smaller layer is the crop of a larger one", arguments: inks)
  func crops(ink: DepositInk) {
    let layer = covered(curl(), ink, in: whole)
    var dice = SplitMix64(seed: 5)
    for _ in 0..<60 {
      let crop = PixelRect(
        x: Int(dice.number(-3...80)), y: Int(dice.number(-5...80)),
        width: Int(dice.number(1...40)), height: Int(dice.number(1...40))
      ).intersection(whole)
      #expect(covered(curl(), ink, in: crop).values(in: crop) == layer.values(in: crop))
    }
  }

  @Test(
    "is as before when areas were cleared and covered again, and nothing beside them was touched")
  func mended() {
    let tips = curl()
    let before = covered(tips, in: whole).values(in: whole)
    var layer = covered(tips, in: whole)
    var dice = SplitMix64(seed: 8)
    for _ in 0..<40 {
      let area = PixelRect(
        x: Int(dice.number(-9...80)), y: Int(dice.number(-9...80)),
        width: Int(dice.number(0...40)), height: Int(dice.number(0...40)))
      layer.clearArea(area)
      #expect(layer.values(in: area).allSatisfy { $0 == 0 })
      let changed = layer.cover(tips.span, with: .pencil, within: area)
      #expect(area.contains(changed))
      #expect(layer.values(in: whole) == before)
    }
  }

  @Test("is the integral of the tip's kernel along its way", arguments: inks)
  func integral(ink: DepositInk) {
    var dice = SplitMix64(seed: 21)
    for _ in 0..<12 {
      let edge = Turn.direction(of: dice.number(0...6.3)) * dice.number(0...9)
      func pose() -> NibPose {
        NibPose(
          center: Point(x: dice.number(20...70), y: dice.number(20...70)), edge: edge,
          radius: 3, opacity: dice.number(0.05...0.3))
      }
      let (a, b) = (pose(), pose())
      let layer = covered([a, b], ink, in: whole)
      for _ in 0..<40 {
        let (x, y) = (Int(dice.number(15...75)), Int(dice.number(15...75)))
        let expected = DepositOracle.deposit(
          Point(x: Double(x) + 0.5, y: Double(y) + 0.5), from: a, to: b, ink)
        #expect(abs(Double(layer[x, y]) / 2048 - expected) < 0.004 + expected * 0.01)
      }
    }
  }

  @Test("of a straight line is its flow in the middle, and fades softly to both sides")
  func profile() {
    let layer = covered(
      [Point(x: -40, y: 40.5), Point(x: 140, y: 40.5)].map {
        NibPose(center: $0, radius: 20, opacity: 0.2)
      }, .crayon, in: whole)
    for reach in 0..<20 {
      let share = Double(reach) / 20
      let expected = 0.8 * (1 - share * share) * (1 - share * share).squareRoot()
      #expect(abs(Double(layer[40, 40 + reach]) / 2048 - expected) < 0.003)
      #expect(layer[40, 40 + reach] == layer[40, 40 - reach])
    }
  }

  @Test("of a pen that only presses is a dot, the same in one step and in many")
  func dots() {
    func pose(_ opacity: Double) -> NibPose {
      NibPose(center: Point(x: 40.5, y: 40.5), radius: 6, opacity: opacity)
    }
    let dot = covered([pose(0.25), pose(0.25)], in: whole)
    #expect(dot[40, 40] == 1229)  // 0.6 of 1
    #expect(covered([pose(0.25)], in: whole).values(in: whole) == dot.values(in: whole))
    let pressed = covered([0, 0.1, 0.2, 0.25, 0.25, 0.1].map(pose), in: whole)
    #expect(abs(Int(pressed[40, 40]) - 1229) <= 2)
  }

  @Test("of tips thinner than a pixel is a faint line without gaps")
  func thinTips() {
    let line = covered(
      (0...20).map {
        NibPose(center: Point(x: Double($0) * 4.3, y: 20 + Double($0) * 1.7), radius: 0.1)
      }, in: whole)
    for x in 5..<80 {
      let column = (whole.minY..<whole.maxY).map { Int(line[x, $0]) }
      #expect(column.max() ?? 0 > 300)
    }
  }

  @Test("of hostile tips ends soon and stays within bounds", arguments: inks)
  func hostile(ink: DepositInk) {
    let numbers = [
      0, -1, 1e-300, 1e-9, 0.3, 7, 4096, 1e6, 1e15, 1e300, -1e300, .infinity, .nan,
    ]
    var dice = SplitMix64(seed: 3)
    func any() -> Double { numbers.randomElement(using: &dice) ?? 0 }
    for _ in 0..<150 {
      let tips = (0..<3).map { _ in
        NibPose(
          center: Point(x: any(), y: any()), edge: Point(x: any(), y: any()), radius: any(),
          opacity: any())
      }
      var layer = DepositLayer(bounds: whole)
      let changed = layer.cover(tips.span, with: ink, within: whole)
      #expect(whole.contains(changed) && layer.dirty == changed)
    }
  }
}

/// The deposit by adding up what the tip leaves at many places of its way.
enum DepositOracle {
  static func deposit(_ place: Point, from a: NibPose, to b: NibPose, _ ink: DepositInk) -> Double {
    let (long, short) = (a.edge.length + a.radius, a.radius)
    let along = a.edge.direction ?? Point(x: 1, y: 0)
    let skew = ink.skew(slimness: long / short)
    let mean = DepositMean.thirdRoot(of: long * short * short)
    let steps = 2000
    var sum = 0.0
    for step in 0..<steps {
      let share = (Double(step) + 0.5) / Double(steps)
      let q = place - a.center.mixed(with: b.center, share)
      let (u, v) = (q.dot(along) / long, q.dot(along.quarterTurned) / short)
      let flow = 4 * (a.opacity + (b.opacity - a.opacity) * share)
      let passed = flow * (b.center - a.center).length / (mean * 4 / 3)
      let pressed = 0.6 * max(0, 4 * (b.opacity - a.opacity))
      sum += max(0, 1 - u * u - v * v) * (1 + skew * u) * (passed + pressed)
    }
    return sum / Double(steps)
  }
}

private enum DepositMean {
  static func thirdRoot(of value: Double) -> Double {
    var root = value.squareRoot()
    for _ in 0..<60 { root -= (root * root * root - value) / (3 * root * root) }
    return root
  }
}

extension DepositLayer {
  /// All values within bounds, row by row.
  func values(in bounds: PixelRect) -> [UInt16] {
    guard !bounds.isEmpty else { return [] }
    return (bounds.minY..<bounds.maxY).flatMap { y in
      (bounds.minX..<bounds.maxX).map { self[$0, y] }
    }
  }
}
