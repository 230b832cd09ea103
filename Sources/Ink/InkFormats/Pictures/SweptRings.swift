import InkGeometry

/// Rings around the area that a moving tip sweeps.
///
/// Along its way, the tip touches the boundary at one point on its left and at one on its right.
/// These two lines, with the tip's own outline at the ends, encircle a point as often as the tip
/// reaches it, even where they turn back on the inside of a bend and where they cross. By the
/// nonzero rule, they therefore enclose the swept area. The points of contact are determined from
/// the straight lines to the neighboring poses, so they are as exact as the poses.
///
/// Where the way turns sharply, or where a tip covers the previous one, a ring ends and the next
/// begins.
struct SweptRings {
  private(set) var rings: [[BoundaryPlace]] = []
  /// Steps on which the edge turns in place, so that the tip has more than two points of contact.
  private(set) var turning: [[NibPose]] = []

  private let bend: Double
  private var poses: [NibPose] = []
  /// The normals of the lines from each of the poses to the next.
  private var (left, right): ([Point], [Point]) = ([], [])

  /// The cosine of a turn that a single ring does not follow.
  private static let sharp = 0.2
  /// The cosine of a turn beyond which the tip's own arc is followed.
  private static let noticeable = 0.955

  /// Creates the rings for a tip that moves in straight lines from pose to pose. There are enough
  /// points for a polygon that touches them to lie at most `bend` outside of the tip's arcs, in
  /// millimeters.
  init(sweeping way: ArraySlice<NibPose>, bend: Double) {
    self.bend = bend
    guard var last = way.first else { return }
    poses = [last]
    // Whether another pose covers the only one in `poses`.
    var isCovered = false
    for pose in way.dropFirst() where !pose.isSame(as: last) {
      switch TipStep(from: last, to: pose) {
      case .straight(let left, let right):
        if isSharp(left, right) {
          closeRing(isCovered: isCovered)
          poses = [last]
        }
        appendPose(pose, left, right)
        isCovered = false
      case .swallowed(let isLaterGreater):
        closeRing(isCovered: isCovered || isLaterGreater)
        poses = [pose]
        isCovered = !isLaterGreater
      case .turning:
        closeRing(isCovered: true)
        appendTurning(last, pose)
        poses = [pose]
        isCovered = true
      }
      last = pose
    }
    closeRing(isCovered: isCovered)
  }

  private func isSharp(_ nextLeft: Point, _ nextRight: Point) -> Bool {
    guard let lastLeft = left.last, let lastRight = right.last else { return false }
    return min(lastLeft.dot(nextLeft), lastRight.dot(nextRight)) < Self.sharp
  }

  private mutating func appendPose(_ pose: NibPose, _ normal: Point, _ other: Point) {
    poses.append(pose)
    left.append(normal)
    right.append(other)
  }

  private mutating func appendTurning(_ start: NibPose, _ end: NibPose) {
    if turning.last?.last?.isSame(as: start) == true {
      turning[turning.count - 1].append(end)
    } else {
      turning.append([start, end])
    }
  }

  private mutating func closeRing(isCovered: Bool) {
    guard let first = poses.first, let last = poses.last else { return }
    var ring: [BoundaryPlace] = []
    if let start = left.first, let end = left.last, let other = right.first {
      // Clockwise on screen, like regions.
      ring = side(right)
      last.appendArc(from: right[right.count - 1], to: end, bend: bend, to: &ring)
      ring += side(left).reversed()
      first.appendArc(from: start, to: other, bend: bend, to: &ring)
    } else if !isCovered {
      let start = first.edge.direction ?? Point(x: 1, y: 0)
      first.appendArc(from: start, to: start, bend: bend, to: &ring)
    }
    if !ring.isEmpty { rings.append(ring) }
    (poses, left, right) = ([], [], [])
  }

  /// Returns the points of one side from the first pose to the last.
  private func side(_ normals: [Point]) -> [BoundaryPlace] {
    var places: [(BoundaryPlace, Double)] = []
    places.reserveCapacity(poses.count + 8)
    places.append(Self.boundaryPlace(poses[0], normals[0], side: normals[0]))
    for index in 1..<normals.count { appendPlaces(of: index, normals, to: &places) }
    let last = normals[normals.count - 1]
    places.append(Self.boundaryPlace(poses[poses.count - 1], last, side: last))
    return TouchedSide(places).places
  }

