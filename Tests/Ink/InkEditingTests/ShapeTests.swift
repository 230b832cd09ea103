import InkDrawing
import InkGeometry
import InkSynthesis
import StylusModel
import Testing

@testable import InkEditing

/// Shapes that hands draw, and writing that is none.
@Suite struct ShapeTests {
  /// A shape as hands draw it: through its corners, with rounded corners, bent sides and a tremor.
  private struct Sketch {
    var dice: SplitMix64

    mutating func number(_ range: ClosedRange<Double>) -> Double {
      Double.random(in: range, using: &dice)
    }

    /// Along corners, each side bent by a share of its length.
    mutating func along(_ corners: [Point], noise: Double) -> [Point] {
      var places: [Point] = []
      for (start, end) in zip(corners, corners.dropFirst()) {
        let way = end - start
        let bow = number(-noise...noise)
        for step in 0..<40 {
          let share = Double(step) / 40
          let off = way.quarterTurned * (bow * 4 * share * (1 - share))
          places.append(start + way * share + off + tremor())
        }
      }
      places.append(corners[corners.count - 1])
      return rounded(places)
    }

    mutating func ellipse(_ a: Double, _ b: Double, _ angle: Double, noise: Double) -> [Point] {
      let start = number(0...6)
      let (drift, over) = (number(-noise...noise), number(-0.15...0.3))
      return (0...160).map { step in
        let turn = Turn.direction(of: start + (2 * .pi + over) * Double(step) / 160)
        let size = 1 + drift * Double(step) / 160
        let place = Point(x: turn.x * a * size, y: turn.y * b * size)
        let axis = Turn.direction(of: angle)
        return axis * place.x + axis.quarterTurned * place.y + tremor()
      }
    }

    private mutating func tremor() -> Point {
      Point(x: number(-0.12...0.12), y: number(-0.12...0.12))
    }

    /// Each place the mean of seven: corners lose their sharpness.
    private func rounded(_ places: [Point]) -> [Point] {
      places.indices.map { index in
        let near = places[max(0, index - 3)...min(places.count - 1, index + 3)]
        return near.reduce(Point.zero, +) * (1 / Double(near.count))
      }
    }

    /// A polygon once around, whose end misses its beginning a little.
    mutating func closed(_ corners: [Point], noise: Double) -> [Point] {
      let gap = Point(x: number(-1...1), y: number(-1...1))
      return along(corners + [corners[0] + gap], noise: noise)
    }
  }

  private static func kind(_ shape: DrawnShape?) -> String {
    switch shape {
    case nil: "nothing"
    case .line: "line"
    case .arrow: "arrow"
    case .ellipse: "ellipse"
    case .polygon(let corners): "\(corners.count) corners"
    }
  }

  /// How many of a hundred sketches are seen as what they are.
  private static func seen(
    _ expected: String, _ draw: (inout Sketch, Double) -> [Point]
  ) -> Int {
    (0..<100).count { seed in
      var sketch = Sketch(dice: SplitMix64(seed: UInt64(seed)))
      let places = draw(&sketch, sketch.number(15...60))
      return kind(ShapeRecognizer.shape(of: places)) == expected
    }
  }

  private static func around(_ count: Int, _ radius: Double, _ sketch: inout Sketch) -> [Point] {
    let first = sketch.number(0...6)
    return (0..<count).map {
      Turn.direction(of: first + 2 * .pi * Double($0) / Double(count)) * radius
        * sketch.number(0.93...1.07)
    }
  }

  @Test func `lines, arrows and ellipses are seen as such`() {
    let noise = 0.03
    let lines = Self.seen("line") { sketch, size in
      sketch.along([.zero, Turn.direction(of: sketch.number(0...6)) * size], noise: noise)
    }
    let arrows = Self.seen("arrow") { sketch, size in
      let angle = sketch.number(0...6)
      let tip = Turn.direction(of: angle) * size
      let head = size * sketch.number(0.15...0.35)
      let barbs = [2.6, -2.6].map { tip + Turn.direction(of: angle + $0) * head }
      return sketch.along([.zero, tip, barbs[0], tip, barbs[1]], noise: noise)
    }
    let circles = Self.seen("ellipse") { sketch, size in
      sketch.ellipse(size / 2, size / 2, 0, noise: 0.06)
    }
    let ellipses = Self.seen("ellipse") { sketch, size in
      sketch.ellipse(size / 2, size * sketch.number(0.15...0.4), 1, noise: 0.06)
    }
    // 100 of each when this was written.
    #expect(lines >= 98 && arrows >= 97 && circles >= 97 && ellipses >= 95)
  }

