import InkGeometry
public import Units

// Where it floats.
extension ToolPicker {
  /// So near to an edge it docks, to a corner it becomes small; to the middle of an edge it is
  /// drawn; in points.
  private static let (edgeReach, cornerReach, middleReach) = (56.0, 96.0, 40.0)

  /// Makes it small, in the corner that is nearest.
  public mutating func makeSmall(at now: Timestamp) -> [PickerEvent] {
    guard corner == nil else { return [] }
    let before = frame(at: now).center
    let events = closePopover(at: now)
    corner = nearestCorner(to: before)
    glide(from: before - Point(x: Self.discSize / 2, y: Self.discSize / 2), at: now)
    return events + [.moved]
  }

  /// Makes it as large as it was.
  public mutating func makeLarge(at now: Timestamp) -> [PickerEvent] {
    guard corner != nil else { return [] }
    corner = nil
    slide = (Glide(at: 0), Glide(at: 0))
    presence.go(from: 0, to: 1, at: now, within: Self.fadeTime)
    return [.moved]
  }

  /// Docks it at an edge; 0 is the edge's left or upper end, 1 the other.
  public mutating func dock(at edge: PickerEdge, _ share: Double, at now: Timestamp)
    -> [PickerEvent]
  {
    let before = frame(at: now).center
    corner = nil
    return slideToDock(at: .edge(edge, max(0, min(1, share))), from: before, at: now)
  }

  /// It was dragged, and is let go.
  mutating func drop(at place: Point, at now: Timestamp) -> [PickerEvent] {
    let frame = frame(at: now)
    press = nil
    if corner != nil || distance(to: nearestCorner(to: place), from: place) < Self.cornerReach {
      corner = nearestCorner(to: place)
      let half = Point(x: size.width / 2, y: size.height / 2)
      glide(from: corner == nil ? frame.min : place - half, at: now)
      return [.moved]
    }
    return slideToDock(at: home(of: frame, droppedAt: place), from: frame.center, at: now)
  }

  /// The edge that it is let go near to, else where it is.
  private func home(of frame: Rect, droppedAt place: Point) -> PickerPlace {
    let distances: [(PickerEdge, Double)] = [
      (.bottom, min(area.height - frame.max.y, area.height - place.y)),
      (.top, min(frame.min.y, place.y)), (.left, place.x), (.right, area.width - place.x),
    ]
    guard let (edge, distance) = distances.min(by: { $0.1 < $1.1 }), distance < Self.edgeReach
    else {
      return .free(Point(x: frame.center.x / area.width, y: frame.center.y / area.height))
    }
    return .edge(edge, edgeFraction(along: edge, of: frame, droppedAt: place))
  }

  private func edgeFraction(along edge: PickerEdge, of frame: Rect, droppedAt place: Point)
    -> Double
  {
    let whole = edge.isHorizontal ? area.width : area.height
    let length = PickerLayout(at: edge, room: whole - 2 * PickerPlace.margin).axes.length
    let isTurned = edge.isHorizontal != self.place.edge.isHorizontal
    let point = isTurned ? place : frame.center
    let middle = edge.isHorizontal ? point.x : point.y
    if abs(middle - whole / 2) < Self.middleReach { return 0.5 }
    let room = whole - length - 2 * PickerPlace.margin
    guard room > 0 else { return 0.5 }
    return max(0, min(1, (middle - length / 2 - PickerPlace.margin) / room))
  }

  /// Goes where it belongs from now on.
  private mutating func slideToDock(
    at place: PickerPlace, from middle: Point, at now: Timestamp
  ) -> [PickerEvent] {
    let isTurned = place.edge != self.place.edge
    self.place = place
    glide(from: middle - Point(x: size.width / 2, y: size.height / 2), at: now)
    if isTurned { presence.go(from: 0.25, to: 1, at: now, within: Self.slideTime) }
    return [.moved]
  }

  /// Glides from a corner to where it belongs.
  mutating func glide(from corner: Point, at now: Timestamp) {
    let way = corner - home
    slide.x.go(from: way.x, to: 0, at: now, within: Self.slideTime)
    slide.y.go(from: way.y, to: 0, at: now, within: Self.slideTime)
  }

  /// So that most of it stays in the area while it is dragged.
  func clamped(_ corner: Point) -> Point {
    Point(
      x: max(-size.width / 2, min(corner.x, area.width - size.width / 2)),
      y: max(-size.height / 2, min(corner.y, area.height - size.height / 2)))
  }

  private func nearestCorner(to place: Point) -> PickerCorner {
    let (right, low) = (place.x > area.width / 2, place.y > area.height / 2)
    if low { return right ? .bottomRight : .bottomLeft }
    return right ? .topRight : .topLeft
  }

  private func distance(to corner: PickerCorner, from place: Point) -> Double {
    (place - Point(x: area.width * corner.share.x, y: area.height * corner.share.y)).length
  }
}
