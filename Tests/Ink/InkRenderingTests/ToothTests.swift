import InkDrawing
import InkGeometry
import Testing

@testable import InkRendering

@Suite("The tooth of paper")
struct ToothTests {
  private static let inks = [DepositInk.pencil, .crayon]

  private func heights(_ ink: DepositInk, dotsPerInch: Double) -> [Float] {
    let scale = 25.4 / dotsPerInch
    let tooth = Tooth(ToothPaper.of(ink), toPaper: .scale(x: scale, y: scale))
    return (0..<192).flatMap { y in
      stride(from: 0, to: 192, by: 8).flatMap { x in
        let lanes = tooth.heights(x: x, y: y)
        return (0..<8).map { lanes[$0] }
      }
    }
  }

  @Test("is as rough as it says, whatever the scale", arguments: inks, [24.0, 96, 192, 300, 600])
  func variance(ink: DepositInk, dotsPerInch: Double) {
    let scale = 25.4 / dotsPerInch
    let tooth = Tooth(ToothPaper.of(ink), toPaper: .scale(x: scale, y: scale))
    let heights = heights(ink, dotsPerInch: dotsPerInch)
    let mean = heights.reduce(0, +) / Float(heights.count)
    let variance = heights.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Float(heights.count)
    #expect(abs(mean) < 0.1)
    #expect(abs(variance - tooth.variance) < 0.09, "\(variance) \(tooth.variance)")
  }

  @Test("makes a mean tone that no scale changes", arguments: inks, [0.2, 0.45, 0.9])
  func meanTone(ink: DepositInk, deposit: Float) {
    let word = DepositWord(repeating: UInt16(deposit * DepositLayer.unit))
    let tones = [96.0, 144, 192, 300, 600].map { dotsPerInch in
      let scale = 25.4 / dotsPerInch
      let side = Int(30 / scale / 8) * 8
      let tooth = Tooth(ToothPaper.of(ink), toPaper: .scale(x: scale, y: scale))
      let tone = DepositTone(of: ink, variance: tooth.variance)
      var (sum, count) = (0, 0)
      for y in stride(from: 0, to: side, by: 2) {
        for x in stride(from: 0, to: side, by: 8) {
          let values = tone.values(of: word, onHeights: tooth.heights(x: x, y: y))
          for lane in 0..<8 { sum += Int(values[lane]) }
          count += 8
        }
      }
      return Double(sum) / Double(count)
    }
    let (least, most) = (tones.min() ?? 0, tones.max() ?? 0)
    // Of one even deposit; strokes have all of them, and differ by less.
    #expect(most - least < 0.03 * most + 0.5, "\(tones)")
  }

  @Test("does not repeat where anyone would see it")
  func repetition() {
    // The fine tile repeats after 21.3 mm: 80.6 pixels of 96 dpi.
    let scale = 25.4 / 96
    let tooth = Tooth(ToothPaper.of(.pencil), toPaper: .scale(x: scale, y: scale))
    var row: [[Float]] = []
    for y in 0..<120 {
      row.append(
        stride(from: 0, to: 240, by: 8).flatMap { x in
          let lanes = tooth.heights(x: x, y: y)
          return (0..<8).map { lanes[$0] }
        })
    }
    func alike(_ lag: Int) -> Float {
      var (product, squares) = (Float(0), Float(0))
      for y in 0..<120 {
        for x in 0..<240 - lag {
          product += row[y][x] * row[y][x + lag]
          squares += row[y][x] * row[y][x]
        }
      }
      return product / squares
    }
    #expect((76...86).map(alike).max() ?? 1 < 0.35)
    #expect(alike(0) == 1)
  }

  @Test("has the heights that it had when this was written")
  func golden() {
    let bytes = Self.inks.flatMap { ink in
      heights(ink, dotsPerInch: 150).map { UInt8(truncatingIfNeeded: Int(($0 + 3) * 40)) }
    }
    #expect(checksum(bytes) == 4_763_521_558_482_339_240)
  }
}