  @Test func `polygons have their corners`() {
    let rectangles = Self.seen("4 corners") { sketch, size in
      let angle = sketch.number(0...6)
      let corners = Rect(x: 0, y: 0, width: size, height: size * sketch.number(0.4...1)).corners
      let turned = corners.map { InkTransform.rotation(angle).applied(to: $0) }
      return sketch.closed(turned, noise: 0.03)
    }
    // 99, and of the others 100 each, when this was written.
    #expect(rectangles >= 97)
    for (count, least) in [(3, 97), (5, 97), (6, 95)] {
      let seen = Self.seen("\(count) corners") { sketch, size in
        let corners = Self.around(count, size / 2, &sketch)
        return sketch.closed(corners, noise: 0.02)
      }
      #expect(seen >= least)
    }
  }

  @Test func `writing is nothing, even if the pen is held`() throws {
    var (strokes, shapes) = (0, 0)
    for seed in 0..<24 {
      let word = ["minimum", "loop", "Zebra", "hello", "x8&", "grain"][seed % 6]
      let samples = try Handwriting(
        style: HandStyle(inventedFrom: UInt64(seed)), seed: UInt64(seed)
      ).synthesize(
        word, at: Place(x: Millimeters(5), y: Millimeters(40)), xHeight: Millimeters(4),
        sensor: Sensor(rate: 120))
      for stroke in Array(samples.joined()).split(whereSeparator: { $0.pressure.value == 0 }) {
        strokes += 1
        let places = stroke.map { Point(x: Double($0.x.value), y: Double($0.y.value)) }
        if ShapeRecognizer.shape(of: places) != nil { shapes += 1 }
      }
    }
    // 2 of 102 when this was written: a long bar of a letter is a line.
    #expect(strokes > 60 && shapes * 25 <= strokes)
  }

