import InkDrawing
import InkGeometry
import InkSynthesis
import Testing

@testable import InkRendering

/// Render bounds beside what is drawn.
@Suite("Render bounds")
struct BoundsTests {
  /// A stroke of tips that change their sizes and turn, with a transform of any kind, and sometimes
  /// a mask.
  private func stroke(_ type: InkType, _ dice: inout SplitMix64) -> Stroke {
    var place = Point.zero
    let width = dice.number(0.05...4)
    let points = (0..<Int(dice.number(1...9))).map { _ in
      place = place + Point(x: dice.number(-5...5), y: dice.number(-5...5))
      return StrokePoint(
        location: place,
        size: Size(width: width * dice.number(0.3...1), height: width * dice.number(0.05...1)),
        azimuth: Float(dice.number(-9...9)), roll: Float(dice.number(-3...3)))
    }
    let scale = dice.number(0.2...2)
    let turn = InkTransform.rotation(dice.number(0...6)).then(.scale(x: scale, y: scale))
    let kinds: [InkTransform] = [
      .identity, turn, turn.then(.scale(x: -1, y: dice.number(0.1...3))),
      turn.then(
        InkTransform(a: 1, b: dice.number(-2...2), c: dice.number(-2...2), d: 1, tx: 3, ty: 5)),
    ]
    var stroke = Stroke(
      ink: Ink(type), path: StrokePath(controlPoints: points),
      transform: kinds[Int(dice.number(0...3.999))])
    if dice.number(0...1) < 0.4 {
      stroke.mask = Region(
        lasso: (0..<5).map { _ in
          place + Point(x: dice.number(-9...9), y: dice.number(-9...9))
        })
    }
    if dice.number(0...1) < 0.3, points.count > 2 { stroke = stroke.substroke(range: 0.4...1.7) }
    return stroke
  }

  @Test("hold every pixel but what smoothing adds", arguments: InkType.allCases)
  func enclosing(type: InkType) {
    var dice = SplitMix64(seed: UInt64(type.rawValue) + 60)
    var drawn = 0
    for _ in 0..<40 {
      let stroke = stroke(type, &dice)
      let scale = dice.number(0.5...8)
      let bounds = stroke.renderBounds
      let image = Drawing(strokes: [stroke]).image(
        in: bounds.isEmpty ? Rect(x: -20, y: -20, width: 40, height: 40) : bounds.expanded(by: 8),
        scale: scale)
      // Half a pixel, of edged tips thinner than a pixel a whole one; a pixel of the mask's edge is
      // one of both sides.
      let inside = PixelRect(
        around: InkTransform.scale(x: scale, y: scale).bounds(of: bounds).expanded(
          by: margin(of: stroke, scale)))
      let inked = pixels(of: image)
      drawn += inked.isEmpty ? 0 : 1
      #expect(
        inked.allSatisfy { inside.contains(x: $0.x, y: $0.y) },
        "\(stroke.transform) \(bounds) at \(scale), mask: \(stroke.mask != nil)")
    }
    #expect(type == .eraser ? drawn == 0 : drawn > 20)
  }

  private func margin(of stroke: Stroke, _ scale: Double) -> Double {
    let pixels = scale * abs(stroke.transform.determinant).squareRoot()
    let isThin = stroke.path.contains {
      $0.size.width != $0.size.height && min($0.size.width, $0.size.height) * pixels < 1
    }
    // Washes in small pictures are made of cells that are larger than what they run.
    if stroke.ink.type == .watercolor, scale < 2.5 { return 4 }
    return isThin ? 1 : 0.5
  }

  private func pixels(of image: Raster) -> [(x: Int, y: Int)] {
    (image.bounds.minY..<image.bounds.maxY).flatMap { y in
      (image.bounds.minX..<image.bounds.maxX).filter { image[$0, y] != 0 }.map { ($0, y) }
    }
  }
}
