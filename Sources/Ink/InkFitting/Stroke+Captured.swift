public import InkDrawing
import InkGeometry
public import StylusModel

extension Stroke {
  /// Creates a stroke from a finished stroke of a tablet, by fitting its path and drawing it with
  /// an ink.
  ///
  /// Values that the tablet does not measure are those of an average hand
  /// (``/InkDrawing/PenState``). The id and the seed are derived from the captured stroke, so
  /// creating the stroke again gives the same ones. The coordinates are those of the tablet's
  /// surface.
  ///
  /// - Parameters:
  ///   - captured: the finished stroke.
  ///   - ink: the ink that draws it.
  ///   - width: the ink's base width, in millimeters.
  ///   - clockOffset: the difference from the stroke's own clock to the calendar time since 1970.
  ///   - tolerance: how far the fitted path may be from the samples.
  /// - Throws: ``FittingError`` if a sample is invalid or out of order; the daemon sends none.
  public init(
    fitting captured: CapturedStroke, ink: Ink, width: Double,
    clockOffset: Microseconds = Microseconds(0), tolerance: FitTolerance = .standard
  ) throws(FittingError) {
    let origin = Timestamp(microseconds: 0)
    let began = captured.began + clockOffset
    let path = try StrokePath(
      fitting: captured.samples.lazy.map { FitSample(usual: $0, began: captured.began) },
      ink: ink, width: width, tolerance: tolerance,
      creationDate: WallTime(microsecondsSince1970: (began - origin).value))
    self.init(ink: ink, path: path)
    var bits = StrokeBits(captured)
    id = InkID(using: &bits)
    originID = id
    randomSeed = UInt32(truncatingIfNeeded: bits.next())
  }
}

extension FitSample {
  /// Creates a sample, with the values of an average hand where there is no sensor.
  package init(usual sample: Sample, began: Timestamp) {
    self.init(sample, began: began)
    let usual = PenState()
    if sample.provenance[.pressure] == .absent { force = Double(usual.force) }
    if sample.provenance[.tilt] == .absent { altitude = Double(usual.altitude) }
  }
}

/// Random bits derived from a stroke (G. Steele, D. Lea, C. Flood, Fast splittable pseudorandom
/// number generators, 2014).
private struct StrokeBits: RandomNumberGenerator {
  private var state: UInt64

  init(_ stroke: CapturedStroke) {
    state = 0
    for sample in stroke.samples.prefix(8) {
      state = next() ^ UInt64(sample.x.value.bitPattern) << 32 ^ UInt64(sample.y.value.bitPattern)
    }
    for number in [
      stroke.sequence, stroke.id.rawValue, UInt64(bitPattern: stroke.began.microseconds),
    ] {
      state = next() ^ number
    }
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
