public import InkFitting
public import InkGeometry
public import StylusModel

/// The reason why a tablet cannot be mapped.
public enum TabletMappingError: Error, Hashable, Sendable {
  /// There is no output.
  case noOutputs
  /// The tablet, or the configured part of it, has no area.
  case noArea
  /// There is no output of this name.
  case noSuchOutput(String)
  /// The configured target rectangle has no area.
  case emptyRegion
}

/// The mapping of a tablet's positions.
///
/// The steps are the same, in the same order, as in libinput and the wlroots compositors (sway), so
/// that ink appears under the pointer: the used part of the surface as the square 0...1; the
/// calibration matrix; left-handed mode (libinput supports one of these two for any tablet); the
/// user's rotation and aspect ratio; the orientation of the panel, if a single output is the
/// target; and the target's rectangle in the layout.
public struct TabletMapping: Hashable, Sendable {
  /// The transform from millimeters of the raw surface to the layout, in logical pixels.
  public let toLayout: InkTransform
  /// The output that the tablet is mapped to; nil if it is mapped to the layout or a part of it.
  public let output: String?
  /// The part of the tablet that is used.
  let surface: Surface

  /// Creates the mapping of a tablet.
  public init(
    _ tablet: Tablet, wish: MappingChoice, outputs: [OutputPlace]
  ) throws(TabletMappingError) {
    guard !outputs.isEmpty else { throw .noOutputs }
    guard let surface = Surface(wish.area ?? tablet.area) else { throw .noArea }
    let (area, output) = try Self.target(of: tablet, wish, outputs)
    let transform = output?.transform ?? .normal
    let aspect =
      wish.keepsAspect ? Self.aspect(of: area, transform, surface, wish.rotation) : .identity
    self.output = output?.name
    self.surface = surface
    toLayout = surface.toShares
      .then(wish.calibration.matrix)
      .then((wish.isLeftHanded ? QuarterTurn.half : .none).clockwise)
      .then(wish.rotation.clockwise)
      .then(aspect)
      .then(transform.toPicture)
      .then(.scale(x: area.width, y: area.height))
      .then(.translation(area.min))
  }

  private static func target(
    of tablet: Tablet, _ wish: MappingChoice, _ outputs: [OutputPlace]
  ) throws(TabletMappingError) -> (Rect, OutputPlace?) {
    let layout = outputs.reduce(Rect.empty) { $0.union($1.area) }
    switch wish.target {
    case .layout: return (layout, nil)
    case .region(let region):
      guard region.width > 0, region.height > 0, region.min.isFinite, region.max.isFinite else {
        throw .emptyRegion
      }
      return (region, nil)
    case .output(let name):
      guard let output = outputs.first(where: { $0.name == name }) else {
        throw .noSuchOutput(name)
      }
      return (output.area, output)
    case .auto:
      let own = tablet.isDisplay ? DisplayMatch(tablet, among: outputs).output : nil
      return (own?.area ?? layout, own)
    }
  }

  /// Extends the surface's fractions so that a millimeter has the same length in x as in y.
  private static func aspect(
    of area: Rect, _ transform: OutputTransform, _ surface: Surface, _ rotation: QuarterTurn
  ) -> InkTransform {
    let turned = rotation.exchangesSides
    let (width, height) =
      turned ? (surface.height, surface.width) : (surface.width, surface.height)
    let hangs = transform.exchangesSides
    let target = hangs ? area.height / area.width : area.width / area.height
    let own = width / height
    return own > target ? .scale(x: own / target, y: 1) : .scale(x: 1, y: target / own)
  }

  /// Returns the mapping to one output.
  public func onto(_ output: OutputPlace) -> OutputMapping {
    OutputMapping(toMillimeters: toLayout.then(output.toMillimeters), output: output)
  }

  /// Returns the outputs that show a position of the tablet, in millimeters; there are several if
  /// they show the same area.
  public func outputs(at place: Point, among outputs: [OutputPlace]) -> [OutputPlace] {
    let place = toLayout.applied(to: place)
    return outputs.filter { output in
      // A position on the border belongs to the right or lower output.
      let (area, isInside) = (output.area, output.area.contains(place))
      return isInside && place.x < area.max.x && place.y < area.max.y
    }
  }
}

/// The mapping of a tablet's positions to one output; many of them may lie outside of it.
public struct OutputMapping: Hashable, Sendable {
  /// The transform from millimeters of the tablet's raw surface to millimeters of the output.
  public let toMillimeters: InkTransform
  /// The transform from millimeters of the tablet's raw surface to pixels of the output's buffer.
  public let toPixels: InkTransform
  /// The change of the pen's directions.
  public let turn: PenTurn

  init(toMillimeters: InkTransform, output: OutputPlace) {
    self.toMillimeters = toMillimeters
    let scale = output.pixelsPerMillimeter
    toPixels = toMillimeters.then(.scale(x: scale, y: scale))
    turn = PenTurn(of: toMillimeters)
  }

  /// Returns the mapping to a page that is not shown in actual size at the output's corner.
  ///
  /// - Parameter page: the transform from millimeters of the output to those of the page.
  public func onto(page: InkTransform) -> OutputMapping {
    OutputMapping(toMillimeters: toMillimeters.then(page), toPixels: toPixels)
  }

  private init(toMillimeters: InkTransform, toPixels: InkTransform) {
    (self.toMillimeters, self.toPixels) = (toMillimeters, toPixels)
    turn = PenTurn(of: toMillimeters)
  }

  /// Returns a sample of a stroke that began at a time, in the form that ``OutputCanvas`` accepts.
  /// Values that the tablet does not measure are those of an average hand.
  public func sample(_ sample: Sample, began: Timestamp) -> FitSample {
    var mapped = FitSample(usual: sample, began: began)
    mapped.location = toMillimeters.applied(to: mapped.location)
    turn.apply(to: &mapped)
    return mapped
  }
}

/// The part of a tablet that is used.
struct Surface: Hashable, Sendable {
  let left: Double
  let top: Double
  let width: Double
  let height: Double

  /// Creates the part; nil if it has no area.
  init?(_ area: Tablet.Area?) {
    guard let area, area.width.value > 0, area.height.value > 0 else { return nil }
    (left, top) = (Double(area.left.value), Double(area.top.value))
    (width, height) = (Double(area.width.value), Double(area.height.value))
    guard (left + top + width + height).isFinite else { return nil }
  }

  /// The transform from millimeters to fractions 0...1.
  var toShares: InkTransform {
    InkTransform.translation(Point(x: -left, y: -top)).then(.scale(x: 1 / width, y: 1 / height))
  }
}
