import InkDrawing
import InkGeometry

/// Strokes to make pictures of.
enum Sample {
  /// A wave with loops; force, tilt and speed change on the way.
  static func stroke(
    _ type: InkType, at origin: Point = .zero, phase: Double = 0.5, points: Int = 12,
    color: Color = .black
  ) -> Stroke {
    let ink = Ink(type, color: color)
    let path = (0..<points).map { step in
      let t = Double(step)
      let (wave, slow) = (Turn.direction(of: t * 1.1 + phase), Turn.direction(of: t * 0.4 + phase))
      let pen = PenState(
        force: Float(0.45 + 0.35 * slow.x), altitude: Float(0.9 + 0.2 * slow.y),
        azimuth: Float(0.6 + 0.3 * wave.y), speed: Float(60 + 40 * wave.x))
      let tip = ink.tip(width: type.defaultWidth, pen: pen)
      return StrokePoint(
        location: origin + Point(x: t * 0.9 + wave.x, y: 1.8 * wave.y), timeOffset: t * 0.03,
        size: tip.size, opacity: tip.opacity, force: pen.force, azimuth: pen.azimuth,
        altitude: pen.altitude)
    }
    let date = WallTime(microsecondsSince1970: 1_700_000_000_000_000)
    return Stroke(ink: ink, path: StrokePath(controlPoints: path, creationDate: date))
  }

  /// A straight line of one width.
  static func bar(
    from start: Point, to end: Point, width: Double = 2, type: InkType = .monoline,
    color: Color = .black, opacity: Float = 1
  ) -> Stroke {
    let points = [start, end].map {
      StrokePoint(location: $0, size: Size(square: width), opacity: opacity)
    }
    return Stroke(ink: Ink(type, color: color), path: StrokePath(controlPoints: points))
  }

  /// A dot.
  static func dot(at place: Point, width: Double) -> Stroke {
    let point = StrokePoint(location: place, size: Size(square: width))
    return Stroke(ink: Ink(.pen), path: StrokePath(controlPoints: [point]))
  }

  /// All inks below each other.
  static func allInks(points: Int = 8) -> Drawing {
    Drawing(
      strokes: InkType.allCases.enumerated().map { row, type in
        stroke(type, at: Point(x: 10, y: 10 + Double(row) * 9), phase: Double(row), points: points)
      })
  }
}

extension Stroke {
  /// Everything within reach of its tips, or well inside of them, and of its mask: outside by a
  /// micrometer and a half at most.
  func cover(widerBy distance: Double = 0) -> Region {
    let poses = nibPoses(tolerance: 0.000_2).map { pose in
      var pose = pose
      pose.radius = max(0, pose.radius + distance)
      return pose
    }
    // By and by, which is quicker.
    let all = stride(from: 0, to: max(1, poses.count - 1), by: 8).reduce(Region.empty) {
      all, start in
      let end = min(start + 8, poses.count - 1)
      return all.union(Region(sweeping: Array(poses[start...end]), tolerance: 0.002))
    }
    return mask.map { all.intersection($0.transformed(by: transform)) } ?? all
  }
}

/// Exact coverage of pixels, to compare pictures with.
struct Coverage {
  let width: Int
  let height: Int
  private(set) var shares: [Double]

  /// What a region covers of each pixel of an area, `scale` of them to the millimeter: exact along
  /// rows, and 64 lines to the row.
  init(_ region: Region, area: Rect, scale: Double, lines: Int = 64) {
    width = Int((area.width * scale).rounded())
    height = Int((area.height * scale).rounded())
    shares = Array(repeating: 0, count: width * height)
    for line in 0..<height * lines {
      let y = area.min.y + (Double(line) + 0.5) / Double(lines) / scale
      let ends = (Point(x: area.min.x, y: y), Point(x: area.max.x, y: y))
      for part in region.intervals(from: ends.0, to: ends.1) {
        let (left, right) = (
          part.lowerBound * Double(width), part.upperBound * Double(width)
        )
        for column in Int(left)..<min(width, Int(right) + 1) {
          let share = min(right, Double(column + 1)) - max(left, Double(column))
          shares[line / lines * width + column] += max(0, share) / Double(lines)
        }
      }
    }
  }
}

/// How far pictures differ, in levels of 255.
struct Difference: CustomStringConvertible {
  var mean = 0.0
  var max = 0.0
  var description: String { "mean \(mean), max \(max) of 255" }

  init(_ a: [Double], _ b: [Double]) {
    precondition(a.count == b.count, "pictures of one size")
    let differences = zip(a, b).map { abs($0 - $1) }
    mean = differences.reduce(0, +) / Double(differences.count)
    max = differences.max() ?? 0
  }
}
