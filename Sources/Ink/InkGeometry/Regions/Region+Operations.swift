extension Region {
  /// Returns the area covered by either region.
  public func union(_ other: Region) -> Region {
    if isEmpty { return other }
    if other.isEmpty || other == self { return self }
    return isNear(other) ? combined(with: other, .union) : beside(other)
  }

  /// Returns the area covered by both regions.
  public func intersection(_ other: Region) -> Region {
    guard isNear(other) else { return .empty }
    return other == self ? self : combined(with: other, .intersection)
  }

  /// Returns the area covered by this region and not by the other.
  public func subtracting(_ other: Region) -> Region {
    guard isNear(other) else { return self }
    return other == self ? .empty : combined(with: other, .subtraction)
  }

  /// Returns the area covered by exactly one of the regions.
  public func symmetricDifference(_ other: Region) -> Region {
    if isEmpty { return other }
    if other.isEmpty { return self }
    if other == self { return .empty }
    return isNear(other) ? combined(with: other, .symmetricDifference) : beside(other)
  }

  /// Adds the area of another region.
  public mutating func formUnion(_ other: Region) { self = union(other) }

  /// Removes the area of another region.
  public mutating func subtract(_ other: Region) { self = subtracting(other) }

  func combined(with other: Region, _ rule: FillRule) -> Region {
    var edges: [Edge] = []
    edges.reserveCapacity(cornerCount + other.cornerCount)
    for ring in gridRings { ring.addEdges(Windings(first: 1), to: &edges) }
    let border = edges.count
    for ring in other.gridRings { ring.addEdges(Windings(second: 1), to: &edges) }
    // Neither region crosses itself, so it is sufficient to search from one side.
    let open = border < edges.count - border ? 0..<border : border..<edges.count
    if let region = Region(edges, open: open, rule) { return region }
    return Region(
      thinning: [
        (gridRings.map(\.corners), Windings(first: 1)),
        (other.gridRings.map(\.corners), Windings(second: 1)),
      ], rule)
  }

  // Returns the union of regions whose boxes do not intersect: the parts of both in the order of
  // their first corners.
  private func beside(_ other: Region) -> Region {
    let parts = (ringsByPart + other.ringsByPart).sorted {
      $0[$0.startIndex].corners[0].precedes($1[$1.startIndex].corners[0])
    }
    return Region(traced: parts.flatMap { $0 })
  }
}

extension Region {
  /// Creates the region whose boundary is among these edges. Edges that are not open are known to
  /// meet only at their ends. The result is nil if a limit is exceeded.
  init?(
    _ edges: [Edge], open: Range<Int>, _ rule: FillRule,
    limits: Noding.NodingLimits = Noding.NodingLimits()
  ) {
    guard let noded = Noding.noded(edges, open: open, limits: limits),
      let sweep = Sweep(noded, rule: rule)
    else { return nil }
    self.init(traced: RingTracing.rings(of: sweep))
  }

  /// Creates the region of closed paths, each with its contribution to the winding numbers. Half of
  /// the corners are left out, repeatedly, until the limit is not exceeded.
  init(
    thinning paths: [(rings: [[GridPoint]], step: Windings)], _ rule: FillRule,
    limits: Noding.NodingLimits = Noding.NodingLimits()
  ) {
    var paths = paths
    while true {
      var edges: [Edge] = []
      for (rings, step) in paths {
        for ring in rings { Self.addEdges(of: ring, step, to: &edges) }
      }
      if let region = Region(edges, open: edges.indices, rule, limits: limits) {
        self = region
        return
      }
      for index in paths.indices {
        paths[index].rings = paths[index].rings.enumerated().compactMap(Self.thinned)
      }
    }
  }

  // Keeps two corners of four, so that a zigzag stays a zigzag. Triangles are thinned in turns;
  // otherwise the process might not end.
  private static func thinned(_ index: Int, _ ring: [GridPoint]) -> [GridPoint]? {
    if ring.count <= 3 { return index % 2 == 0 ? ring : nil }
    return ring.indices.filter { ring.count < 8 ? $0 % 2 == 0 : $0 % 4 < 2 }.map { ring[$0] }
  }

  static func addEdges(of ring: [GridPoint], _ step: Windings, to edges: inout [Edge]) {
    guard var last = ring.last else { return }
    for corner in ring where corner != last {
      edges.append(Edge(from: last, to: corner, step: step))
      last = corner
    }
  }
}
