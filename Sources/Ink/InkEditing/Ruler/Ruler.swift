public import InkGeometry

/// A ruler that lies on a page: straight ink runs along it, and ink across it is not drawn on it.
///
///     var ruler = Ruler(at: middle)
///     if ruler.contains(touched) { ruler.move(by: way) }
///     if let edge = ruler.edge(for: start) { ... edge.snapped(place, width: 0.5) ... }
///
/// In millimeters of the page, whatever the zoom. A value.
public struct Ruler: Hashable, Sendable {
  /// Its middle.
  public private(set) var center: Point
  /// Its direction in radians, clockwise on screen, -pi...pi; it catches at multiples of
  /// ``catchStep``.
  public private(set) var angle = 0.0
  /// How many times as large as it is it lies on the page: on a view that is zoomed a ruler may
  /// keep its size on the screen.
  public private(set) var scale = 1.0
  /// The direction without what it catches at, so that slow turning gets away from there.
  private var freeAngle = 0.0

  /// From end to end.
  public static let length = 250.0
  /// From edge to edge.
  public static let width = 38.0
  /// It catches at multiples of this angle: 15 degrees.
  public static let catchStep = Double.pi / 12
  /// It catches within this angle: 1.5 degrees.
  public static let catchReach = Double.pi / 120
  /// A stroke that begins so near to an edge runs along it.
  public static let snapReach = 6.0
  /// So much of its length at either end is where one hand turns it.
  public static let endLength = 30.0
  /// Its middle is no farther from the page's origin.
  public static let reach = 100_000.0

  /// A ruler that lies there, and so turned, in radians; what is no number counts as 0.
  public init(at center: Point, angle: Double = 0) {
    self.center = .zero
    move(by: center)
    setAngle(angle)
  }

  /// The direction of its edges.
  public var direction: Point { Turn.direction(of: angle) }

  /// Its direction in degrees as a person says it: -90...90, 0 level, and with one decimal.
  public var degrees: Double {
    let half = angle / .pi * 180
    let level = half > 90 ? half - 180 : half <= -90 ? half + 180 : half
    return (level * 10).rounded() / 10
  }

  /// From its own coordinates, with the origin in its middle and x along it, to the page's.
  public var transform: AffineTransform {
    let way = direction * scale
    return AffineTransform(a: way.x, b: way.y, c: -way.y, d: way.x, tx: center.x, ty: center.y)
  }

  /// Its corners on the page, clockwise on screen.
  public var corners: [Point] {
    let box = Rect(x: -Self.length / 2, y: -Self.width / 2, width: Self.length, height: Self.width)
    let transform = self.transform
    return box.corners.map { transform.applied(to: $0) }
  }

  /// A rectangle of the page around it.
  public var bounds: Rect { Rect(around: corners) }

  /// What it covers: ink that is drawn across it must not show there.
  public var region: Region { Region(rings: [corners], rule: .nonzero) }

  /// The same ruler elsewhere.
  public func moved(by way: Point) -> Ruler {
    var ruler = self
    ruler.move(by: way)
    return ruler
  }

  /// The same ruler in other coordinates, to which a similarity leads: there it lies larger or
  /// smaller, and so turned.
  public func transformed(by way: AffineTransform) -> Ruler {
    guard way.isFinite, way.determinant > 0 else { return self }
    var ruler = self
    ruler.center = .zero
    ruler.move(by: way.applied(to: center))
    let along = way.applied(to: direction) - way.applied(to: .zero)
    // It lies where it lay: it catches only where hands bring it.
    ruler.angle = Turn.angle(of: along)
    ruler.freeAngle = ruler.angle
    ruler.scale = scale * along.length
    return ruler
  }

  /// Whether a place of the page lies under it.
  public func contains(_ place: Point) -> Bool {
    let own = own(place)
    return abs(own.x) <= Self.length / 2 && abs(own.y) <= Self.width / 2
  }

  /// Whether a place of the page lies under one of its ends, where one hand turns it.
  public func hasEnd(at place: Point) -> Bool {
    contains(place) && abs(own(place).x) > Self.length / 2 - Self.endLength
  }

  /// A place of the page in its own coordinates.
  func own(_ place: Point) -> Point {
    let (way, along) = ((place - center) * (1 / scale), direction)
    return Point(x: way.dot(along), y: along.cross(way))
  }
}

// MARK: Hands
extension Ruler {
  /// One contact moves it.
  public mutating func move(by way: Point) {
    guard way.isFinite else { return }
    func limited(_ coordinate: Double) -> Double { min(max(coordinate, -Self.reach), Self.reach) }
    center = Point(x: limited(center.x + way.x), y: limited(center.y + way.y))
  }

  /// Lies so turned, in radians; within ``catchReach`` of a multiple of ``catchStep`` at that.
  public mutating func setAngle(_ angle: Double) {
    guard angle.isFinite else { return }
    freeAngle = Turn.wrapped(angle)
    let step = (freeAngle / Self.catchStep).rounded()
    let caught = abs(freeAngle - step * Self.catchStep) <= Self.catchReach
    self.angle = caught ? step * Self.catchStep : freeAngle
  }

  /// Turns about its middle, in radians; what it catches at does not swallow small turns.
  public mutating func turn(by angle: Double) { setAngle(freeAngle + angle) }

  /// Its middle goes to the nearest place within a rectangle, so that it cannot be lost.
  public mutating func stay(within area: Rect) {
    guard !area.isEmpty else { return }
    center = Point(
      x: min(max(center.x, area.min.x), area.max.x), y: min(max(center.y, area.min.y), area.max.y))
  }

  /// Two contacts went from two places to two others: they turn it about the place between them and
  /// take it along, whatever their distance.
  public mutating func follow(_ before: (Point, Point), to after: (Point, Point)) {
    let (old, new) = (before.1 - before.0, after.1 - after.0)
    guard old.isFinite, new.isFinite, before.0.isFinite, after.0.isFinite else { return }
    let from = before.0.mixed(with: before.1, 0.5)
    let to = after.0.mixed(with: after.1, 0.5)
    let arm = own(from)
    if old.length > 0, new.length > 0 {
      setAngle(freeAngle + Turn.angle(of: new) - Turn.angle(of: old))
    }
    // What was under the place between them is there again.
    let way = direction * scale
    move(by: to - (center + way * arm.x + way.quarterTurned * arm.y))
  }

  /// Does a command that is about where it lies; false for another.
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