  @Test func `what is nearly level, square or round is so`() throws {
    var sketch = Sketch(dice: SplitMix64(seed: 1))
    let line = ShapeRecognizer.shape(of: sketch.along([.zero, Point(x: 50, y: 3)], noise: 0.01))
    guard case .line(let start, let end) = line else { return #expect(Bool(false)) }
    #expect(abs(start.y - end.y) < 1e-9 && abs(start.distance(to: end) - 48) < 3)
    let corners = Rect(x: 0, y: 0, width: 40, height: 38).corners.map {
      InkTransform.rotation(0.05).applied(to: $0)
    }
    guard
      case .polygon(let square) = ShapeRecognizer.shape(of: sketch.closed(corners, noise: 0.01))
    else { return #expect(Bool(false)) }
    let box = Rect(around: square)
    #expect(abs(box.width - box.height) < 1e-9 && abs(box.width - 39) < 1)
    #expect(square.count == 4 && Set(square.map { ($0.x * 1e6).rounded() }).count == 2)
    let round = ShapeRecognizer.shape(of: sketch.ellipse(20, 19.3, 0.4, noise: 0.01))
    guard case .ellipse(let middle, let a, let b, _) = round else { return #expect(Bool(false)) }
    #expect(a == b && abs(a - 19.7) < 0.7 && middle.length < 0.8)
  }

  @Test func `what is small, short of numbers or a scribble is nothing`() {
    #expect(ShapeRecognizer.shape(of: [Point]()) == nil)
    #expect(ShapeRecognizer.shape(of: [Point(x: 1, y: 1)]) == nil)
    #expect(ShapeRecognizer.shape(of: Array(repeating: Point(x: 3, y: 3), count: 50)) == nil)
    #expect(ShapeRecognizer.shape(of: [.zero, Point(x: 5, y: 0)]) == nil)
    #expect(ShapeRecognizer.shape(of: [.zero, Point(x: Double.nan, y: 0)]) == nil)
    #expect(ShapeRecognizer.shape(of: [.zero, Point(x: 1e300, y: 0)]) == nil)
    var dice = SplitMix64(seed: 2)
    let shapes = (0..<60).count { _ in
      let places = (0..<14).map { _ in
        Point(
          x: Double.random(in: 0...50, using: &dice), y: Double.random(in: 0...50, using: &dice))
      }
      return ShapeRecognizer.shape(of: places) != nil
    }
    #expect(shapes <= 1)
  }

  @Test func `a shape becomes a stroke of one width with sharp corners`() throws {
    let points = (0...9).map {
      StrokePoint(location: Point(x: Double($0) * 4, y: 0), timeOffset: Double($0) * 0.1)
    }
    let group = InkID()
    let drawn = Stroke(
      ink: Ink(.marker, color: Color(rgba: 0xFF00_00FF)),
      path: StrokePath(controlPoints: points).inked(with: Ink(.marker), width: 3), randomSeed: 9,
      renderGroupID: group)
    let corners = [Point.zero, Point(x: 30, y: 0), Point(x: 30, y: 20)]
    let triangle = DrawnShape.polygon(corners).stroke(insteadOf: drawn, width: 3)
    #expect(triangle.ink == drawn.ink && triangle.randomSeed == 9)
    #expect(triangle.renderGroupID == group && triangle.id != drawn.id)
    #expect(Set(triangle.path.map(\.size)).count == 1)
    #expect(abs(triangle.path.length - (50 + Point(x: 30, y: 20).length)) < 0.01)
    for corner in corners {
      #expect(try #require(triangle.path.nearest(to: corner)).distance < 1e-9)
    }
    #expect(abs(triangle.path.duration - 0.9) < 1e-9)
    let circle = DrawnShape.ellipse(Point(x: 5, y: 5), 20, 20, angle: 0)
      .stroke(insteadOf: drawn, width: 3)
    #expect(abs(circle.path.length - 40 * .pi) < 0.01)
    let ends = [circle.path.parametricRange.lowerBound, circle.path.parametricRange.upperBound]
      .map { circle.path.interpolatedLocation(at: $0) }
    #expect(ends[0].distance(to: ends[1]) < 1e-9)
    // What it stands for comes back with the first undo, and goes with the second.
    var editor = Editor()
    editor.append(drawn)
    editor.replace(drawn.id, with: [circle])
    #expect(editor.drawing.strokes.map(\.id) == [circle.id])
    editor.undo()
    #expect(editor.drawing.strokes.map(\.id) == [drawn.id])
    editor.undo()
    #expect(editor.drawing.count == 0)
  }

  @Test func `a pen is held if it stays within 0.8 mm for 0.6 s`() {
    var hold = PenHold()
    #expect(!hold.isHeld(at: 9) && hold.heldFrom == nil)
    for step in 0..<20 {
      hold.append(Point(x: Double(step), y: 0), at: Double(step) * 0.05)
    }
    #expect(hold.heldFrom.map { abs($0 - 1.55) < 1e-9 } == true)
    hold.append(Point(x: 19.5, y: 0.5), at: 1.3)
    #expect(!hold.isHeld(at: 1.5) && hold.isHeld(at: 1.56))
    hold.append(Point(x: 20, y: 0), at: 1.6)
    #expect(!hold.isHeld(at: 1.7))
  }

  @Test func `the end of a line follows the pen, and is level where it nearly is`() {
    let line = DrawnShape.line(Point(x: 0, y: 0), Point(x: 40, y: 0))
    let held = Point(x: 40.5, y: 0.4)
    #expect(line.following(from: held, to: held) == line)
    #expect(
      line.following(from: held, to: held + Point(x: 10, y: 30))
        == .line(.zero, Point(x: 50, y: 30)))
    guard case .line(let start, let end) = line.following(from: held, to: held + Point(x: 10, y: 2))
    else { return #expect(Bool(false)) }
    #expect(start == .zero && abs(end.y) < 1e-9 && abs(end.x - 50.04) < 0.01)
    // Held at its beginning, that end goes along.
    #expect(
      line.following(from: .zero, to: Point(x: -10, y: 20))
        == .line(Point(x: -10, y: 20), Point(x: 40, y: 0)))
    #expect(line.following(from: held, to: Point(x: Double.nan, y: 0)) == line)
  }

  @Test func `other shapes grow about their middle, and turn once the pen went around it`() {
    let square = DrawnShape.polygon(Rect(x: 0, y: 0, width: 20, height: 20).corners)
    guard case .polygon(let grown) = square.following(from: .zero, to: Point(x: -10, y: -10.5))
    else { return #expect(Bool(false)) }
    #expect(Rect(around: grown).center.distance(to: Point(x: 10, y: 10)) < 1e-9)
    let box = Rect(around: grown)
    #expect(abs(box.width - 40.5) < 0.6 && abs(box.min.x - box.min.y) < 1e-9)
    guard
      case .ellipse(let middle, let along, let across, let angle) = DrawnShape.ellipse(
        Point(x: 5, y: 5), 10, 6, angle: 0
      ).following(from: Point(x: 15, y: 5), to: Point(x: 5, y: 25))
    else { return #expect(Bool(false)) }
    #expect(middle == Point(x: 5, y: 5) && abs(along - 20) < 1e-9 && abs(across - 12) < 1e-9)
    #expect(abs(angle - (.pi / 2 - DrawnShape.turnSlack)) < 1e-9)
    // A pen that was held in the middle tells nothing.
    #expect(square.following(from: Point(x: 10, y: 10), to: .zero) == square)
  }
}
