public import InkGeometry

extension DrawnShape {
  /// Returns the shape after the pen, which was held still, moved on from one point to another.
  ///
  /// The end of a line or the tip of an arrow follows the pen, and snaps to nearly horizontal and
  /// vertical directions. Other shapes are scaled about their center, and turned once the pen has
  /// turned by ``turnSlack``.
  public func following(from held: Point, to place: Point) -> DrawnShape {
    var shape = self
    shape.follow(self, from: held, to: place)
    return shape
  }

  /// Replaces this shape by the result of ``following(from:to:)`` for another shape. The memory of
  /// its corners is reused, so a shape that follows a pen allocates nothing.
  public mutating func follow(_ drawn: DrawnShape, from held: Point, to place: Point) {
    let way = place - held
    guard way.isFinite, way != .zero else {
      self = drawn
      return
    }
    switch drawn {
    case .line(let start, let end):
      let isForward = held.distance(to: end) <= held.distance(to: start)
      let (fixed, moved) = isForward ? (start, end + way) : (end, start + way)
      let free = Self.levelled(moved, from: fixed)
      self = isForward ? .line(fixed, free) : .line(free, fixed)
    case .arrow(let start, let tip, let head, let spread):
      let moved = Self.levelled(tip + way, from: start)
      self = .arrow(from: start, to: moved, head: head, spread: spread)
    case .polygon(let corners):
      let middle = corners.reduce(Point.zero, +) * (1 / Double(max(1, corners.count)))
      guard let growth = Growth(about: middle, from: held, to: place) else {
        self = drawn
        return
      }
      var own = takeCorners()
      own.removeAll(keepingCapacity: true)
      for corner in corners { own.append(growth.applied(to: corner)) }
      self = .polygon(own)
    case .ellipse(let center, let along, let across, let angle):
      guard let growth = Growth(about: center, from: held, to: place) else {
        self = drawn
        return
      }
      self = .ellipse(
        center, along * growth.factor, across * growth.factor, angle: angle + growth.turn)
    }
  }

  /// Removes and returns the corners of a polygon, so that their memory has no other reference.
  private mutating func takeCorners() -> [Point] {
    guard case .polygon(let corners) = self else { return [] }
    self = .line(.zero, .zero)
    return corners
  }

  /// The angle by which a pen may turn about the center before the shape turns, in radians: 6
  /// degrees.
  public static let turnSlack = Double.pi / 30

  /// Returns a point turned around another one so that their direction is horizontal or vertical,
  /// if it nearly is.
  private static func levelled(_ place: Point, from fixed: Point) -> Point {
    let way = place - fixed
    let turn = ShapeRecognizer.turnToAxis(Turn.angle(of: way))
    return turn == 0
      ? place : fixed + Turn.direction(of: Turn.angle(of: way) + turn) * way.length
  }
}

/// The scaling and turning of a shape about its center by a pen.
private struct Growth {
  let middle: Point
  let factor: Double
  let turn: Double

  /// The largest factor by which a shape is enlarged or reduced.
  private static let most = 50.0

  /// Creates a growth; nil if the pen was held in the center, where its movement has no meaning.
  init?(about middle: Point, from held: Point, to place: Point) {
    let (old, new) = (held - middle, place - middle)
    guard old.length > 0.5, new.length > 0 else { return nil }
    self.middle = middle
    factor = min(max(new.length / old.length, 1 / Self.most), Self.most)
    let turn = Turn.wrapped(Turn.angle(of: new) - Turn.angle(of: old))
    let slack = DrawnShape.turnSlack
    self.turn = turn > slack ? turn - slack : turn < -slack ? turn + slack : 0
  }

  func applied(to place: Point) -> Point {
    let way = place - middle
    return middle + Turn.direction(of: Turn.angle(of: way) + turn) * (way.length * factor)
  }
}
