import InkGeometry

/// A closed boundary of straight and curved pieces, in millimeters.
struct Outline: Hashable {
  /// A piece, which begins where the previous one ended.
  enum Piece: Hashable {
    case line(Point)
    case curve(Point, Point, Point)

    /// The end of the piece.
    var end: Point {
      switch self {
      case .line(let end), .curve(_, _, let end): end
      }
    }

    /// Returns the piece moved by an offset.
    func moved(by way: Point) -> Piece {
      switch self {
      case .line(let end): .line(end + way)
      case .curve(let first, let second, let end): .curve(first + way, second + way, end + way)
      }
    }
  }

  let start: Point
  /// The pieces; the last ends at `start`.
  let pieces: [Piece]

  /// Returns the outline moved by an offset.
  func moved(by way: Point) -> Outline {
    Outline(start: start + way, pieces: pieces.map { $0.moved(by: way) })
  }
}

extension Outline {
  /// Creates curves through all points of a ring. Where it turns back, it runs against their
  /// tangents; where two points coincide, it has a corner.
  init?(through ring: [BoundaryPlace], tolerance: Double) {
    guard var last = ring.first else { return nil }
    let fit = CurveFit(tolerance: tolerance)
    var (pieces, run, isBack) = ([Piece](), [last], false)
    for next in ring.dropFirst() + ring.prefix(1) {
      let way = next.place - last.place
      if way.squaredLength < 1e-16 {
        if last.tangent.dot(next.tangent) > 0.999 { continue }
        fit.appendCurves(run, to: &pieces)
        (run, isBack) = ([next], false)
      } else {
        if (way.dot(last.tangent + next.tangent) < 0) != isBack {
          fit.appendCurves(run, to: &pieces)
          isBack.toggle()
          run = [isBack ? last.reversed : last]
        }
        run.appendFilled(isBack ? next.reversed : next)
      }
      last = next
    }
    fit.appendCurves(run, to: &pieces)
    guard !pieces.isEmpty else { return nil }
    self.init(start: ring[0].place, pieces: pieces)
  }

  /// Creates the boundary of a region's part, smooth where its corners only approximate a curve.
  ///
  /// - Parameters:
  ///   - ring: corners of a polygon around the shape.
  ///   - bend: the largest distance of the true boundary from a corner, in millimeters.
  ///   - tolerance: the tolerance of a curve, in millimeters.
  init?(around ring: [Point], bend: Double, tolerance: Double) {
    let ring = Self.thinned(ring, tolerance: tolerance / 4)
    guard ring.count >= 3 else { return nil }
    let runs = SmoothRing(ring, bend: bend).runs
    guard let start = runs.first?.first?.place else { return nil }
    let fit = CurveFit(tolerance: tolerance)
    var pieces: [Piece] = []
    for run in runs { fit.appendCurves(run, to: &pieces) }
    self.init(start: start, pieces: pieces)
  }

  /// Returns the ring without unnecessary corners; those that result from rounding crossings to the
  /// grid would change the direction of a boundary at random.
  private static func thinned(_ ring: [Point], tolerance: Double) -> [Point] {
    guard ring.count > 8 else { return ring }
    var kept = [ring[0]]
    var first = 0
    var next = 2
    while next <= ring.count {
      let end = ring[next % ring.count]
      let isStraight =
        next - first < 24
        && (first + 1..<next).allSatisfy { ring[$0].isNear(kept[kept.count - 1], end, tolerance) }
      if !isStraight {
        first = next - 1
        kept.append(ring[first])
      }
      next += 1
    }
    return kept
  }
}

extension Point {
  /// Returns whether the straight line between two points is within a distance.
  fileprivate func isNear(_ start: Point, _ end: Point, _ distance: Double) -> Bool {
    let way = end - start
    let own = self - start
    let along = own.dot(way)
    if along <= 0 { return own.squaredLength <= distance * distance }
    if along >= way.squaredLength { return (self - end).squaredLength <= distance * distance }
    let across = own.cross(way)
    return across * across <= distance * distance * way.squaredLength
  }
}
