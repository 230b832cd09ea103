extension Region {
  /// Creates the area that a tip covers on its way along these poses, in a straight line from each
  /// pose to the next. For a single pose, it is the area of the tip.
  ///
  /// Arcs are replaced by edges outside of them: the region contains everything that the tip
  /// covers, and nothing farther from it than `tolerance`, in millimeters. The smallest tolerance
  /// is 0.002, which replaces smaller values. This holds for tips of up to 3 m. More than ten
  /// thousand poses of large tips are approximated more coarsely. For a scribble that exceeds the
  /// work that ``Region`` allows, three of four poses are left out.
  ///
  /// Poses that are not finite are left out, and a tip without radius and edge covers nothing.
  public init(sweeping poses: [NibPose], tolerance: Double = 0.01) {
    var poses = poses.filter(\.covers)
    let greatest = poses.reduce(0) { max($0, $1.radius) }
    let arc = Arc(radius: greatest, tolerance: tolerance, most: (1 << 24) / max(1, poses.count))
    while true {
      let edges = arc.edges(of: poses)
      if let region = Region(edges, open: edges.indices, .union) {
        self = region
        return
      }
      poses = stride(from: 0, to: poses.count, by: 4).map { poses[$0] }
    }
  }
}

extension NibPose {
  // Whether the pose is finite and covers more than a point.
  fileprivate var covers: Bool {
    center.isFinite && edge.isFinite && radius.isFinite && (radius > 0 || edge != .zero)
  }
}

/// A circle of radius 1 as corners outside of it.
private struct Arc {
  /// The amount by which a radius is increased, in millimeters: two grid steps, because rounding
  /// the position and the corners may take one and a half.
  static let allowance = 2 * Region.gridStep
  /// The corners from left to right.
  let corners: [Point]

  /// Creates an arc with enough corners for a circle of a radius to be within a tolerance, but not
  /// more than `most`.
  init(radius: Double, tolerance: Double, most: Int) {
    let inner = min(max(radius, 0), Region.reach) + Self.allowance
    let spare =
      (tolerance > 8 * Region.gridStep ? tolerance : 8 * Region.gridStep) - 4 * Region.gridStep
    let tangent = (spare * (2 * inner + spare)).squareRoot()
    let halves = Double.pi / Turn.angle(of: Point(x: inner, y: tangent))
    let quarter = Int((min(max(halves, 8), Double(min(max(most, 8), 4096))) / 4).rounded(.up))
    let step = Double.pi / Double(4 * quarter)
    let scale = 1 / Turn.direction(of: step).x
    // Edges, not corners, are at the right, bottom, left and top, so that bounds are tight.
    let lower = (0..<2 * quarter).map { Turn.direction(of: Double(2 * $0 + 1) * step) * scale }
    corners = lower.reversed().flatMap { [Point(x: $0.x, y: -$0.y), $0] }
  }

  func edges(of poses: [NibPose]) -> [Edge] {
    guard let first = poses.first else { return [] }
    if poses.allSatisfy({ $0.radius == first.radius && $0.edge == first.edge }) {
      let tip = outline(of: NibPose(center: .zero, edge: first.edge, radius: first.radius))
      let places = poses.compactMap { GridPoint(nearest: $0.center) }
      if let edges = SteadySweep.edges(of: tip.ring, through: places) { return edges }
    }
    return TipSweep.edges(of: poses.lazy.map { outline(of: $0) })
  }

  private func outline(of pose: NibPose) -> TipOutline {
    let radius = min(max(pose.radius, 0), Region.reach) + Self.allowance
    var places: [GridPoint] = []
    places.reserveCapacity(2 * corners.count)
    for corner in corners {
      let place = pose.center + corner * radius
      if let place = GridPoint(nearest: place - pose.edge) { places.append(place) }
    }
    if pose.edge != .zero {
      for corner in corners {
        let place = pose.center + corner * radius
        if let place = GridPoint(nearest: place + pose.edge) { places.append(place) }
      }
    }
    return TipOutline(around: places)
  }
}
