import InkGeometry

/// How the tips of a stroke grow where the pen landed, and shrink where it was lifted:
/// docs/develop/ink-model.md, Ends.
package struct StrokeEnds: BitwiseCopyable, Hashable, Sendable {
  private let form: EndForm
  /// Over how many millimeters the tip grows; 0: it has its size at once.
  private let landing: Double
  /// Over how many millimeters it shrinks; 0: it does not.
  package let lift: Double
  /// No side of a tip is smaller, in millimeters: what is as short as a dot looks like one.
  private let least: Double

  /// The ends of a stroke that an ink drew.
  ///
  /// - Parameters:
  ///   - width: the base width, in millimeters.
  ///   - landingSpeed: how fast the tip was when it landed, in millimeters per second; nil where
  ///     the stroke was cut.
  ///   - lift: how fast it was when it was lifted, and how far it had come, in millimeters; nil
  ///     where the stroke was cut, or is not over.
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

  /// Whether an ink's strokes become thinner towards their ends.
  package static func taper(_ type: InkType) -> Bool {
    type.endForm.landing.seconds > 0 || type.endForm.lift.seconds > 0
  }

  /// Whether it matters to an ink how fast the pen landed.
  package static func looksAtLanding(_ type: InkType) -> Bool { type.endForm.landing.seconds > 0 }

  /// Whether an ink draws dots larger than other places.
  package static func looksAtDots(_ type: InkType) -> Bool { type.endForm.dot > 0 }

  /// What is shorter is a dot, in millimeters.
  package static let dot = 0.5
  /// Over so many seconds at an end its speed is the mean.
  package static let window = 0.03
  /// So many points at an end are looked at for that, at most.
  package static let mostPoints = 64

  /// The tip at a place of the stroke.
  ///
  /// - Parameters:
  ///   - distance: from where the pen landed, along the line, in millimeters.
  ///   - rest: from there to where it was lifted.
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

/// What the ends of an ink's strokes look like.
struct EndForm: BitwiseCopyable, Hashable, Sendable {
  var landing = Taper()
  var lift = Taper()
  /// How much thicker a tip with an edge is as it vanishes, as a share of its length.
  var rounding = 0.0
  /// How large a dot is at least, in base widths.
  var dot = 0.0

  /// How a tip grows from one end on.
  struct Taper: BitwiseCopyable, Hashable, Sendable {
    /// As far as the tip goes in this time, in seconds.
    var seconds = 0.0
    /// So many base widths at most.
    var widths = 0.0
    /// Such a share of the stroke at most.
    var share = 1.0
    /// What there is of the tip at the very end.
    var least = 1.0

    /// A pen that is slower, in millimeters per second, lands and is lifted where it stands.
    private static let leastSpeed = 45.0
    /// What is shorter, in base widths, would be a cut corner.
    private static let leastWidths = 0.6

    /// Over how many millimeters.
    func reach(at speed: Double, width: Double, length: Double) -> Double {
      guard speed > Self.leastSpeed else { return 0 }
      let reach = min(seconds * speed, widths * width, share * length)
      return reach > Self.leastWidths * width ? reach : 0
    }

    /// What there is of the tip at a share of the reach.
    func tipScale(at place: Double) -> Double { least + (1 - least) * place.eased.squareRoot() }
  }
}

extension InkType {
  /// How its strokes end; chosen by eye on flicks, small writing and dots at 96, 192 and 300 dpi.
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
