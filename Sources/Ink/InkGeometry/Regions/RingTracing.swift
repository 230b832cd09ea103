/// Follows the boundary found by a sweep, ring by ring.
struct RingTracing {
  private let sweep: Sweep
  /// The ring that an edge belongs to; -1 for none.
  private var ringOfEdge: [Int]
  private var rings: [(corners: [GridPoint], firstEdge: Int)] = []
  /// The current path: edges, each with the point where it begins.
  private var way: [(place: GridPoint, edge: Int)] = []
  private var touches: [GridPoint: Int] = [:]

  /// Returns the rings of a boundary: each outer ring is followed by its holes.
  static func rings(of sweep: Sweep) -> [GridRing] {
    var tracing = RingTracing(sweep)
    for edge in sweep.edges.indices
    where sweep.roles[edge] != .none && tracing.ringOfEdge[edge] < 0 {
      tracing.traceRing(from: edge)
    }
    return tracing.byPart()
  }

  private init(_ sweep: Sweep) {
    self.sweep = sweep
    ringOfEdge = Array(repeating: -1, count: sweep.edges.count)
  }

  private mutating func traceRing(from first: Int) {
    way.removeAll(keepingCapacity: true)
    touches.removeAll(keepingCapacity: true)
    var edge = first
    repeat {
      let place = start(of: edge)
      if sweep.beginsAtTouch[edge] {
        // The path has returned to an earlier point, so the part since then is a separate ring.
        if let position = touches[place] { cutOff(from: position) }
        touches[place] = way.count
      }
      way.append((place, edge))
      edge = sweep.next[edge]
    } while edge != first && edge >= 0
    cutOff(from: 0)
  }

  private func start(of edge: Int) -> GridPoint {
    sweep.roles[edge] == .forward ? sweep.edges[edge].left : sweep.edges[edge].right
  }

  private mutating func cutOff(from position: Int) {
    let part = way[position...]
    var firstEdge = Int.max
    for (place, edge) in part {
      ringOfEdge[edge] = rings.count
      firstEdge = min(firstEdge, edge)
      if sweep.beginsAtTouch[edge] { touches[place] = nil }
    }
    rings.append((corners(of: part), firstEdge))
    way.removeSubrange(position...)
  }

  // Returns the corners without those in line, beginning with the leftmost.
  private func corners(of part: ArraySlice<(place: GridPoint, edge: Int)>) -> [GridPoint] {
    var corners: [GridPoint] = []
    corners.reserveCapacity(part.count)
    guard var last = part.last?.place else { return [] }
    var leftmost = 0
    for position in part.indices {
      let (place, edge) = part[position]
      let next = part[position + 1 < part.endIndex ? position + 1 : part.startIndex].place
      if sweep.beginsAtTouch[edge] || GridPoint.side(last, place, next) != 0 {
        if let best = corners.isEmpty ? nil : corners[leftmost], place.precedes(best) {
          leftmost = corners.count
        }
        corners.append(place)
      }
      last = place
    }
    return Array(corners[leftmost...] + corners[..<leftmost])
  }

  // The edge below a hole's leftmost corner belongs to the same part as the hole.
  private func byPart() -> [GridRing] {
    var parts: [[GridRing]] = []
    var partOfRing = [Int](repeating: -1, count: rings.count)
    for index in rings.indices.sorted(by: { rings[$0].firstEdge < rings[$1].firstEdge })
    where rings[index].corners.count > 2 {
      let ring = GridRing(rings[index].corners)
      let beneath = sweep.beneath[rings[index].firstEdge]
      if ring.isHole, beneath >= 0, ringOfEdge[beneath] >= 0, partOfRing[ringOfEdge[beneath]] >= 0 {
        partOfRing[index] = partOfRing[ringOfEdge[beneath]]
        parts[partOfRing[index]].append(ring)
      } else {
        partOfRing[index] = parts.count
        parts.append([ring])
      }
    }
    return parts.flatMap { $0 }
  }
}
