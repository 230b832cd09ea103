import InkGeometry

/// The outline of what a tip sweeps on its way.
///
/// Along the way the tip touches the outline at one place on its left and at one on its right. Both lines, with
/// the tip's own outline at the ends, go as often around a place as the tip comes there, also where they
/// turn back on the inside of a bend and where they cross: so filled by the nonzero rule they are what is
/// swept, and nothing has to be cut where the way crosses itself. Where a pose touches is found from the straight ways
/// to its neighbours, so that it is as exact as the pose, not as the straight ways.
///
/// Where the way turns sharply, or a tip covers the one before, an outline ends and the next begins.
struct SweptOutline {
  private let fit: CurveFit
  private(set) var outlines: [Outline] = []
  /// Stretches on which the edge turns in its place, so that the tip touches in more places than two.
  private(set) var turning: [[NibPose]] = []

  private var poses: [NibPose] = []
  /// The normals of the ways from each of the poses to the next.
  private var (left, right): ([Point], [Point]) = ([], [])

  /// The outlines for a tip that goes straight from pose to pose, within a tolerance in millimetres.
  init(sweeping way: [NibPose], tolerance: Double) {
    fit = CurveFit(tolerance: tolerance)
    guard var last = way.first else { return }
    poses = [last]
    // Whether what is in `poses` alone is seen otherwise.
    var isCovered = false
    for pose in way.dropFirst() where !pose.isSame(as: last) {
      switch TipStep(from: last, to: pose) {
      case .straight(let normal, let other):
        if let before = left.last, let beside = right.last,
          min(before.dot(normal), beside.dot(other)) < Self.sharp
        {
          finish(isCovered: isCovered)
          poses = [last]
        }
        poses.append(pose)
        left.append(normal)
        right.append(other)
        isCovered = false
      case .swallowed(let isLaterGreater):
        finish(isCovered: isCovered || isLaterGreater)
        poses = [pose]
        isCovered = !isLaterGreater
      case .turning:
        finish(isCovered: true)
        if turning.last?.last?.isSame(as: last) == true {
          turning[turning.count - 1].append(pose)
        } else {
          turning.append([last, pose])
        }
        poses = [pose]
        isCovered = true
      }
      last = pose
    }
    finish(isCovered: isCovered)
  }

  /// The cosine of a turn that one outline does not follow.
  private static let sharp = 0.2
  /// The cosine of a turn beyond which the tip's own arc is followed.
  private static let noticeable = 0.955

  private mutating func finish(isCovered: Bool) {
    defer { (poses, left, right) = ([], [], []) }
    guard let first = poses.first, let last = poses.last else { return }
    var pieces: [Outline.Piece] = []
    guard let normal = left.first, let end = left.last else {
      if !isCovered { outlines.append(first.outline) }
      return
    }
    // Clockwise on screen, as regions are.
    let there = side(right)
    append(there, to: &pieces)
    last.appendArc(from: right[right.count - 1], to: end, to: &pieces)
    append(side(left).reversed(), to: &pieces)
    first.appendArc(from: normal, to: right[0], to: &pieces)
    outlines.append(Outline(start: there[0].place, pieces: pieces))
  }

  /// The places of one side from the first pose to the last.
  private func side(_ normals: [Point]) -> [BoundaryPlace] {
    var places: [BoundaryPlace] = []
    places.reserveCapacity(poses.count + 8)
    places.append(BoundaryPlace(poses[0], normals[0], side: normals[0]))
    for index in 1..<normals.count { appendPlaces(of: index, normals, to: &places) }
    let last = normals[normals.count - 1]
    places.append(BoundaryPlace(poses[poses.count - 1], last, side: last))
    return places
  }

