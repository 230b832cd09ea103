import InkDrawing
import InkGeometry

/// What is painted in one go: a stroke, or neighbours that are wet together.
struct PaintedShape {
  /// An area of one opacity.
  struct Layer {
    let outlines: [Outline]
    /// What to paint it with, 0...1, over the layers below.
    let opacity: Double
  }

  let strokes: [Stroke]
  let color: Color
  /// The lowest first, each inside the one below.
  let layers: [Layer]
  /// Whether the opacity changes within the shape, so that steps stand for it.
  let isStepped: Bool
}

/// Makes shapes of strokes.
///
/// Where ink overlaps within a shape the greatest opacity counts. So the areas that have at least so much
/// opacity lie in each other, and each is painted over the one below with what is missing there: no
/// place gets too much, and there is no seam between neighbours.
struct ShapePainter {
  private let appearance: Appearance
  private let opacityStep: Double
  /// Shares of the tolerance, in millimetres: of tips between their places, of the polygon around them, and
  /// of the curves that take its place.
  private let poses: Double
  private let sweep: Double
  private let curve: Double
  /// The size of what is too small to be told, in millimetres.
  private let crumb: Double

  init(_ options: PictureOptions) {
    let tolerance = options.tolerance >= 0.002 ? options.tolerance : 0.002
    appearance = options.appearance
    opacityStep = options.opacityStep >= 0.01 ? min(options.opacityStep, 1) : 0.01
    poses = tolerance * 0.3
    sweep = max(0.002, tolerance * 0.4)
    curve = tolerance * 0.4
    crumb = tolerance
  }

  /// The shape of strokes of one ink.
  func shape(of strokes: [Stroke]) -> PaintedShape {
    let color = strokes.first?.ink.color(in: appearance) ?? .black
    // Regions end 131 m from their origin, and drawings do not.
    let middle = strokes.reduce(Rect.empty) { $0.union($1.renderBounds) }.center
    let origin = Point(x: middle.x.rounded(), y: middle.y.rounded())
    let tips = strokes.compactMap { Tips($0, origin: origin, tolerance: poses) }
    let all = tips.flatMap { $0.poses.map(\.opacity) }
    guard let least = all.min(), let most = all.max() else {
      return PaintedShape(strokes: strokes, color: color, layers: [], isStepped: false)
    }
    let steps = max(1, Int(((most - least) / opacityStep).rounded(.up)))
    let height = (most - least) / Double(steps)
    var areas: [[Outline]] = []
    var region = Region.empty
    for step in (0..<steps).reversed() {
      // The ends are meant exactly, however the steps between them were rounded.
      let floor = step == 0 ? least : least + Double(step) * height
      let ceiling = step + 1 == steps ? most : least + Double(step + 1) * height
      let parts = tips.map { $0.region(ofOpacities: floor...ceiling, tolerance: sweep) }
      region = region.union(parts.union)
      areas.append(outlines(of: region, at: origin))
    }
    let opacities = (0..<steps).map { (least + (Double($0) + 0.5) * height) * Double(color.alpha) }
    return PaintedShape(
      strokes: strokes, color: color, layers: Self.stacked(areas.reversed(), opacities),
      isStepped: steps > 1)
  }

  /// Areas that lie in each other, the largest first, each with what it must add to the one below.
  private static func stacked(_ areas: [[Outline]], _ opacities: [Double]) -> [PaintedShape.Layer] {
    var (layers, below) = ([PaintedShape.Layer](), 0.0)
    for (outlines, opacity) in zip(areas, opacities) where !outlines.isEmpty && opacity > below {
      layers.append(.init(outlines: outlines, opacity: 1 - (1 - opacity) / (1 - below)))
      below = opacity
    }
    return layers
  }

  private func outlines(of region: Region, at origin: Point) -> [Outline] {
    // Crumbs and pinholes that are nowhere wider than the tolerance are what polygons leave of each other.
    let rings = region.rings
    let wide = rings.filter { ring in
      let bounds = Rect(around: ring)
      return max(bounds.width, bounds.height) > crumb
    }
    return (wide.isEmpty ? rings : wide).compactMap {
      Outline(around: $0, bend: sweep, tolerance: curve)?.moved(by: origin)
    }
  }
}

/// The tip of one stroke along its path, and its mask, seen from an origin.
private struct Tips {
  let poses: [NibPose]
  private let mask: Region?
  /// A sweep lies outside by up to a thousandth and a half of a millimetre: half of it is taken off.
  private static let excess = 0.000_75

  init?(_ stroke: Stroke, origin: Point, tolerance: Double) {
    let away = AffineTransform.translation(-origin)
    poses = stroke.nibPoses(to: away, tolerance: tolerance).map { pose in
      var pose = pose
      pose.radius = max(pose.radius * 0.5, pose.radius - Self.excess)
      return pose
    }
    mask = stroke.mask?.transformed(by: stroke.transform.then(away))
    if poses.isEmpty { return nil }
  }

  /// What it covers while it leaves so much ink.
  func region(ofOpacities range: ClosedRange<Double>, tolerance: Double) -> Region {
    let stretch = self.stretch
    let swept = runs(ofOpacities: range).flatMap { run in
      stride(from: 0, to: max(1, run.count - 1), by: stretch).map { start in
        let end = min(start + stretch, run.count - 1)
        return Region(sweeping: Array(run[start...end]), tolerance: tolerance)
      }
    }.union
    return mask.map { swept.intersection($0) } ?? swept
  }

  /// How many steps are swept at once. Steps that are short beside the tip have edges that lie inside of what it
  /// covers and go at each union; all at once they would cross each other, as often as the square of
  /// their number.
  private var stretch: Int {
    let tips = poses.reduce(0) { $0 + 2 * ($1.radius + $1.edge.length) }
    let way = zip(poses, poses.dropFirst()).reduce(0) { $0 + $1.0.center.distance(to: $1.1.center) }
    return tips > 16 * way ? 8 : 64
  }

  /// The stretches of the way where the opacity is within a range.
  private func runs(ofOpacities range: ClosedRange<Double>) -> [[NibPose]] {
    guard poses.count > 1 else { return [poses] }
    var runs: [[NibPose]] = []
    var isOpen = false
    for (start, end) in zip(poses, poses.dropFirst()) {
      guard let part = Self.shares(start.opacity, end.opacity, in: range) else {
        isOpen = false
        continue
      }
      let last = part.upperBound < 1 ? start.mixed(with: end, part.upperBound) : end
      if isOpen, part.lowerBound == 0 {
        runs[runs.count - 1].append(last)
      } else {
        runs.append([start.mixed(with: end, part.lowerBound), last])
      }
      isOpen = part.upperBound == 1
    }
    return runs
  }

  /// The part of a step in which a number that changes evenly is within a range; nil if it never is.
  private static func shares(
    _ start: Double, _ end: Double, in range: ClosedRange<Double>
  ) -> ClosedRange<Double>? {
    guard start != end else { return range.contains(start) ? 0...1 : nil }
    let ends = [range.lowerBound, range.upperBound].map { ($0 - start) / (end - start) }
    let (first, last) = (max(0, min(ends[0], ends[1])), min(1, max(ends[0], ends[1])))
    return first < last ? first...last : nil
  }
}

extension [Region] {
  /// All of them together, by halves, so that large unions are few.
  fileprivate var union: Region {
    guard count > 2 else { return reduce(.empty) { $0.union($1) } }
    let middle = count / 2
    return Array(self[..<middle]).union.union(Array(self[middle...]).union)
  }
}
