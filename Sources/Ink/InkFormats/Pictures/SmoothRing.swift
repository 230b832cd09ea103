import InkGeometry

/// A point of a boundary and the direction of the boundary there, of length 1.
struct BoundaryPlace: BitwiseCopyable {
  var place: Point
  var tangent: Point

  /// The same point in the opposite direction.
  var reversed: BoundaryPlace { BoundaryPlace(place: place, tangent: -tangent) }
}

extension [BoundaryPlace] {
  /// The largest length of a straight piece without a point in its middle, in millimeters.
  private static var gap: Double { 0.1 }

  /// Appends a point, preceded by points of the straight line to it, so that no curve strays from
  /// the line.
  mutating func appendFilled(_ next: BoundaryPlace) {
    let last = self[count - 1]
    let length = last.place.distance(to: next.place)
    // Only a straight line has the same direction at both ends.
    if length > Self.gap, last.tangent.dot(next.tangent) > 1 - 1e-12 {
      let parts = Int(Swift.min(8, (length / Self.gap).rounded(.up)))
      for part in 1..<parts {
        let place = last.place.mixed(with: next.place, Double(part) / Double(parts))
        append(BoundaryPlace(place: place, tangent: next.tangent))
      }
    }
    append(next)
  }
}

/// Reconstructs the boundary that a polygon approximates. Where its corners approximate a curve,
/// the boundary touches both edges and passes inside the corner, like a circle in a polygon around
/// it; other corners are real.
struct SmoothRing {
  /// The sections from corner to corner; a single closed one if there is no corner.
  private(set) var runs: [[BoundaryPlace]] = []
  private var run: [BoundaryPlace] = []

  init(_ ring: [Point], bend: Double) {
    let turns = ring.indices.map { index in
      CornerTurn(
        ring[index == 0 ? ring.count - 1 : index - 1], ring[index],
        ring[index + 1 == ring.count ? 0 : index + 1], bend: bend)
    }
    let first = turns.firstIndex { $0.isCorner } ?? 0
    for step in turns.indices { appendTurn(turns[(first + step) % turns.count]) }
    closeRing(turns[first])
  }

  private mutating func appendTurn(_ turn: CornerTurn) {
    if !turn.isCorner {
      appendPlace(turn.arrival)
      appendPlace(turn.departure)
      return
    }
    if !run.isEmpty {
      appendPlace(turn.arrival)
      endRun()
    }
    run = [turn.departure]
  }

  private mutating func closeRing(_ first: CornerTurn) {
    appendPlace(first.isCorner ? first.arrival : run[0])
    endRun()
  }

  private mutating func appendPlace(_ next: BoundaryPlace) {
    guard let last = run.last else { return run.append(next) }
    // Two curves that share an edge meet in its middle.
    if last.place.distance(to: next.place) >= 1e-9 { run.appendFilled(next) }
  }

  private mutating func endRun() {
    if run.count > 1 { runs.append(run) }
    run = []
  }

  /// The course of a boundary at one corner of its polygon.
  private struct CornerTurn {
    let arrival: BoundaryPlace
    let departure: BoundaryPlace
    let isCorner: Bool

    init(_ before: Point, _ corner: Point, _ after: Point, bend: Double) {
      let (incoming, outgoing) = (corner - before, after - corner)
      let (u, v) = (
        incoming.direction ?? Point(x: 1, y: 0), outgoing.direction ?? Point(x: 1, y: 0)
      )
      let reach = min(incoming.length, outgoing.length) / 2
      // The tangent of a quarter of the turn is the distance of the arc from the corner, relative
      // to the reach.
      let cosine = u.dot(v)
      let sineOfHalf = (max(0, 1 - cosine) / 2).squareRoot()
      let cosineOfHalf = (max(0, 1 + cosine) / 2).squareRoot()
      isCorner = reach * sineOfHalf > bend * (1 + cosineOfHalf)
      let cut = isCorner ? 0 : reach
      arrival = BoundaryPlace(place: corner - u * cut, tangent: u)
      departure = BoundaryPlace(place: corner + v * cut, tangent: v)
    }
  }
}
