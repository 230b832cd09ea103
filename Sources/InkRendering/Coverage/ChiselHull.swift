import InkGeometry

/// The hull of what a tip with an edge covers at two poses: the round cones along the sides of the
/// quadrilateral between the edges' ends, and its inside.
struct ChiselHull {
  /// The discs at the edges' ends, in order around: two of the start, two of the end.
  let discs: InlineArray<4, NibPose>
  /// Whether the hull goes around them in that order; else all pairs of discs are sides, which is always
  /// right.
  let isSimple: Bool
  /// The poses as they are drawn: at least a pixel thick, and fainter instead.
  let start: NibPose
  let end: NibPose
  /// The end pose with its edge as the next hull, which starts there, has it.
  let endTip: NibPose

  init(from a: NibPose, to b: NibPose) {
    let faintness = Self.faintness(from: a, to: b)
    var start = a.thickened
    var end = b.thickened
    start.opacity *= faintness
    end.opacity *= faintness
    endTip = end
    // The same tip, turned by half: edges that point the same way cross less.
    if start.edge.dot(end.edge) < 0 { end.edge = -end.edge }
    (self.start, self.end) = (start, end)
    discs = [
      start.disc(at: start.center - start.edge), start.disc(at: start.center + start.edge),
      end.disc(at: end.center + end.edge), end.disc(at: end.center - end.edge),
    ]
    isSimple = Self.isHull(discs)
  }

  /// Whether the tangents from each disc to the next make a convex outline, with all four discs on it.
  private static func isHull(_ discs: InlineArray<4, NibPose>) -> Bool {
    let sense: Double =
      (discs[1].center - discs[0].center).cross(discs[2].center - discs[1].center) < 0 ? -1 : 1
    var normals = InlineArray<4, Point>(repeating: .zero)
    for i in 0..<4 {
      let (a, b) = (discs[i], discs[(i + 1) & 3])
      let way = b.center - a.center
      let fall = a.radius - b.radius
      let tangentSquared = way.squaredLength - fall * fall
      guard tangentSquared > 0 else { return false }
      // Outwards, and forwards where the radius falls; as long as the way.
      let out = -way.quarterTurned * sense
      normals[i] = (way * fall + out * tangentSquared.squareRoot()) * (1 / way.squaredLength)
    }
    for i in 0..<4 where normals[i].cross(normals[(i + 1) & 3]) * sense <= 0 { return false }
    return true
  }

  /// How much ink a tip that is drawn thicker than it is must leave: the width that it sweeps, per
  /// width that is drawn.
  private static func faintness(from a: NibPose, to b: NibPose) -> Double {
    guard a.radius < 0.5 || b.radius < 0.5 else { return 1 }
    let across = (b.center - a.center).direction?.quarterTurned ?? .zero
    func width(_ a: NibPose, _ b: NibPose) -> Double {
      abs(a.edge.dot(across)) + a.radius + abs(b.edge.dot(across)) + b.radius
    }
    let width = (true: width(a, b), drawn: width(a.thickened, b.thickened))
    return min(1, max(width.true / width.drawn, width.true - 1))
  }

  /// The pairs of discs that are sides.
  var sides: Range<Int> { 0..<(isSimple ? 4 : 6) }

  /// A side's ends.
  func side(_ index: Int) -> (NibPose, NibPose) {
    index < 4
      ? (discs[index], discs[(index + 1) & 3]) : (discs[index - 4], discs[index - 2])
  }
}

extension NibPose {
  /// The tip at least a pixel thick, and as long as before if it can. The greatest of the segments'
  /// coverages is the union's only if each of them is that thick. Its edge points to the right.
  fileprivate var thickened: NibPose {
    let edge = edge.x < 0 || (edge.x == 0 && edge.y < 0) ? -edge : edge
    let lack = 0.5 - radius
    guard lack > 0 else {
      return NibPose(center: center, edge: edge, radius: radius, opacity: opacity)
    }
    let length = edge.length
    let rest = length > lack ? edge * ((length - lack) / length) : .zero
    return NibPose(center: center, edge: rest, radius: 0.5, opacity: opacity)
  }

  fileprivate func disc(at place: Point) -> NibPose {
    NibPose(center: place, radius: radius, opacity: opacity)
  }
}

/// The inside of a hull's polygon, row by row.
struct HullInside {
  let originX: Int
  let originY: Int
  /// The discs' centres, as far from the origin.
  private let corners: InlineArray<4, SIMD2<Float>>
  private let isSimple: Bool
  /// The values at the start and the end of the way, of 255.
  private let first: Float
  private let last: Float
  /// The one value that all of it has, if it has only one.
  let evenValue: Pixels?
  /// The share of the way is `shareX x + shareY y + shareStart`, cut to 0...1.
  private let shareX: Float
  private let shareY: Float
  private let shareStart: Float

