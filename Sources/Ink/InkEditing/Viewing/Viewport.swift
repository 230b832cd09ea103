public import InkGeometry

/// The part of a page that a view shows, with its zoom and rotation. It maps millimeters of the
/// page to pixels of the view.
///
///     var viewport = Viewport(width: 1920, height: 1080, pixelsPerMillimeter: 96 / 25.4)
///     viewport.zoom(by: 2, about: touched)  // keeps this point of the page in place
///     viewport.pan(by: way)                             // in pixels
///     canvas.setView(viewport.transform)
///
/// The mapping is always a similarity, so that round tips stay round. A viewport is a value.
/// Arguments that are not finite numbers change nothing.
public struct Viewport: Hashable, Sendable {
  /// The width of the view, in pixels.
  public private(set) var width: Double
  /// The height of the view, in pixels.
  public private(set) var height: Double
  /// The pixels of the view per millimeter of the page at zoom 1.
  public private(set) var pixelsPerMillimeter: Double
  /// The zoom factor; 1 is the actual size.
  public private(set) var zoom = 1.0
  /// The rotation of the page, in radians, clockwise on screen, -pi...pi.
  public private(set) var angle = 0.0
  /// The point of the page in the center of the view, in millimeters.
  public private(set) var center: Point
  /// The limits of the zoom factor.
  public private(set) var limits: ClosedRange<Double> = usualLimits

  /// The default limits of the zoom factor.
  public static let usualLimits = 0.1...10.0
  /// The largest distance between the center of the view and the page's origin, in millimeters.
  public static let reach = 100_000.0

  /// Creates a viewport with the origin of the page in the upper left corner of the view.
  public init(width: Double, height: Double, pixelsPerMillimeter: Double) {
    precondition(
      pixelsPerMillimeter > 0 && pixelsPerMillimeter.isFinite && width >= 0 && height >= 0,
      "a view has a size and a scale")
    (self.width, self.height) = (width, height)
    self.pixelsPerMillimeter = pixelsPerMillimeter
    center = Point(x: width / 2 / pixelsPerMillimeter, y: height / 2 / pixelsPerMillimeter)
  }

  /// The pixels of the view per millimeter of the page.
  public var scale: Double { pixelsPerMillimeter * zoom }

  /// The transform from millimeters of the page to pixels of the view.
  public var transform: InkTransform {
    let turn = angle == 0 ? Point(x: 1, y: 0) : Turn.direction(of: angle)
    let (cosine, sine) = (turn.x * scale, turn.y * scale)
    return InkTransform(
      a: cosine, b: sine, c: -sine, d: cosine,
      tx: width / 2 - (cosine * center.x - sine * center.y),
      ty: height / 2 - (sine * center.x + cosine * center.y))
  }

  /// Returns the point of the page at a point of the view, in millimeters.
  public func page(at place: Point) -> Point { center + page(way: place - middle) }

  /// Returns the offset on the page for an offset in the view.
  public func page(way: Point) -> Point {
    let turn = Turn.direction(of: -angle)
    let turned = Point(x: way.x * turn.x - way.y * turn.y, y: way.x * turn.y + way.y * turn.x)
    return turned * (1 / scale)
  }

  /// An upright rectangle of the page that contains everything the view shows.
  public var visible: Rect {
    let corners = Rect(x: 0, y: 0, width: width, height: height).corners
    return Rect(around: corners.map { page(at: $0) })
  }

  /// The transform ``transform``, rounded to whole pixels of translation, so that ink keeps its
  /// pixels when the view is moved.
  public var pixelTransform: InkTransform {
    var view = transform
    (view.tx, view.ty) = (view.tx.rounded(), view.ty.rounded())
    return view
  }

  /// Whether the page is shown in its actual size, upright, with its corner in the view's corner.
  public var isReset: Bool {
    zoom == 1 && angle == 0 && pixelTransform.tx == 0 && pixelTransform.ty == 0
  }

  private var middle: Point { Point(x: width / 2, y: height / 2) }
}

extension Viewport {
  /// Sets the limits of the zoom factor, within a thousandth and a thousand, and brings the zoom
  /// within them.
  public mutating func setLimits(_ limits: ClosedRange<Double>) {
    let possible = CanvasCommand.factors
    guard limits.lowerBound.isFinite, limits.upperBound.isFinite else { return }
    self.limits = limits.clamped(to: possible)
    setZoom(zoom, about: middle)
  }

  /// Sets the size and resolution of the view; the point in the center of the view stays there.
  public mutating func resize(width: Double, height: Double, pixelsPerMillimeter: Double) {
    guard width >= 0, height >= 0, width.isFinite, height.isFinite, pixelsPerMillimeter > 0,
      pixelsPerMillimeter.isFinite
    else { return }
    (self.width, self.height) = (width, height)
    self.pixelsPerMillimeter = pixelsPerMillimeter
  }

