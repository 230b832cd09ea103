import InkDrawing
import InkGeometry
import InkSynthesis
import Testing

@testable import InkRendering

/// What hostile tips cost, counted in words of eight pixels that a painter looks at.
@Suite("A deposit of hostile tips")
struct HostileDepositTests {
  private static let inks = [DepositInk.pencil, .crayon]
  private let clip = PixelRect(x: 0, y: 0, width: 320, height: 240)
  private var wordsOfClip: Int { 40 * 240 }

  private func visited(_ tips: [NibPose], _ ink: DepositInk, within area: PixelRect? = nil) -> Int {
    let clip = area ?? self.clip
    let grid = WordGrid(clip)
    var words = [DepositWord](repeating: .zero, count: grid.count)
    var span = words.mutableSpan
    var painter = DepositPainter(ink: ink, grid: grid, clip: clip)
    for (start, end) in zip(tips, tips.dropFirst()) {
      painter.paint(from: start, to: end, on: &span)
    }
    return painter.visited
  }

  @Test(
    "looks at the clip 6,000 times at most for each segment, however the tips are", arguments: inks)
  func segments(ink: DepositInk) {
    let small = PixelRect(x: 0, y: 0, width: 64, height: 48)
    let lengths = [0, 1e-300, 0.01, 0.7, 40, 4096, 1e6, 1e15, 1e300]
    var dice = SplitMix64(seed: 12)
    func any() -> Double { lengths.randomElement(using: &dice) ?? 0 }
    func sign() -> Double { dice.number(0...1) < 0.5 ? -1 : 1 }
    for _ in 0..<12 {
      let tips = (0..<2).map { _ in
        NibPose(
          center: Point(x: any() * sign(), y: any() * sign()),
          edge: Point(x: any() * sign(), y: any() * sign()), radius: any(), opacity: 1)
      }
      #expect(visited(tips, ink, within: small) <= 6_000 * 8 * 48, "\(tips)")
    }
  }

  @Test("that lie flat costs what they cover", arguments: inks)
  func lean(ink: DepositInk) {
    // Across the clip, with a tip as long as a house and as thin as a hair.
    let tips = [Point(x: -9_000, y: 100), Point(x: 9_000, y: 130)].map {
      NibPose(center: $0, edge: Point(x: 0, y: 1e5), radius: 0.01, opacity: 1)
    }
    #expect(visited(tips, ink) <= wordsOfClip)
  }

  @Test("in one place looks at that place only, ten thousand times", arguments: inks)
  func crowd(ink: DepositInk) {
    var dice = SplitMix64(seed: 3)
    let tips = (0..<10_000).map { _ in
      NibPose(
        center: Point(x: 160 + dice.number(0...0.5), y: 120 + dice.number(0...0.5)),
        edge: Point(x: 2, y: 1), radius: 2, opacity: dice.number(0...1))
    }
    // 14 x 14 pixels at most: three words in a row.
    #expect(visited(tips, ink) <= tips.count * 3 * 14)
  }

  @Test("stops where it is full", arguments: inks)
  func full(ink: DepositInk) {
    let area = PixelRect(x: 0, y: 0, width: 40, height: 40)
    let tips = (0..<1_000).map { step in
      NibPose(center: Point(x: 20 + Double(step % 2), y: 20), radius: 8)
    }
    var layer = DepositLayer(bounds: area)
    layer.cover(tips.span, with: ink, within: area)
    #expect(layer[20, 20] == .max && layer[1, 1] == 0)
    var values = WetLayer(bounds: area)
    values.develop(layer, ink, on: Tooth(ToothPaper.of(ink), toPaper: .scale(x: 0.1, y: 0.1)))
    #expect(values[20, 20] > 150)
  }
}