  init(_ hull: ChiselHull) {
    let (x, y) = (
      PixelRect.floor(hull.start.center.x), PixelRect.floor(hull.start.center.y)
    )
    (originX, originY) = (x, y)
    let origin = Point(x: Double(x), y: Double(y))
    corners = .init { index in
      let place = hull.discs[index].center - origin
      return SIMD2(Float(place.x), Float(place.y))
    }
    isSimple = hull.isSimple
    (first, last) = (Float(hull.start.opacity) * 255, Float(hull.end.opacity) * 255)
    evenValue = first == last ? Lanes(repeating: first).pixels : nil
    let edge = hull.start.edge + hull.end.edge
    let area = (hull.end.center - hull.start.center).cross(edge)
    let isFlat = abs(area) < 1e-6
    let slope = isFlat ? Point.zero : Point(x: edge.y, y: -edge.x) * (1 / area)
    (shareX, shareY) = (Float(slope.x), Float(slope.y))
    shareStart = Float(-slope.dot(hull.start.center - origin))
  }

  /// The rows and columns with middles inside.
  var bounds: PixelRect {
    var (least, most) = (corners[0], corners[0])
    for i in 1..<4 {
      least = SIMD2(min(least.x, corners[i].x), min(least.y, corners[i].y))
      most = SIMD2(max(most.x, corners[i].x), max(most.y, corners[i].y))
    }
    return PixelRect(
      minX: originX + PixelRect.floor(Double(least.x)),
      minY: originY + PixelRect.floor(Double(least.y)),
      maxX: originX + PixelRect.floor(Double(most.x)) + 1,
      maxY: originY + PixelRect.floor(Double(most.y)) + 1)
  }

  /// From where to where eight rows are inside, from `y` on.
  func chords(y: Int) -> RowChords {
    let rows = Float(y - originY) + Lanes.middles
    var chords = RowChords()
    for i in 0..<4 { chords.addLine(from: corners[i], to: corners[(i + 1) & 3], rows) }
    guard !isSimple else { return chords }
    chords.addLine(from: corners[0], to: corners[2], rows)
    chords.addLine(from: corners[1], to: corners[3], rows)
    return chords
  }

  /// The values of eight pixels from column `x`: 0 outside the chord.
  @inline(__always) func values(x: Int, y: Int, _ left: Float, _ right: Float) -> Pixels {
    let places = Float(x - originX) + Lanes.middles
    let height = Float(y - originY) + 0.5
    let share = (shareX * places + (shareY * height + shareStart)).atLeast(.zero).atMost(.one)
    let depth = (places - left).atMost(right - places)
    return (first + (last - first) * share).replacing(with: 0, where: depth .< 0).pixels
  }
}

extension SegmentPainter {
  /// The way of a tip with an edge.
  mutating func paintChisel(
    from a: NibPose, to b: NibPose, on words: inout MutableSpan<Pixels>
  ) {
    let hull = ChiselHull(from: a, to: b)
    // First what is full: edges that lie there need no distances.
    paintInside(HullInside(hull), on: &words)
    for index in hull.sides where index != 0 && index != 2 {
      let (from, to) = hull.side(index)
      paintRound(from: from, to: to, on: &words)
    }
    if hull.start != lastTip { paintTip(hull.start, on: &words) }
    paintTip(hull.endTip, on: &words)
    lastTip = hull.endTip
  }

  /// A tip at rest: what two neighbouring hulls have in common.
  private mutating func paintTip(_ tip: NibPose, on words: inout MutableSpan<Pixels>) {
    paintRound(
      from: tip.disc(at: tip.center - tip.edge), to: tip.disc(at: tip.center + tip.edge), on: &words
    )
  }

  private func paintInside(_ inside: HullInside, on words: inout MutableSpan<Pixels>) {
    let box = inside.bounds.intersection(clip)
    guard !box.isEmpty else { return }
    for top in stride(from: box.minY, to: box.maxY, by: 8) {
      let chords = inside.chords(y: top)
      for lane in 0..<min(8, box.maxY - top) where chords.left[lane] <= chords.right[lane] {
        paintRow(top + lane, of: inside, box, chords.left[lane], chords.right[lane], on: &words)
      }
    }
  }

  @inline(__always)
  private func paintRow(
    _ y: Int, of inside: HullInside, _ box: PixelRect, _ left: Float, _ right: Float,
    on words: inout MutableSpan<Pixels>
  ) {
    let first = max(box.minX, inside.originX + PixelRect.floor(Double(left)))
    let last = min(box.maxX - 1, inside.originX + PixelRect.floor(Double(right)))
    guard first <= last else { return }
    let row = grid.index(ofRow: y)
    let (start, end) = (grid.word(ofColumn: first), grid.word(ofColumn: last))
    for word in start...end {
      let values = word == start || word == end ? nil : inside.evenValue
      words[row + word] = words[row + word].atLeast(
        values ?? inside.values(x: grid.column(ofWord: word), y: y, left, right))
    }
  }
}