  /// Sets the size and resolution of the view; the point in the upper left corner of the view stays
  /// there.
  public mutating func resizeFromCorner(width: Double, height: Double, pixelsPerMillimeter: Double)
  {
    let corner = page(at: .zero)
    resize(width: width, height: height, pixelsPerMillimeter: pixelsPerMillimeter)
    pan(by: -transform.applied(to: corner))
  }

  /// Shows the page upright and in its actual size (or the nearest zoom within the limits), with
  /// its corner in the view's corner.
  public mutating func reset() {
    angle = 0
    zoom = min(max(1, limits.lowerBound), limits.upperBound)
    setCenter(Point(x: width / 2 / scale, y: height / 2 / scale))
  }

  /// Multiplies the zoom by a factor, within the limits. The point of the page at `place`, in
  /// pixels of the view, stays there.
  public mutating func zoom(by factor: Double, about place: Point? = nil) {
    guard factor > 0, factor.isFinite else { return }
    setZoom(zoom * factor, about: place ?? middle)
  }

  /// Sets the zoom, within the limits. The point of the page at `place`, in pixels of the view,
  /// stays there.
  public mutating func setZoom(_ zoom: Double, about place: Point? = nil) {
    let place = place ?? middle
    guard zoom.isFinite, place.isFinite else { return }
    let shown = page(at: place)
    self.zoom = min(max(zoom, limits.lowerBound), limits.upperBound)
    anchor(shown, at: place)
  }

  /// Turns the page by an angle in radians, clockwise on screen. The point of the page at `place`
  /// stays there.
  public mutating func turn(by angle: Double, about place: Point? = nil) {
    let place = place ?? middle
    guard angle.isFinite, place.isFinite else { return }
    let shown = page(at: place)
    let turned = Turn.wrapped(self.angle + angle)
    // If turned back, the page is exactly upright.
    self.angle = abs(turned) < 1e-9 ? 0 : turned
    anchor(shown, at: place)
  }

  /// Moves the contents of the view by an offset in pixels.
  public mutating func pan(by way: Point) {
    guard way.isFinite else { return }
    setCenter(center - page(way: way))
  }

  /// Follows two fingers that moved from two points of the view to two others. The points of the
  /// page under the fingers stay under them, except where the limits prevent it.
  public mutating func follow(_ before: (Point, Point), to after: (Point, Point)) {
    let (old, new) = (before.1 - before.0, after.1 - after.0)
    guard old.length > 0, new.length > 0, old.isFinite, new.isFinite else { return }
    let from = before.0.mixed(with: before.1, 0.5)
    let to = after.0.mixed(with: after.1, 0.5)
    let shown = page(at: from)
    zoom(by: new.length / old.length, about: from)
    turn(by: Turn.angle(of: new) - Turn.angle(of: old), about: from)
    anchor(shown, at: to)
  }

  /// Shows a rectangle of the page upright and as large as it fits within the limits, with a margin
  /// in pixels. An empty rectangle changes nothing.
  public mutating func fit(_ rect: Rect, margin: Double = 16) {
    guard !rect.isEmpty, rect.min.isFinite, rect.max.isFinite else { return }
    angle = 0
    let (free, high) = (max(1, width - 2 * margin), max(1, height - 2 * margin))
    let most = limits.upperBound * pixelsPerMillimeter
    let scale = min(
      rect.width > 0 ? free / rect.width : most, rect.height > 0 ? high / rect.height : most)
    zoom = min(max(scale / pixelsPerMillimeter, limits.lowerBound), limits.upperBound)
    setCenter(rect.center)
  }

  /// Performs a command that concerns the view. A command that fits the view shows `bounds`.
  ///
  /// - Returns: false if the command does not concern the view and was not performed.
  @discardableResult
  public mutating func perform(_ command: CanvasCommand, bounds: Rect) throws(EditError) -> Bool {
    switch command {
    case .zoom(let factor): zoom(by: factor)
    case .zoomTo(let zoom): setZoom(zoom)
    case .zoomToFit:
      guard !bounds.isEmpty else { throw .nothingDrawn }
      fit(bounds)
    case .zoomReset: reset()
    case .pan(let way): pan(by: way * pixelsPerMillimeter)
    case .turn(let degrees): turn(by: degrees * (.pi / 180))
    default: return false
    }
    return true
  }

  private mutating func anchor(_ shown: Point, at place: Point) {
    setCenter(shown - page(way: place - middle))
  }

  private mutating func setCenter(_ place: Point) {
    func limited(_ coordinate: Double) -> Double { min(max(coordinate, -Self.reach), Self.reach) }
    guard place.isFinite else { return }
    center = Point(x: limited(place.x), y: limited(place.y))
  }
}
