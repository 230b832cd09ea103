import InkDrawing
import InkGeometry
import Testing

/// A stroke that is given another ink.
@Suite struct InkChangeTests {
  private static let inks = InkType.allCases.filter { $0 != .eraser }

  /// A stroke with tips of its ink.
  private static func stroke(_ type: InkType, width: Double) -> Stroke {
    let ink = Ink(type)
    return Stroke(ink: ink, path: PathTests.wave(24).inked(with: ink, width: width))
  }

  private static func widest(_ path: StrokePath) -> Double {
    path.map(\.size.width).max() ?? 0
  }

  /// By how much sizes differ at most, as a share of them, and opacities.
  private static func difference(_ a: StrokePath, _ b: StrokePath) -> Double {
    zip(a, b).map { a, b in
      max(
        abs(a.size.width / b.size.width - 1), abs(a.size.height / b.size.height - 1),
        Double(abs(a.opacity - b.opacity)))
    }.max() ?? 0
  }

  @Test func `a pen turned marker is as wide as a marker`() {
    var stroke = Self.stroke(.pen, width: InkType.pen.defaultWidth)
    stroke.ink.type = .marker
    let marker = Self.stroke(.marker, width: InkType.marker.defaultWidth)
    #expect(stroke.path == marker.path)
    let pen = Self.stroke(.pen, width: InkType.pen.defaultWidth)
    #expect(stroke.inked(with: Ink(.pen)).path == pen.path)
  }

  @Test(arguments: inks, inks)
  func `another type and back changes no bit of what a tool made`(
    first: InkType, second: InkType
  ) {
    for width in [0.3, 0.7, 1, 1.25, 3.3].filter({ first.validWidths.contains($0) }) {
      let before = Self.stroke(first, width: width)
      let there = before.inked(with: Ink(second))
      let back = there.inked(with: Ink(first))
      let other = width * second.defaultWidth / first.defaultWidth
      #expect(before.baseWidth == width && back.baseWidth == width)
      #expect(abs((there.baseWidth ?? 0) / other - 1) < 1e-9)
      // Beyond its valid widths an ink is scaled, with a rounding for each size.
      if second.validWidths.contains(other) {
        #expect(back.path == before.path)
      } else {
        #expect(Self.difference(back.path, before.path) < 1e-12)
      }
    }
  }

  /// A stroke whose sizes swell and shrink as no ink makes them.
  private static func odd(_ type: InkType) -> Stroke {
    var stroke = stroke(type, width: type.defaultWidth)
    stroke.path = StrokePath(
      controlPoints: stroke.path.enumerated().map { number, point in
        var point = point
        point.size.width *= 1 + Double(number % 5) / 4
        point.size.height *= 1 + Double(number % 3) / 2
        return point
      })
    return stroke
  }

  @Test(arguments: inks, inks)
  func `sizes that no ink made grow and come back`(first: InkType, second: InkType) {
    let before = Self.odd(first)
    #expect(before.baseWidth == nil)
    let there = before.inked(with: Ink(second))
    let back = there.inked(with: Ink(first)).path
    for (point, old) in zip(back, before.path) {
      #expect(abs(point.size.width - old.size.width) <= 1e-12 * old.size.width)
      #expect(abs(point.size.height - old.size.height) <= 1e-12 * old.size.height)
    }
    let growths = zip(there.path, before.path).map { $0.size.height / $1.size.height }
    guard let least = growths.min(), let most = growths.max() else { return }
    #expect(first == second || most <= least * (1 + 1e-12))
    let plain = Self.stroke(second, width: second.defaultWidth)
    if first != second { #expect(there.path.map(\.opacity) == plain.path.map(\.opacity)) }
  }

  @Test func `what an older formula made has no flares in another ink`() {
    // The pen of content version 1: far wider where there is no force than pens are later.
    var pen = Self.stroke(.pen, width: 0.5)
    pen.path = StrokePath(
      controlPoints: pen.path.enumerated().map { number, point in
        var point = point
        point.force = number == 0 ? 0 : 0.4
        point.size = Size(square: 0.5 * (0.6 + Double(point.force)))
        return point
      })
    pen.ink.type = .marker
    let widths = pen.path.map(\.size.width)
    #expect(widths.allSatisfy { $0 <= widths[12] * 1.001 && $0 > 0.5 * widths[12] })
    #expect(pen.path.allSatisfy { $0.size.height < 0.6 * $0.size.width })
  }

  @Test(arguments: inks)
  func `a part of a stroke gets the tips that it has in the whole`(type: InkType) {
    let whole = Self.stroke(.pen, width: 0.7)
    let part = whole.substroke(range: 5.5...12).inked(with: Ink(type)).path
    let expected = whole.inked(with: Ink(type)).path
    // The outermost control points know less of the speed.
    for k in 2..<part.count - 2 {
      #expect(abs(part[k].size.width / expected[k + 4].size.width - 1) < 0.01)
    }
  }

  @Test func `what is told by a lossy file's numbers is still a base width`() {
    let path = StrokePath(
      controlPoints: Self.stroke(.marker, width: 4).path.map { point in
        var point = point
        point.size.width += 0.004
        point.size.height -= 0.004
        return point
      })
    #expect(abs((path.baseWidth(of: Ink(.marker)) ?? 0) - 4) < 0.005)
    #expect(path.baseWidth(of: Ink(.pen)) == nil)
  }

  @Test func `a colour changes nothing else, and a width is taken at its word`() {
    var stroke = Self.stroke(.pencil, width: 0.9)
    let path = stroke.path
    stroke.ink.color = .white
    stroke.ink = Ink(.pencil, adaptsToAppearance: false)
    #expect(stroke.path == path)
    let wide = stroke.inked(with: Ink(.crayon), width: 7)
    #expect(wide.baseWidth == 7 && wide.id == stroke.id)
    #expect(stroke.inked(with: stroke.ink, width: 2).baseWidth == 2)
  }

  @Test func `an ink that is set before the path leaves the path as it is given`() {
    var stroke = Self.stroke(.pen, width: 0.5)
    let path = stroke.path
    stroke.ink.type = .watercolor
    stroke.path = path
    #expect(stroke.ink.type == .watercolor && stroke.path == path)
  }

  @Test func `empty paths, dots and impossible sizes make no trouble`() {
    let sizes = [0, -1, 1e-300, 9.9e4, -9.9e4]
    let points = sizes.map { StrokePoint(location: .zero, size: Size(square: $0), opacity: 4) }
    for path in [[], [points[1]], [points[3]], points].map({ StrokePath(controlPoints: $0) }) {
      var stroke = Stroke(ink: Ink(.pen), path: path)
      for type in Self.inks + Self.inks.reversed() {
        stroke.ink.type = type
        #expect(stroke.path.count == path.count && stroke.path.allSatisfy(\.isValid))
      }
    }
  }

  @Test func `grain, mask, group and place stay`() {
    var stroke = Self.stroke(.pencil, width: 1)
    stroke.renderState = RenderState(grainOffset: Point(x: 4, y: 2))
    stroke.mask = Region(Rect(x: 0, y: 0, width: 9, height: 9))
    stroke.renderGroupID = InkID()
    var expected = stroke
    expected.ink = Ink(.crayon)
    let path = expected.path
    let changed = stroke.inked(with: Ink(.crayon))
    #expect(changed == expected && Self.widest(path) > 1)
    #expect(changed.mask == stroke.mask && changed.renderState == stroke.renderState)
    #expect(changed.renderGroupID == stroke.renderGroupID && changed.id == stroke.id)
  }
}
