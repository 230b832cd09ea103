import InkGeometry

/// How the tips of a stroke grow where the pen landed, and shrink where it was lifted:
/// docs/develop/ink-model.md, Ends.
package struct StrokeEnds: BitwiseCopyable, Hashable, Sendable {
  private let form: EndForm
  /// The distance over which the tip grows, in millimeters; 0 if it has its full size immediately.
  private let landing: Double
  /// The distance over which it shrinks, in millimeters; 0 if it does not.
  package let lift: Double
  /// The smallest side of a tip, in millimeters; a stroke as short as a dot looks like a dot.
  private let least: Double

  /// Creates the ends of a stroke that an ink drew.
  ///
  /// - Parameters:
  ///   - width: the base width, in millimeters.
  ///   - landingSpeed: the speed of the tip when it landed, in millimeters per second; nil where
  ///     the stroke was cut.
  ///   - lift: the speed at which it was lifted, and the distance that it had moved, in
  ///     millimeters; nil where the stroke was cut, or if it is not finished.
  package init(
    of type: InkType, width: Double, landingSpeed: Double?, lift: (speed: Double, length: Double)?
  ) {
    form = type.endForm
    let w = width.clamped(to: type.validWidths)
    landing = form.landing.reach(at: landingSpeed ?? 0, width: w, length: .infinity)
    self.lift = form.lift.reach(at: lift?.speed ?? 0, width: w, length: lift?.length ?? 0)
    let isDot = landingSpeed != nil && lift.map { $0.length < Self.dot } ?? false
    least = isDot ? form.dot * w : 0
  }

  /// Returns whether an ink's strokes become thinner towards their ends.
  package static func taper(_ type: InkType) -> Bool {
    type.endForm.landing.seconds > 0 || type.endForm.lift.seconds > 0
  }

  /// Returns whether an ink depends on the speed at which the pen landed.
  package static func looksAtLanding(_ type: InkType) -> Bool { type.endForm.landing.seconds > 0 }

  /// Returns whether an ink draws dots larger than other parts.
  package static func looksAtDots(_ type: InkType) -> Bool { type.endForm.dot > 0 }

  /// The length below which a stroke is a dot, in millimeters.
  package static let dot = 0.5
  /// The time at an end over which its speed is averaged, in seconds.
  package static let window = 0.03
  /// The largest number of points at an end that are used for this.
  package static let mostPoints = 64

  /// Returns the tip at a position in the stroke.
  ///
  /// - Parameters:
  ///   - distance: the distance from where the pen landed, along the line, in millimeters.
  ///   - rest: the distance to where it was lifted.
  package func shaped(_ tip: Tip, distance: Double, rest: Double) -> Tip {
    var share = 1.0
    if distance < landing { share = form.landing.tipScale(at: distance / landing) }
    if rest < lift { share *= form.lift.tipScale(at: rest / lift) }
    guard share < 1 || least > 0 else { return tip }
    let edge = form.rounding * (1 - share) * share * tip.size.width
    var tip = tip
    tip.size.width = max(least, share * tip.size.width)
    tip.size.height = max(least, share * tip.size.height + edge)
    return tip
  }
}

/// The shape of the ends of an ink's strokes.
struct EndForm: BitwiseCopyable, Hashable, Sendable {
  var landing = Taper()
  var lift = Taper()
  /// How much thicker a tip with an edge is as it vanishes, as a fraction of its length.
  var rounding = 0.0
  /// The smallest size of a dot, in base widths.
  var dot = 0.0

  /// How a tip grows from one end.
  struct Taper: BitwiseCopyable, Hashable, Sendable {
    /// The distance is that which the tip moves in this time, in seconds.
    var seconds = 0.0
    /// The largest distance in base widths.
    var widths = 0.0
    /// The largest distance as a fraction of the stroke.
    var share = 1.0
    /// The fraction of the tip's size at the end itself.
    var least = 1.0

    /// The speed below which a pen lands and is lifted without a taper, in millimeters per second.
    private static let leastSpeed = 45.0
    /// The smallest distance in base widths; a shorter taper would look like a cut corner.
    private static let leastWidths = 0.6

    /// Returns the distance, in millimeters.
    func reach(at speed: Double, width: Double, length: Double) -> Double {
      guard speed > Self.leastSpeed else { return 0 }
      let reach = min(seconds * speed, widths * width, share * length)
      return reach > Self.leastWidths * width ? reach : 0
    }

    /// Returns the fraction of the tip's size at a fraction of the distance.
    func tipScale(at place: Double) -> Double { least + (1 - least) * place.eased.squareRoot() }
  }
}

extension InkType {
  /// The shape of the ends; chosen by eye for flicks, small writing and dots at 96, 192 and 300
  /// dpi.
  var endForm: EndForm {
    switch self {
    case .pen:
      EndForm(
        landing: .init(seconds: 0.006, widths: 4, least: 0.6),
        lift: .init(seconds: 0.016, widths: 9, share: 0.45, least: 0.06), dot: 0.95)
    case .fountainPen:
      EndForm(
        lift: .init(seconds: 0.018, widths: 8, share: 0.4, least: 0.1), rounding: 0.12)
    case .reed:
      EndForm(
        landing: .init(seconds: 0.006, widths: 1.5, least: 0.6),
        lift: .init(seconds: 0.012, widths: 3, share: 0.35, least: 0.35), rounding: 0.3)
    case .monoline, .marker, .pencil, .crayon, .watercolor, .eraser: EndForm()
    }
  }
}
