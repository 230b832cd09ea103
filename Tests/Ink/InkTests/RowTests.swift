import Ink
import Testing

/// The rows of the tables of docs/develop/pencilkit.md, each with what it gives; PageTests looks for every
/// row here.
@Suite struct RowTests {
  private let place = Point(x: 1, y: 2)
  private let size = Size(square: 1)
  private let rect = Rect(x: -2, y: -2, width: 30, height: 8)
  private let turn = InkTransform.rotation(1)
  private let ink = Ink(.pen)
  private let path = SampleInk.path()
  private let stroke = SampleInk.stroke()
  private let other = Drawing(strokes: [SampleInk.stroke(.marker, y: 9)])
  private let range = 1.0...3.0

  @Test func `types`() {
    let types: [Any.Type] = [
      Drawing.self, Stroke.self, RenderState.self, StrokePath.self, InterpolatedPoints.self,
      PathStride.self, StrokePoint.self, Ink.self, InkType.self, ContentVersion.self,
      EraserMode.self, Color.self, Appearance.self, Raster.self, Region.self, CubicBezier.self,
      Point.self, Size.self, Rect.self, InkTransform.self, InkID.self, WallTime.self,
    ]
    #expect(Set(types.map { ObjectIdentifier($0) }).count == 22)
  }

  @Test func `drawings are made, read and set`() throws {
    let strokes = [stroke, SampleInk.stroke(.reed, y: 5)]
    #expect(Drawing().bounds.isEmpty)
    var drawing = Drawing(strokes: strokes)
    let data = drawing.dataRepresentation()
    #expect(try Drawing(data: data) == drawing)
    #expect(drawing.strokes[1] == strokes[1] && drawing.strokeArray == strokes)
    drawing.strokes = strokes
    #expect(drawing.strokeArray == strokes)
    drawing.strokes.append(stroke)
    drawing.append(stroke)
    #expect(drawing.count == 4 && Set(drawing.strokes.map(\.id)).count == 4)
    drawing.strokes[0].ink.color = .white
    #expect(drawing.strokes[0].ink.color == .white)
    let id = drawing.strokes[0].id
    drawing.update(id) { $0.ink.color = .black }
    #expect(drawing.strokes[0] == stroke)
    #expect(drawing.requiredContentVersion == .version4)
  }

  @Test func `drawings are joined and moved`() {
    var drawing = Drawing(strokes: [stroke])
    #expect(drawing.appending(other).count == 2)
    drawing.append(other)
    #expect(drawing.count == 2)
    let turned = drawing.transformed(using: turn)
    #expect(!(drawing == other) && turned != drawing)
    drawing.transform(using: turn)
    #expect(turned == drawing && turned.hashValue == drawing.hashValue)
    #expect(drawing.bounds.contains(drawing.strokes[0].renderBounds))
  }

  @Test func `drawings are shown, erased and selected`() throws {
    var drawing = Drawing(strokes: [stroke])
    let image = drawing.image(from: rect, scale: 8)
    #expect(image.width == 240 && image.height == 64)
    #expect(image == drawing.image(in: rect, scale: 8))
    #expect(drawing.image(from: rect, scale: 8, appearance: .dark) != image)
    let file = try PngImage(try image.pngData())
    #expect(file.width == 240 && file.height == 64)
    let whole = try PngImage(try drawing.pngData(dotsPerInch: 192))
    #expect(abs(Double(whole.width) / 192 * 25.4 - drawing.bounds.width) < 0.6)
    let corners = [Point(x: -5, y: -5), Point(x: 40, y: -5), Point(x: 10, y: 40)]
    #expect(drawing.select(Region(lasso: corners)) == [stroke.id])
    let across = [Point(x: 10, y: -9), Point(x: 10, y: 9)].map {
      StrokePoint(location: $0, size: Size(square: 3))
    }
    let eraser = Stroke(ink: Ink(.eraser), path: StrokePath(controlPoints: across))
    drawing.erase(Region(sweeping: eraser.nibPoses(tolerance: 0.01)), mode: .pixel)
    #expect(drawing.count == 2)
  }

