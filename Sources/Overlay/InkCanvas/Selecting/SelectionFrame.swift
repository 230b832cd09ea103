import InkDrawing
public import InkEditing
public import InkGeometry

/// The rectangle around the selection, with its handles: four corners that scale it, and one below
/// its center that turns it. All lengths are in millimeters of the page.
public struct SelectionFrame: Hashable, Sendable {
  /// The bounds of the selection where it was lifted.
  let box: Rect
  /// The transform since then.
  let way: InkTransform
  /// The zoom factor of the page; handles have the same size at any zoom.
  let zoom: Double

  /// The effect of a handle.
  enum Grip: Hashable, Sendable {
    /// Scales the selection; the opposite corner stays in place.
    case scales(corner: Int)
    case turns
  }

  /// The distance of the frame from the selection.
  private static let margin = 2.0
  /// The distance of the turning handle below the frame.
  private static let stem = 8.0
  /// The largest distance from a handle at which a pen holds it.
  private static let reach = 3.5
  /// The limits of scaling.
  private static let factors = 0.05...20.0
  /// The angle snaps to multiples of 15 degrees, within 2.
  private static let (catchStep, catchReach) = (Double.pi / 12, Double.pi / 90)

  /// Creates the frame of an editor's selection; nil if nothing is selected.
  public init?(_ editor: Editor, zoom: Double = 1) {
    self.zoom = zoom
    let lifted = editor.lifted
    let box = lifted.map { $0.home } ?? editor.selectedBounds
    guard !editor.selection.isEmpty, !box.isEmpty else { return nil }
    self.box = box.expanded(by: Self.margin / zoom)
    way = lifted?.transform ?? .identity
  }

  /// The corners, clockwise from the one that was the upper left before turning.
  var corners: [Point] { box.corners.map { way.applied(to: $0) } }

  /// The upright rectangle that contains the frame and its handles.
  public var bounds: Rect {
    Rect(around: corners + [turner]).expanded(by: Self.reach / zoom)
  }

  /// The upright rectangle that contains only the frame.
  public var frame: Rect { Rect(around: corners) }

  /// The position of the turning handle.
  var turner: Point {
    let corners = corners
    let foot = corners[2].mixed(with: corners[3], 0.5)
    guard let up = (corners[0] - corners[3]).direction else { return foot }
    return foot - up * (Self.stem / zoom)
  }

  /// Returns the handle at a point; nil if there is none.
  func grip(at place: Point) -> Grip? {
    if place.distance(to: turner) <= Self.reach / zoom { return .turns }
    let distances = corners.map { $0.distance(to: place) }
    guard let least = distances.min(), least <= Self.reach / zoom,
      let corner = distances.firstIndex(of: least)
    else { return nil }
    return .scales(corner: corner)
  }

  /// Returns the transform of the selection when the pen moves a handle from one point to another.
  func transform(_ grip: Grip, from start: Point, to place: Point) -> InkTransform {
    switch grip {
    case .scales(let corner):
      let fixed = corners[(corner + 2) % 4]
      let arm = corners[corner] - fixed
      guard arm.squaredLength > 0 else { return .identity }
      let factor = 1 + (place - start).dot(arm) / arm.squaredLength
      let kept = min(max(factor, Self.factors.lowerBound), Self.factors.upperBound)
      return .translation(-fixed).then(.scale(x: kept, y: kept)).then(.translation(fixed))
    case .turns:
      let middle = corners[0].mixed(with: corners[2], 0.5)
      let free = Turn.wrapped(Turn.angle(of: place - middle) - Turn.angle(of: start - middle))
      let step = (free / Self.catchStep).rounded() * Self.catchStep
      let turn = abs(free - step) <= Self.catchReach ? step : free
      return .translation(-middle).then(.rotation(turn)).then(.translation(middle))
    }
  }

  // MARK: Ink

  /// The frame and its handles as strokes.
  var strokes: [Stroke] {
    let corners = corners
    var strokes = [lineStroke(corners + corners.prefix(1), width: 0.28, Self.faint)]
    let foot = corners[2].mixed(with: corners[3], 0.5)
    strokes.append(lineStroke([foot, turner], width: 0.28, Self.faint))
    for place in corners + [turner] {
      strokes.append(lineStroke([place], width: 3, SelectionOutline.ink))
      strokes.append(lineStroke([place], width: 2.2, Self.paper))
    }
    strokes.append(lineStroke(bow(around: turner), width: 0.35, SelectionOutline.ink))
    return strokes
  }

  /// The frame is less conspicuous than its content.
  private static let faint = Ink(
    .monoline, color: Color(red: 0.05, green: 0.5, blue: 1, alpha: 0.55), adaptsToAppearance: false)
  /// Handles are white on any desktop.
  private static let paper = Ink(.monoline, color: .white, adaptsToAppearance: false)

  /// Returns three quarters of a circle, which indicate turning.
  private func bow(around place: Point) -> [Point] {
    (0...12).map { place + Turn.direction(of: -0.6 + Double($0) * 0.4) * (0.62 / zoom) }
  }

  private func lineStroke(_ places: [Point], width: Double, _ ink: Ink) -> Stroke {
    let size = Size(width: width / zoom, height: width / zoom)
    return Stroke(
      ink: ink,
      path: StrokePath(
        controlPoints: places.count > 2 && places.first == places.last
          // With three coinciding points, a line passes through a corner.
          ? places.flatMap { Array(repeating: StrokePoint(location: $0, size: size), count: 3) }
          : places.map { StrokePoint(location: $0, size: size) }))
  }
}