  /// Appends the points of contact of a pose between two steps.
  private func appendPlaces(
    of index: Int, _ normals: [Point], to places: inout [(BoundaryPlace, Double)]
  ) {
    let (pose, before, after) = (poses[index], normals[index - 1], normals[index])
    let (from, to) = (pose.edge.dot(before), pose.edge.dot(after))
    if from * to < 0, let across = pose.edge.quarterTurned.direction {
      // The whole edge touches.
      let normal = across.dot(before) > 0 ? across : -across
      places.append(Self.boundaryPlace(pose, normal, side: before))
      places.append(Self.boundaryPlace(pose, normal, side: after))
      return
    }
    let side = abs(from) > abs(to) ? before : after
    let cosine = before.dot(after)
    let steps = (pose.radius * (1 - cosine) / bend).squareRoot()
    if cosine > Self.noticeable, steps < 1 {
      let normal = before.mixed(with: after, turnFraction(of: index)).direction ?? before
      places.append(Self.boundaryPlace(pose, normal, side: side))
      return
    }
    let count = Int(min(64, max(2, steps.rounded(.up))))
    for step in 0...count {
      let normal = before.mixed(with: after, Double(step) / Double(count)).direction ?? before
      places.append(Self.boundaryPlace(pose, normal, side: side))
    }
  }

  /// Returns the point of contact of a pose, and half its width there.
  private static func boundaryPlace(
    _ pose: NibPose, _ normal: Point, side: Point
  ) -> (BoundaryPlace, Double) {
    (BoundaryPlace(pose, normal, side: side), abs(pose.edge.dot(normal)) + pose.radius)
  }

  /// The shorter of two neighboring steps determines the direction between them more precisely.
  private func turnFraction(of index: Int) -> Double {
    let before = poses[index].center.distance(to: poses[index - 1].center)
    let after = poses[index].center.distance(to: poses[index + 1].center)
    return before + after > 0 ? before / (before + after) : 0.5
  }
}

extension NibPose {
  fileprivate func isSame(as other: NibPose) -> Bool {
    center == other.center && edge == other.edge && radius == other.radius
  }

  /// Appends points of the tip's own outline from one normal to another, or all around it;
  /// clockwise on screen.
  fileprivate func appendArc(
    from start: Point, to end: Point, bend: Double, to ring: inout [BoundaryPlace]
  ) {
    let begin = Turn.angle(of: start)
    func turn(to normal: Point) -> Double {
      let turn = Turn.angle(of: normal) - begin
      return turn > 1e-9 ? turn : turn + 2 * .pi
    }
    let whole = turn(to: end)
    let sides = edge == .zero ? [] : [edge.quarterTurned, -edge.quarterTurned]
    var done = 0.0
    for stop in sides.map(turn).filter({ $0 < whole }).sorted() + [whole] {
      let side = Turn.direction(of: begin + (done + stop) / 2)
      // The distance of a corner outside of an arc is half the square of half the angle.
      let count = Int(
        min(1024, max(1, ((stop - done) / 2 * (radius / bend).squareRoot()).rounded(.up))))
      for step in 0...count {
        let angle = begin + done + (stop - done) * Double(step) / Double(count)
        ring.append(BoundaryPlace(self, Turn.direction(of: angle), side: side))
      }
      done = stop
    }
  }
}

extension BoundaryPlace {
  /// Creates the point of contact of a pose and a line with this normal.
  fileprivate init(_ pose: NibPose, _ normal: Point, side: Point) {
    self.init(
      place: pose.touched(normal, side: side), tangent: normal.quarterTurned)
  }
}

extension [BoundaryPlace] {
  /// The corners of a polygon whose edges touch each point of a ring in its direction; they lie
  /// outside of bends.
  var corners: [Point] {
    var corners: [Point] = []
    corners.reserveCapacity(count + 8)
    for index in indices {
      let (place, next) = (self[index], self[index + 1 < count ? index + 1 : 0])
      let way = next.place - place.place
      let (u, v) = (place.tangent, next.tangent)
      let turn = u.cross(v)
      if way.squaredLength < 1e-16 {
        if turn.magnitude > 0.01 { corners.append(next.place) }
      } else if way.dot(u + v) < 0 {
        // The line turns back there, inside the swept area.
        corners.append(place.place)
        corners.append(next.place)
      } else if way.cross(v) * turn > 0, u.cross(way) * turn > 0 {
        corners.append(place.place + u * (way.cross(v) / turn))
      } else {
        let quarter = way.length / 4
        corners.append(place.place + u * quarter)
        corners.append(next.place - v * quarter)
      }
    }
    return corners
  }
}