  /// Where a pose between two steps touches.
  private func appendPlaces(
    of index: Int, _ normals: [Point], to places: inout [BoundaryPlace]
  ) {
    let (pose, before, after) = (poses[index], normals[index - 1], normals[index])
    let (from, to) = (pose.edge.dot(before), pose.edge.dot(after))
    if from * to < 0, let across = pose.edge.quarterTurned.direction {
      // The whole edge touches.
      let normal = across.dot(before) > 0 ? across : -across
      places.append(BoundaryPlace(pose, normal, side: before))
      places.append(BoundaryPlace(pose, normal, side: after))
      return
    }
    let side = abs(from) > abs(to) ? before : after
    let cosine = before.dot(after)
    guard cosine < Self.noticeable else {
      // The shorter of two neighbouring steps tells more about the direction between them.
      let lengths = (
        pose.center.distance(to: poses[index - 1].center),
        pose.center.distance(to: poses[index + 1].center)
      )
      let share = lengths.0 / (lengths.0 + lengths.1)
      let normal = before.mixed(with: after, share.isFinite ? share : 0.5)
      places.append(BoundaryPlace(pose, normal.direction ?? before, side: side))
      return
    }
    let steps = cosine > 0.8 ? 2 : 4
    for step in 0...steps {
      let normal = before.mixed(with: after, Double(step) / Double(steps)).direction ?? before
      places.append(BoundaryPlace(pose, normal, side: side))
    }
  }

  /// Appends curves along a side; where it turns back, straight lines, for there it lies inside.
  private func append(_ places: [BoundaryPlace], to pieces: inout [Outline.Piece]) {
    var run = [places[0]]
    for next in places.dropFirst() {
      let last = run[run.count - 1]
      let way = next.place - last.place
      if way.squaredLength < 1e-18 {
        if last.tangent.dot(next.tangent) > Self.noticeable { continue }
        fit.append(run, to: &pieces)
        run = [next]
      } else if way.dot(last.tangent + next.tangent) > 0 {
        run.appendFilled(next)
      } else {
        fit.append(run, to: &pieces)
        pieces.append(.line(next.place))
        run = [next]
      }
    }
    fit.append(run, to: &pieces)
  }
}

extension NibPose {
  fileprivate func isSame(as other: NibPose) -> Bool {
    center == other.center && edge == other.edge && radius == other.radius
  }

  /// All that it covers where it is.
  fileprivate var outline: Outline {
    let start = edge.direction ?? Point(x: 1, y: 0)
    var pieces: [Outline.Piece] = []
    appendArc(from: start, to: start, to: &pieces)
    return Outline(start: touched(start, side: start), pieces: pieces)
  }

  /// Appends the tip's own outline from one normal to another, or all of it; clockwise on screen.
  fileprivate func appendArc(
    from start: Point, to end: Point, to pieces: inout [Outline.Piece]
  ) {
    let begin = Turn.angle(of: start)
    func turn(to normal: Point) -> Double {
      let turn = Turn.angle(of: normal) - begin
      return turn > 1e-9 ? turn : turn + 2 * .pi
    }
    let whole = turn(to: end)
    var stops: [Double] = []
    if edge != .zero {
      stops = [turn(to: edge.quarterTurned), turn(to: -edge.quarterTurned)].filter { $0 < whole }.sorted()
    }
    var done = 0.0
    for stop in stops + [whole] {
      let middle = Turn.direction(of: begin + (done + stop) / 2)
      let isEdgeFirst = edge.dot(middle) >= 0
      let heart = center + (isEdgeFirst ? edge : -edge)
      if done > 0 { pieces.append(.line(heart + Turn.direction(of: begin + done) * radius)) }
      appendArc(around: heart, from: begin + done, by: stop - done, to: &pieces)
      done = stop
    }
  }

  private func appendArc(
    around heart: Point, from begin: Double, by turn: Double, to pieces: inout [Outline.Piece]
  ) {
    guard radius > 0 else { return }
    // A quarter of a circle is off by 0.000 27 of its radius, an eighth by 0.000 004.
    let count = (turn / (radius > 4 ? .pi / 4 : .pi / 2) - 1e-6).rounded(.up)
    let step = turn / max(1, count)
    let quarter = Turn.direction(of: step / 4)
    let handle = 4.0 / 3 * quarter.y / quarter.x * radius
    var normal = Turn.direction(of: begin)
    for index in 0..<Int(max(1, count)) {
      let next = Turn.direction(of: begin + Double(index + 1) * step)
      let (from, to) = (heart + normal * radius, heart + next * radius)
      pieces.append(.curve(from + normal.quarterTurned * handle, to - next.quarterTurned * handle, to))
      normal = next
    }
  }
}

extension BoundaryPlace {
  /// Where a pose touches a way with this normal.
  fileprivate init(_ pose: NibPose, _ normal: Point, side: Point) {
    self.init(place: pose.touched(normal, side: side), tangent: normal.quarterTurned)
  }
}
