/// An area of the canvas with straight edges: any number of parts, with any number of holes.
///
/// Its corners lie on a grid of 1/4096 mm, a quarter of a micrometer, from -131 072 to 131 072 mm;
/// what is beyond is moved to the rim. All questions about sides are answered exactly in whole
/// numbers, so results are the same on every machine, and no input makes them wrong: edges may
/// overlap, touch, cross or have no length. Where edges cross between the steps of the grid, both
/// bend to the nearest step; ``Noding`` tells why that always ends well. Each operation moves a
/// boundary by one step of the grid at most, save where dozens of edges meet within a few steps.
///
/// Two regions are equal if they cover the same places: rings, their order and their beginning
/// follow from the area alone.
///
/// Time grows like n log n with corners and crossings. Work is bounded whatever an operation is
/// given, to a few seconds as a rule: input beyond that (a lasso of ten thousand random corners) is
/// thinned, half of its corners left out, until it is within.
public struct Region: Hashable, Sendable {
  /// Each outer ring, followed by its holes.
  package let gridRings: [GridRing]
  private let box: GridBox

  /// The rings as a tracing gives them.
  init(traced rings: [GridRing]) {
    gridRings = rings
    var box = GridBox.empty
    for ring in rings where !ring.isHole { box.include(ring.box) }
    self.box = box
  }

  /// Covers nothing.
  public static let empty = Region(traced: [])

  /// The step of the grid, in millimeters.
  public static let gridStep = 1 / GridPoint.stepsPerMillimeter
  /// The greatest coordinate of a corner, in millimeters.
  public static let reach = Double(GridPoint.limit) / GridPoint.stepsPerMillimeter

  /// Whether it covers nothing.
  public var isEmpty: Bool { gridRings.isEmpty }

  /// The smallest upright rectangle around it, in millimeters.
  public var bounds: Rect { box.rect }

  /// How many corners its rings have.
  public var cornerCount: Int { gridRings.reduce(0) { $0 + $1.corners.count } }

  /// Its boundaries, in millimeters, the last corner not repeating the first: outer ones clockwise
  /// on screen, each followed by its holes, which go the other way. None crosses itself or another;
  /// they may touch at corners.
  public var rings: [[Point]] { gridRings.map { $0.corners.map(\.point) } }

  /// What it covers, in square millimeters.
  public var area: Double {
    let twice = gridRings.reduce(Int128(0)) { $0 + $1.twiceArea }
    let square = GridPoint.stepsPerMillimeter * GridPoint.stepsPerMillimeter
    return Double(twice) / (2 * square)
  }

  /// The parts that hang together, each with its holes; what only touches at a corner is apart.
  public var parts: [Region] {
    let parts = ringsByPart
    return parts.count > 1 ? parts.map { Region(alone: $0) } : isEmpty ? [] : [self]
  }

  /// The outer ring and the holes of each part, in order.
  var ringsByPart: [ArraySlice<GridRing>] {
    let starts = gridRings.indices.filter { !gridRings[$0].isHole } + [gridRings.count]
    return zip(starts, starts.dropFirst()).map { gridRings[$0..<$1] }
  }

  // The rings of one part: a corner in line stays only if they touch there themselves.
  private init(alone rings: ArraySlice<GridRing>) {
    guard rings.contains(where: \.hasCornerInLine) else {
      self.init(traced: Array(rings))
      return
    }
    var count: [GridPoint: Int] = [:]
    for ring in rings { for corner in ring.corners { count[corner, default: 0] += 1 } }
    self.init(traced: rings.map { $0.straightened { count[$0] == 1 } })
  }

  /// Whether the boxes around two regions have a place in common.
  func isNear(_ other: Region) -> Bool { box.intersects(other.box) }
}
