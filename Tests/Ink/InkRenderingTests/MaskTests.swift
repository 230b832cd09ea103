import InkDrawing
import InkGeometry
import InkSynthesis
import Testing

@testable import InkRendering

@Suite("A mask")
struct MaskTests {
  private let area = PixelRect(x: 2, y: 1, width: 40, height: 36)

  /// A layer whose pixels are all covered.
  private func full(_ bounds: PixelRect) -> WetLayer {
    WetLayer.covered(by: [NibPose(center: .zero, radius: 500)], bounds)
  }

  /// The exact share of a pixel within convex corners: what is left of a square after a cut along
  /// each side.
  private func share(_ corners: [Point], x: Int, y: Int) -> Double {
    var left = Rect(x: Double(x), y: Double(y), width: 1, height: 1).corners
    for (a, b) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
      func side(_ place: Point) -> Double { (b - a).cross(place - a) }
      var kept: [Point] = []
      for (p, q) in zip(left, left.dropFirst() + left.prefix(1)) {
        if side(p) >= 0 { kept.append(p) }
        if side(p) * side(q) < 0 { kept.append(p.mixed(with: q, side(p) / (side(p) - side(q)))) }
      }
      left = kept
    }
    guard left.count > 2 else { return 0 }
    return zip(left, left.dropFirst() + left.prefix(1)).reduce(0) { $0 + $1.0.cross($1.1) } / 2
  }

  @Test("leaves the exact share of each pixel")
  func exactShares() {
    var dice = SplitMix64(seed: 21)
    for _ in 0..<20 {
      let corners = (0..<5).map { number in
        let angle = Double(number) * 1.2566 + dice.number(0...0.8)
        return Point(x: 21.3, y: 18.1) + Turn.direction(of: angle) * dice.number(5...22)
      }
      let isConvex = (0..<5).allSatisfy { i in
        let (a, b, c) = (corners[i], corners[(i + 1) % 5], corners[(i + 2) % 5])
        return (b - a).cross(c - b) > 0
      }
      guard isConvex else { continue }
      var layer = full(area)
      layer.mask(with: [corners])
      for y in area.minY..<area.maxY {
        for x in area.minX..<area.maxX {
          #expect(abs(Double(layer[x, y]) - share(corners, x: x, y: y) * 255) < 2.5, "\(x) \(y)")
        }
      }
    }
  }

  @Test("cuts holes, whatever way rings go around")
  func holes() {
    let outer = Rect(x: 4, y: 4, width: 30, height: 28).corners
    let hole = Array(Rect(x: 10.5, y: 10.25, width: 8, height: 9).corners.reversed())
    for rings in [[outer, hole], [Array(outer.reversed()), Array(hole.reversed())]] {
      var layer = full(area)
      layer.mask(with: rings)
      #expect(layer[3, 8] == 0 && layer[4, 8] == 255 && layer[33, 8] == 255 && layer[34, 8] == 0)
      #expect(layer[10, 15] == 128 && layer[18, 15] == 128 && layer[14, 10] == 64)
      #expect(layer[14, 15] == 0)
    }
  }

  @Test("of a crop is the crop of the mask, byte for byte")
  func crops() {
    var dice = SplitMix64(seed: 22)
    let ring = (0..<40).map { number in
      let way = Turn.direction(of: Double(number) * 0.157) * dice.number(6...30)
      return Point(x: 20, y: 18) + way
    }
    var whole = full(area)
    whole.mask(with: [ring])
    for _ in 0..<40 {
      let crop = PixelRect(
        x: Int(dice.number(2...38)), y: Int(dice.number(1...34)), width: Int(dice.number(1...20)),
        height: Int(dice.number(1...20))
      ).intersection(area)
      var layer = full(crop)
      layer.mask(with: [ring])
      #expect(layer.values(in: crop) == whole.values(in: crop))
    }
  }

  @Test("takes rings that are no areas, or far too large")
  func hostileRings() {
    var layer = full(area)
    let far = 1e18
    layer.mask(with: [
      [], [.zero], [Point(x: 3, y: 3), Point(x: 9, y: 9)], [Point(x: .nan, y: 0), .zero, .zero],
      [
        Point(x: -far, y: -far), Point(x: far, y: -far), Point(x: far, y: far),
        Point(x: -far, y: far),
      ],
    ])
    #expect(layer.values(in: area).allSatisfy { $0 == 255 })
    layer.mask(with: [])
    #expect(layer.values(in: area).allSatisfy { $0 == 0 })
  }

  @Test("of a stroke moves with its transform, and leaves nothing outside")
  func strokes() {
    var stroke = Sheets.line(
      Ink(.pen), from: Point(x: 0, y: 0), to: Point(x: 20, y: 0), width: 6)
    stroke.mask = Region(Rect(x: 5, y: -10, width: 10, height: 20))
      .subtracting(Region(Rect(x: 8, y: -1, width: 2, height: 2)))
    stroke.transform = .rotation(.pi / 2).then(.translation(Point(x: 10, y: 4)))
    let image = Drawing(strokes: [stroke]).image(
      in: Rect(x: 0, y: 0, width: 20, height: 30), scale: 2)
    func alpha(_ x: Double, _ y: Double) -> Int { image.channels(Int(x * 2), Int(y * 2))[3] }
    #expect(alpha(10, 8.4) == 0 && alpha(10, 9.6) == 255 && alpha(8, 13) == 255)
    #expect(alpha(10, 13) == 0)
    #expect(alpha(10, 18.4) == 255 && alpha(10, 19.6) == 0)
  }
}
