import InkDrawing
import InkGeometry

/// The tip of one stroke along its path, and its mask.
struct TipTrace {
  private let poses: [NibPose]
  private let mask: Region?
  /// Regions end 131 m from their origin, and drawings do not: where theirs is.
  private let origin: Point
  /// The least and the greatest opacity on the way.
  let opacities: ClosedRange<Double>
  /// Shares of the tolerance, in millimetres: of curves, of the polygons around regions, and the size of what is too
  /// small to be told.
  private let (curve, sweep, crumb): (Double, Double, Double)

  /// Nil if it leaves nothing.
  init?(_ stroke: Stroke, tolerance: Double) {
    poses = stroke.nibPoses(tolerance: tolerance * 0.3).filter {
      $0.center.isFinite && $0.edge.isFinite && $0.radius.isFinite
        && ($0.radius > 0 || $0.edge != .zero)
    }
    guard var range = poses.first.map({ $0.opacity...$0.opacity }) else { return nil }
    for pose in poses {
      range = min(range.lowerBound, pose.opacity)...max(range.upperBound, pose.opacity)
    }
    opacities = range
    let middle = stroke.renderBounds.center
    origin = Point(x: middle.x.rounded(), y: middle.y.rounded())
    mask = stroke.mask?.transformed(by: stroke.transform.then(.translation(-origin)))
    (curve, sweep, crumb) = (tolerance * 0.4, max(0.002, tolerance * 0.4), tolerance)
  }

  /// The outlines of what it covers while it leaves at least so much ink, to be filled by the nonzero rule.
  func outlines(ofOpacity least: Double) -> [Outline] {
    let runs = runs(ofOpacity: least)
    if let mask {
      return outlines(of: runs.map(region).union.intersection(mask))
    }
    var all: [Outline] = []
    for run in runs {
      let swept = SweptOutline(sweeping: run, tolerance: curve)
      all += swept.outlines
      for part in swept.turning { all += outlines(of: region(sweeping: part)) }
    }
    return all
  }

  /// The stretches of the way where the opacity is not less.
  private func runs(ofOpacity least: Double) -> [[NibPose]] {
    guard opacities.lowerBound < least else { return [poses] }
    var runs: [[NibPose]] = []
    var isOpen = false
    for (start, end) in zip(poses, poses.dropFirst()) {
      guard max(start.opacity, end.opacity) > least else {
        isOpen = false
        continue
      }
      let share = (least - start.opacity) / (end.opacity - start.opacity)
      if !isOpen { runs.append([start.opacity < least ? start.mixed(with: end, share) : start]) }
      isOpen = end.opacity >= least
      runs[runs.count - 1].append(isOpen ? end : start.mixed(with: end, share))
    }
    return runs
  }
}

// MARK: Regions
extension TipTrace {
  /// A sweep lies outside by up to a thousandth and a half of a millimetre: half of it is taken off.
  private static let excess = 0.000_75

  /// What a part of the way covers, seen from the origin.
  private func region(sweeping way: [NibPose]) -> Region {
    let poses = way.map { pose in
      NibPose(
        center: pose.center - origin, edge: pose.edge,
        radius: max(pose.radius * 0.5, pose.radius - Self.excess), opacity: pose.opacity)
    }
    let stretch = Self.stretch(of: poses)
    return stride(from: 0, to: max(1, poses.count - 1), by: stretch).map { start in
      let end = min(start + stretch, poses.count - 1)
      return Region(sweeping: Array(poses[start...end]), tolerance: sweep)
    }.union
  }

  /// How many steps are swept at once. Steps that are short beside the tip have edges that lie inside of what it
  /// covers and go at each union; all at once they would cross each other, as often as the square of
  /// their number.
  private static func stretch(of poses: [NibPose]) -> Int {
    let tips = poses.reduce(0) { $0 + 2 * ($1.radius + $1.edge.length) }
    let way = zip(poses, poses.dropFirst()).reduce(0) { $0 + $1.0.center.distance(to: $1.1.center) }
    return tips > 16 * way ? 8 : 64
  }

  private func outlines(of region: Region) -> [Outline] {
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

extension [Region] {
  /// All of them together, by halves, so that large unions are few.
  fileprivate var union: Region {
    guard count > 2 else { return reduce(.empty) { $0.union($1) } }
    let middle = count / 2
    return Array(self[..<middle]).union.union(Array(self[middle...]).union)
  }
}
