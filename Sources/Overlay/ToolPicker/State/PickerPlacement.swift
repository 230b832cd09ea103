import InkEditing
import InkGeometry
import Units

/// The position of a picker: at an edge, free, small in a corner, dragged, or moving from one
/// position to another.
///
///     placement.drag(to: corner) ... let isTurned = placement.drop(at: place, at: now)
///     let frame = placement.frame(at: now)
struct PickerPlacement: Sendable {
  /// The area in which it floats, in points.
  private(set) var area: Size
  /// The program's actions that have buttons.
  var actions: Set<PickerAction> = []
  /// The position of the picker, or its position before it became small.
  private(set) var place = PickerPlace.edge(.bottom, 0.5)
  /// The corner where it is small; nil if it is not small.
  private(set) var corner: PickerCorner?
  /// The remaining distance from its target position.
  private var slide = (x: Glide(at: 0), y: Glide(at: 0))
  /// The upper left corner while it is dragged.
  private var dragged: Point?

  /// The diameter of the small picker, and its distance from the corner.
  static let (discSize, discMargin) = (62.0, 14.0)
  /// The distances, in points, within which it docks at an edge, becomes small in a corner, and
  /// snaps to the middle of an edge.
  private static let (edgeReach, cornerReach, middleReach) = (56.0, 96.0, 40.0)

  /// Creates a position at the bottom of an area.
  init(in area: Size) { self.area = area }

  /// Returns whether it is moving.
  func isMoving(at now: Timestamp) -> Bool {
    !slide.x.isOver(at: now) || !slide.y.isOver(at: now)
  }

  /// The layout of the picker.
  var layout: PickerLayout {
    let edge = place.edge
    let room = (edge.isHorizontal ? area.width : area.height) - 2 * PickerPlace.margin
    return PickerLayout(at: edge, room: room, actions: actions)
  }

  /// The target of its upper left corner.
  var home: Point {
    guard let corner else { return place.origin(of: layout.size, in: area) }
    let room = Point(
      x: area.width - Self.discSize - 2 * Self.discMargin,
      y: area.height - Self.discSize - 2 * Self.discMargin)
    return Point(
      x: Self.discMargin + room.x * corner.share.x, y: Self.discMargin + room.y * corner.share.y)
  }

  /// Returns the upper left corner.
  func origin(at now: Timestamp) -> Point {
    dragged ?? home + Point(x: slide.x.value(at: now), y: slide.y.value(at: now))
  }

  /// The current size.
  var size: Size { corner == nil ? layout.size : Size(square: Self.discSize) }

  /// Returns the rectangle, without its shadow.
  func frame(at now: Timestamp) -> Rect {
    let (origin, size) = (origin(at: now), size)
    return Rect(x: origin.x, y: origin.y, width: size.width, height: size.height)
  }

  // MARK: Going elsewhere

  /// Sets the area in which it floats.
  mutating func relocate(to area: Size) {
    self.area = area
    slide = (Glide(at: 0), Glide(at: 0))
    dragged = nil
  }

  /// Makes it small, in the nearest corner.
  mutating func shrink(at now: Timestamp) {
    let before = frame(at: now).center
    corner = nearestCorner(to: before)
    glide(around: before, at: now)
  }

  /// Restores its size.
  mutating func enlarge() {
    corner = nil
    slide = (Glide(at: 0), Glide(at: 0))
  }

  /// Docks it at an edge; 0 is the left or upper end of the edge, 1 the other.
  ///
  /// - Returns: whether it is turned.
  mutating func dock(at edge: PickerEdge, _ share: Double, at now: Timestamp) -> Bool {
    let before = frame(at: now).center
    corner = nil
    return belong(at: .edge(edge, max(0, min(1, share))), from: before, at: now)
  }

  mutating func drag(to corner: Point) { dragged = clamped(corner) }

  /// Returns the corner limited so that most of the picker stays in the area while it is dragged.
  func clamped(_ corner: Point) -> Point {
    Point(
      x: max(-size.width / 2, min(corner.x, area.width - size.width / 2)),
      y: max(-size.height / 2, min(corner.y, area.height - size.height / 2)))
  }

  /// Ends dragging and returns it to its position.
  mutating func letGo(at now: Timestamp) {
    guard let dragged else { return }
    self.dragged = nil
    glide(from: dragged, at: now)
  }

