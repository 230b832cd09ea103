import InkDrawing
import InkGeometry
import InkSynthesis
import Testing

@testable import InkFormats

/// Lines that other programs draw straight between their points: whatever way they come in and go
/// out, corners stay corners.
@Suite struct CornerTests {
  /// Shapes with straight sides, as shape tools and rulers make them.
  struct Shape: CustomTestStringConvertible {
    let seed: UInt64
    let places: [Point]

    init(seed: UInt64) {
      self.seed = seed
      places = Self.places(seed)
    }

    private static func places(_ seed: UInt64) -> [Point] {
      var random = SplitMix64(seed: seed)
      func side() -> Double { pow10(Double.random(in: -0.3...1.9, using: &random)) }
      var place = Point(x: 2_000, y: 2_000)
      var places = [place]
      switch seed % 4 {
      case 0:
        // A polygon, closed.
        let corners = Int.random(in: 3...12, using: &random)
        let radius = side()
        let start = Double.random(in: 0...6, using: &random)
        places = (0...corners).map {
          place + Turn.direction(of: start + 2 * .pi * Double($0 % corners) / Double(corners))
            * radius
        }
      case 1:
        // An arrow, which turns back on itself.
        let length = side()
        let head = length * 0.2
        let end = place + Point(x: length, y: 0)
        places = [place, end, end + Point(x: -head, y: -head), end, end + Point(x: -head, y: head)]
      default:
        for _ in 0..<Int.random(in: 2...20, using: &random) {
          let way = Turn.direction(of: Double.random(in: 0...6.3, using: &random))
          place = place + way * side()
          places.append(place)
        }
      }
      return places
    }

    var testDescription: String { "shape \(seed)" }

    private static func pow10(_ exponent: Double) -> Double {
      var value = 1.0
      for _ in 0..<Int(abs(exponent) * 64) { value *= 1.036_633 }
      return exponent < 0 ? 1 / value : value
    }

    /// How far a place is from the nearest side.
    func distance(to place: Point) -> Double {
      zip(places, places.dropFirst()).map { start, end in
        let way = end - start
        let share = way.squaredLength > 0 ? (place - start).dot(way) / way.squaredLength : 0
        return place.distance(to: start + way * min(1, max(0, share)))
      }.min() ?? .infinity
    }

    /// How far the line of a stroke leaves the sides, and how far the corner that it misses most is
    /// from it.
    func deviation(of stroke: Stroke) -> Double {
      let path = stroke.path
      let steps = (path.count - 1) * 16
      let line = (0...steps).map { step in
        path.interpolatedLocation(at: Double(step) / Double(max(1, steps)) * Double(path.count - 1))
      }
      let off = line.map(distance).max() ?? 0
      let missed = places.map { place in line.map(place.distance).min() ?? .infinity }.max() ?? 0
      return max(off, missed)
    }

    var xopp: [UInt8] {
      let scale = 72 / 25.4
      let points = places.map { "\($0.x * scale) \($0.y * scale)" }.joined(separator: " ")
      return Array(
        "<?xml version=\"1.0\"?><xournal><page width=\"600\" height=\"800\"><layer><stroke tool=\"pen\" color=\"black\" width=\"1.41\">\(points)</stroke></layer></page></xournal>"
          .utf8)
    }

    func inkML(fitToCurve: String?) -> [UInt8] {
      let property = fitToCurve.map { "<brushProperty name=\"fitToCurve\" value=\"\($0)\"/>" } ?? ""
      let points = places.map { "\($0.x) \($0.y)" }.joined(separator: ", ")
      return Array(
        "<ink xmlns=\"http://www.w3.org/2003/InkML\"><definitions><brush xml:id=\"b\">\(property)</brush></definitions><trace brushRef=\"#b\">\(points)</trace></ink>"
          .utf8)
    }
  }

  static let shapes = (1...200).map { Shape(seed: UInt64($0)) }

  /// What a smooth line may differ from a straight one, and a bit for rounding.
  static let most = Polyline.tolerance + 0.001

  @Test(arguments: shapes) func `straight sides stay straight when they are read`(
    shape: Shape
  ) throws {
    for (format, bytes) in [
      (InkFileFormat.xopp, shape.xopp), (.inkML, shape.inkML(fitToCurve: nil)),
      (.inkML, shape.inkML(fitToCurve: "false")),
    ] {
      let stroke = try #require(try format.read(bytes).drawing.strokes.first)
      #expect(shape.deviation(of: stroke) <= Self.most)
      #expect(stroke.path.count <= 3 * shape.places.count)
    }
  }

  @Test(arguments: shapes) func `they stay straight on their way through every format`(
    shape: Shape
  ) throws {
    let drawing = try InkFileFormat.xopp.read(shape.xopp).drawing
    let options = InkWritingOptions(keepsControlPoints: false)
    for format in InkFileFormat.allCases {
      let bytes = format.bytes(of: drawing, options: options).bytes
      let stroke = try #require(try format.read(bytes).drawing.strokes.first)
      #expect(shape.deviation(of: stroke) <= Self.most + 0.02, "\(format)")
    }
  }

  @Test func `a side needs no more points than its ends`() throws {
    let rectangle = [(10, 10), (80, 10), (80, 40), (10, 40), (10, 10)].map { Point(x: $0, y: $1) }
    let samples = rectangle.enumerated().map {
      StrokePoint(location: $1, timeOffset: Double($0) / 200, size: Size(square: 0.5))
    }
    let path = StrokePath(along: samples)
    #expect(path.count == 11)
    #expect(PathSampling(path, tolerance: 0.01).values == [0, 2, 5, 8, 10])
  }

  @Test func `a smooth line stays smooth`() throws {
    for spacing in [0.5, 1.0, 2.0] {
      let samples = (0...120).map { index in
        let angle = Double(index) * spacing / 15
        return StrokePoint(
          location: Point(x: 100, y: 100) + Turn.direction(of: angle) * 15,
          timeOffset: Double(index) / 200, size: Size(square: 0.5))
      }
      #expect(StrokePath(along: samples).count == samples.count)
    }
  }

  @Test func `a brush that fits curves has a curve`() throws {
    let shape = Shape(seed: 4)
    let curve = try InkFileFormat.inkML.read(shape.inkML(fitToCurve: "true")).drawing.strokes[0]
    #expect(curve.path.count == shape.places.count)
    #expect(shape.deviation(of: curve) > 0.2)
  }

  @Test func `however many corners there are, the time grows evenly`() {
    // A spiral of sides that grow: each division finds only a few corners.
    let samples = (0..<50_000).map { index in
      StrokePoint(
        location: Turn.direction(of: Double(index) * 0.9) * (0.02 * Double(index)),
        timeOffset: Double(index) / 200, size: Size(square: 0.5))
    }
    #expect(StrokePath(along: samples).count <= 3 * samples.count)
  }
}
