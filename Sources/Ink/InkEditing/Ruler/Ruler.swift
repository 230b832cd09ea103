public import InkGeometry

/// A ruler on a page. Strokes that begin at an edge run along it, and strokes drawn across the
/// ruler leave no ink where it lies.
///
///     var ruler = Ruler(at: middle)
///     if ruler.contains(touched) { ruler.move(by: way) }
///     if let edge = ruler.edge(for: start) { ... edge.snapped(place, width: 0.5) ... }
///
/// All lengths are in millimeters of the page, whatever the zoom. A ruler is a value.
public struct Ruler: Hashable, Sendable {
  /// The center.
  public private(set) var center: Point
  /// The direction in radians, clockwise on screen, -pi...pi. It snaps to multiples of
  /// ``catchStep``.
  public private(set) var angle = 0.0
  /// The scale of the ruler on the page. It keeps the size of a ruler on the screen constant while
  /// the view is zoomed.
  public private(set) var scale = 1.0
  /// The direction without snapping, so that slow turning can leave a snapped direction.
  private var freeAngle = 0.0

  /// The length from end to end, in millimeters.
  public static let length = 250.0
  /// The width from edge to edge, in millimeters.
  public static let width = 38.0
  /// The angle to whose multiples the direction snaps: 15 degrees.
  public static let catchStep = Double.pi / 12
  /// The largest difference at which the direction snaps: 1.5 degrees.
  public static let catchReach = Double.pi / 120
  /// The largest distance from an edge at which a stroke that begins there follows the edge, in
  /// millimeters.
  public static let snapReach = 6.0
  /// The length of the part at either end where a single contact turns the ruler, in millimeters.
  public static let endLength = 30.0
  /// The largest distance of the center from the page's origin, in millimeters.
  public static let reach = 100_000.0

  /// Creates a ruler at a point and an angle in radians; NaN counts as 0.
  public init(at center: Point, angle: Double = 0) {
    self.center = .zero
    move(by: center)
    setAngle(angle)
  }

  /// The direction of the edges.
  public var direction: Point { Turn.direction(of: angle) }

  /// The direction in degrees for display: -90...90, where 0 is horizontal, with one decimal.
  public var degrees: Double {
    let half = angle / .pi * 180
    let level = half > 90 ? half - 180 : half <= -90 ? half + 180 : half
    return (level * 10).rounded() / 10
  }

  /// The transform from the ruler's coordinates to the page's. In the ruler's coordinates, the
  /// origin is the center and x runs along the ruler.
  public var transform: InkTransform {
    let way = direction * scale
    return InkTransform(a: way.x, b: way.y, c: -way.y, d: way.x, tx: center.x, ty: center.y)
  }

  /// The corners on the page, clockwise on screen.
  public var corners: [Point] {
    let box = Rect(x: -Self.length / 2, y: -Self.width / 2, width: Self.length, height: Self.width)
    let transform = self.transform
    return box.corners.map { transform.applied(to: $0) }
  }

  /// A rectangle of the page that contains the ruler.
  public var bounds: Rect { Rect(around: corners) }

  /// The area that the ruler covers, where ink drawn across the ruler must not appear.
  public var region: Region { Region(rings: [corners], rule: .nonzero) }

  /// Returns the ruler moved by an offset.
  public func moved(by way: Point) -> Ruler {
    var ruler = self
    ruler.move(by: way)
    return ruler
  }

  /// Returns the ruler in other coordinates, scaled and turned by the similarity that leads to
  /// them.
  public func transformed(by way: InkTransform) -> Ruler {
    guard way.isFinite, way.determinant > 0 else { return self }
    var ruler = self
    ruler.center = .zero
    ruler.move(by: way.applied(to: center))
    let along = way.applied(to: direction) - way.applied(to: .zero)
    // The ruler keeps its direction; it snaps only when it is moved by hand.
    ruler.angle = Turn.angle(of: along)
    ruler.freeAngle = ruler.angle
    ruler.scale = scale * along.length
    return ruler
  }

  /// Returns whether a point of the page lies under the ruler.
  public func contains(_ place: Point) -> Bool {
    let own = own(place)
    return abs(own.x) <= Self.length / 2 && abs(own.y) <= Self.width / 2
  }

  /// Returns whether a point of the page lies under one of the ends, where a single contact turns
  /// the ruler.
  public func hasEnd(at place: Point) -> Bool {
    contains(place) && abs(own(place).x) > Self.length / 2 - Self.endLength
  }

  /// Returns a point of the page in the ruler's own coordinates.
  func own(_ place: Point) -> Point {
    let (way, along) = ((place - center) * (1 / scale), direction)
    return Point(x: way.dot(along), y: along.cross(way))
  }
}

// MARK: Hands
extension Ruler {
  /// Moves the ruler by the offset of a single contact.
  public mutating func move(by way: Point) {
    guard way.isFinite else { return }
    func limited(_ coordinate: Double) -> Double { min(max(coordinate, -Self.reach), Self.reach) }
    center = Point(x: limited(center.x + way.x), y: limited(center.y + way.y))
  }

  /// Sets the direction in radians. Within ``catchReach`` of a multiple of ``catchStep``, it snaps
  /// to that multiple.
  public mutating func setAngle(_ angle: Double) {
    guard angle.isFinite else { return }
    freeAngle = Turn.wrapped(angle)
    let step = (freeAngle / Self.catchStep).rounded()
    let caught = abs(freeAngle - step * Self.catchStep) <= Self.catchReach
    self.angle = caught ? step * Self.catchStep : freeAngle
  }

  /// Turns the ruler about its center by an angle in radians. Small turns add up even while the
  /// direction is snapped.
  public mutating func turn(by angle: Double) { setAngle(freeAngle + angle) }

  /// Moves the center to the nearest point within a rectangle, so that the ruler stays reachable.
  public mutating func stay(within area: Rect) {
    guard !area.isEmpty else { return }
    center = Point(
      x: min(max(center.x, area.min.x), area.max.x), y: min(max(center.y, area.min.y), area.max.y))
  }

  /// Follows two contacts that moved from two points to two others: the ruler turns about the point
  /// between them and moves with it. The distance between the contacts has no effect.
  public mutating func follow(_ before: (Point, Point), to after: (Point, Point)) {
    let (old, new) = (before.1 - before.0, after.1 - after.0)
    guard old.isFinite, new.isFinite, before.0.isFinite, after.0.isFinite else { return }
    let from = before.0.mixed(with: before.1, 0.5)
    let to = after.0.mixed(with: after.1, 0.5)
    let arm = own(from)
    if old.length > 0, new.length > 0 {
      setAngle(freeAngle + Turn.angle(of: new) - Turn.angle(of: old))
    }
    // The point of the ruler between the contacts stays between them.
    let way = direction * scale
    move(by: to - (center + way * arm.x + way.quarterTurned * arm.y))
  }

  /// Performs a command that moves or turns the ruler; returns false for other commands.
  @discardableResult
  public mutating func perform(_ command: CanvasCommand) -> Bool {
    switch command {
    case .placeRuler(let place, let degrees):
      self = Ruler(at: place, angle: degrees * (.pi / 180))
    case .moveRuler(let way): move(by: way)
    case .turnRuler(let degrees): turn(by: degrees * (.pi / 180))
    default: return false
    }
    return true
  }
}