  @Test func `strokes are made of any of their parts`() {
    let mask = Region(rect)
    let state = RenderState(grainOffset: place)
    let group = InkID()
    let plain = Stroke(ink: ink, path: path)
    #expect(plain.renderGroupID == nil && plain.mask == nil && plain.randomSeed == 0)
    let masked = Stroke(ink: ink, path: path, transform: turn, mask: mask, randomSeed: 7)
    #expect(masked.transform == turn && masked.mask == mask && masked.randomSeed == 7)
    let made = Stroke(ink: ink, path: path, transform: turn, renderState: state)
    #expect(made.renderState == state && made.id != plain.id)
    let wet = Stroke(ink: ink, path: path, renderGroupID: group)
    #expect(wet.renderGroupID == group)
  }

  @Test func `strokes tell their parts`() {
    var stroke = stroke
    stroke.ink = ink
    #expect(stroke.randomSeed == 5 && stroke.id == stroke.originID)
    #expect(stroke.renderBounds.contains(path.bounds))
    #expect(stroke.maskedPathRanges == [0...12])
    #expect(stroke.substroke(range: 0...2.5).id == stroke.id)
    #expect(stroke.requiredContentVersion == .version1)
  }

  @Test func `paths are made`() {
    let points = path.controlPoints
    let made = StrokePath(controlPoints: points, creationDate: .now)
    #expect(made.creationDate != .unknown && path.creationDate.microsecondsSince1970 == 1_000_000)
    let curve = path.bezierRepresentation
    let again = StrokePath(bezierPath: curve) { place, share in StrokePoint(location: place) }
    #expect(again.count == path.count && again[2].location.distance(to: path[2].location) < 1e-9)
    #expect(path[2.5...7.0].parametricRange == 1.5...6)
    let point = StrokePoint(
      location: place, timeOffset: 0, size: size, opacity: 1, force: 0.4, azimuth: 0, altitude: 1)
    #expect(point.secondaryScale == 1 && point.roll == 0)
  }

  @Test func `paths are walked along`() {
    #expect(path.interpolatedPoint(at: 2.4).location == path.interpolatedLocation(at: 2.4))
    #expect(path.interpolatedPoints(in: range, by: .distance(10)).map { $0 }.count == 2)
    #expect(path.interpolatedPoints(by: .time(0.1)).map { $0 }.count == 11)
    #expect(path.interpolatedPoints(by: .parametricStep(0.25)).map { $0 }.count == 49)
    #expect(abs(path.parametricValue(1.5, offsetBy: .time(0.05)) - 2.1) < 1e-9)
  }

  @Test func `inks`() throws {
    let yellow = Ink(.marker, color: Color(red: 1, green: 0.9, blue: 0))
    #expect(yellow.color.alpha == 1)
    #expect(path.inked(with: Ink(.pen, color: .black), width: 1).baseWidth(of: ink) == 1)
    #expect(InkType.pen.validWidths.contains(InkType.pen.defaultWidth))
    #expect(stroke.baseWidth == InkType.pen.defaultWidth)
    #expect(stroke.inked(with: Ink(.marker)).baseWidth == InkType.marker.defaultWidth)
    #expect(ink.color(in: .dark) == .white)
    #expect(ContentVersion.latest >= .version4)
  }

  @Test func `geometry`() throws {
    #expect(Point(x: 1, y: 2) == place)
    let square = Rect(x: 0, y: 0, width: 9, height: 9)
    let move = InkTransform.translation(Point(x: 5, y: 0))
    #expect(move.bounds(of: square).min.x == 5)
    let both = InkTransform.rotation(1).then(move)
    #expect(both.applied(to: .zero) == Point(x: 5, y: 0))
    let back = try #require(turn.inverse)
    #expect(turn.applied(to: back.applied(to: place)).distance(to: place) < 1e-12)
    #expect(abs(Region(rect).area - 240) < 1e-9)
    #expect(InkID() != InkID() && WallTime.now > .unknown)
  }
}