  /// Ends dragging and drops it.
  ///
  /// - Returns: whether it is turned.
  mutating func drop(at place: Point, at now: Timestamp) -> Bool {
    let frame = frame(at: now)
    dragged = nil
    if corner != nil || distance(to: nearestCorner(to: place), from: place) < Self.cornerReach {
      corner = nearestCorner(to: place)
      glide(around: place, at: now)
      return false
    }
    return belong(at: home(of: frame, droppedAt: place), from: frame.center, at: now)
  }

  /// Returns the edge that is close enough to dock at, or otherwise the free position.
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
    let room = whole - 2 * PickerPlace.margin
    let length = PickerLayout(at: edge, room: room, actions: actions).axes.length
    let isTurned = edge.isHorizontal != self.place.edge.isHorizontal
    let point = isTurned ? place : frame.center
    let middle = edge.isHorizontal ? point.x : point.y
    if abs(middle - whole / 2) < Self.middleReach { return 0.5 }
    let rest = room - length
    guard rest > 0 else { return 0.5 }
    return max(0, min(1, (middle - length / 2 - PickerPlace.margin) / rest))
  }

  /// Sets the target position; returns whether it is turned.
  private mutating func belong(
    at place: PickerPlace, from middle: Point, at now: Timestamp
  ) -> Bool {
    let isTurned = place.edge != self.place.edge
    self.place = place
    glide(around: middle, at: now)
    return isTurned
  }

  /// Starts gliding to the target, with its center from a point.
  private mutating func glide(around middle: Point, at now: Timestamp) {
    let size = size
    glide(from: middle - Point(x: size.width / 2, y: size.height / 2), at: now)
  }

  /// Starts gliding from a corner to the target.
  private mutating func glide(from corner: Point, at now: Timestamp) {
    let way = corner - home
    slide.x.go(from: way.x, to: 0, at: now, within: PickerMotion.slide)
    slide.y.go(from: way.y, to: 0, at: now, within: PickerMotion.slide)
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

// The position as lines to be stored with those of `Toolset.text`, which skips them:
//
//     picker-place bottom 0.5
//     picker-small bottom-right
//
// or `picker-place free 0.5 0.4`, and `picker-small no`.
extension PickerPlacement {
  /// The lines to store in a file.
  var lines: String { "picker-place \(placeText)\npicker-small \(corner?.rawValue ?? "no")\n" }

  private var placeText: String {
    switch place {
    case .edge(let edge, let share): "\(edge.rawValue) \(Self.rounded(share))"
    case .free(let middle): "free \(Self.rounded(middle.x)) \(Self.rounded(middle.y))"
    }
  }

  private static func rounded(_ share: Double) -> Double { (share * 10_000).rounded() / 10_000 }

  /// Restores the position from a text. If it is missing or invalid in the text, it does not
  /// change.
  ///
  /// - Parameter complaints: receives an error message for each invalid line.
  mutating func restore(from text: some StringProtocol, telling complaints: inout [String]) {
    let known = String(decoding: text.utf8.prefix(Toolset.longestText), as: UTF8.self)
    let lines = known.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (number, line) in lines.enumerated() {
      let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
      guard let name = words.first else { continue }
      let isRestored: Bool
      switch name {
      case "picker-place": isRestored = restorePlace(Array(words.dropFirst()))
      case "picker-small": isRestored = restoreCorner(Array(words.dropFirst()))
      default: continue
      }
      if !isRestored, complaints.count < Toolset.mostComplaints {
        complaints.append(
          "line \(number + 1): \(name) has an impossible value. Fix: delete the line")
      }
    }
  }

  private mutating func restorePlace(_ words: [String]) -> Bool {
    let numbers = words.dropFirst().map { Double($0) ?? -1 }
    guard let name = words.first, numbers.allSatisfy({ 0...1 ~= $0 }) else { return false }
    if let edge = PickerEdge(rawValue: name), numbers.count == 1 {
      place = .edge(edge, numbers[0])
    } else if name == "free", numbers.count == 2 {
      place = .free(Point(x: numbers[0], y: numbers[1]))
    } else {
      return false
    }
    return true
  }

  private mutating func restoreCorner(_ words: [String]) -> Bool {
    guard let name = words.first, words.count == 1 else { return false }
    corner = PickerCorner(rawValue: name)
    return corner != nil || name == "no"
  }
}
