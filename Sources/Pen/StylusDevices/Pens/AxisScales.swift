import Evdev
import StylusModel

/// A length: raw units over units per millimeter, from the raw origin, not from the range's start.
struct LengthScale: BitwiseCopyable {
  let minimum: Double
  let maximum: Double
  let unitsPerMillimeter: Double

  /// Checks the kernel's range of ABS_X or ABS_Y.
  ///
  /// - Parameter length: the length of the axis, in millimeters, if the user stated it; the
  ///   resolution is then ignored.
  init(_ range: AxisRange, axis: UInt16, length told: Double?, of device: DeviceDescription)
    throws(DeviceError)
  {
    guard range.minimum < range.maximum, range.resolution >= 0 else {
      throw .invalidRange(SizeAdvice(device), axis: axis, range: range)
    }
    guard range.resolution > 0 || told != nil else {
      throw .noResolution(SizeAdvice(device), axis: axis)
    }
    minimum = Double(range.minimum)
    maximum = Double(range.maximum)
    unitsPerMillimeter =
      told.map { [maximum, minimum] in (maximum - minimum) / $0 } ?? Double(range.resolution)
    let length = (maximum - minimum) / unitsPerMillimeter
    guard Self.plausibleLengths.contains(length) else {
      throw .absurdSize(SizeAdvice(device), axis: axis, millimeters: length)
    }
  }

  /// From a signature pad to a drawing wall, in millimeters.
  private static let plausibleLengths = 5.0...5000

  var length: Double { (maximum - minimum) / unitsPerMillimeter }

  func millimeters(_ raw: Double) -> Millimeters { Millimeters(Float(raw / unitsPerMillimeter)) }

  /// The same distance from the other end of the range.
  func mirrored(_ raw: Double) -> Double { minimum + (maximum - raw) }

  /// The share of the range; libinput counts both ends.
  func normalized(_ raw: Double) -> Double { (raw - minimum) / (maximum - minimum + 1) }

  /// The raw value of a share of the range.
  func raw(share: Double) -> Double { minimum + share * (maximum - minimum + 1) }
}

/// Pressure, distance, slider: a share of the axis range.
struct ShareScale: BitwiseCopyable {
  let minimum: Int32
  private let span: Double

  /// Nil for an axis that is missing or has no extent.
  init?(_ range: AxisRange?) {
    guard let range, range.minimum < range.maximum else { return nil }
    minimum = range.minimum
    span = Double(range.maximum) - Double(range.minimum)
  }

  func normalized(_ raw: Int32) -> Fraction {
    Fraction(Float((Double(raw) - Double(minimum)) / span))
  }
}

/// Tilt and barrel rotation: an angle from the middle of the axis.
struct AngleScale: BitwiseCopyable {
  private let middle: Double
  private let unitsPerRadian: Double

  /// A tilt: in units per radian if the kernel reports them, otherwise 64 degrees to either side.
  ///
  /// Upright is 0 if the range has it inside, otherwise the middle. Wacom's old driver has 0...127
  /// and the new one -64...63; upright is 64 and 0, and 64 degrees to the right would be one more
  /// than the end of the range. ASUS has 0...18000 in hundredths of a degree. A resolution that
  /// would let the pen lean by more than half a turn is ignored: some drivers state 1 for one unit
  /// per degree.
  init?(tilt range: AxisRange?) {
    guard let range, range.minimum < range.maximum else { return nil }
    let (minimum, maximum) = (Double(range.minimum), Double(range.maximum))
    let hasZeroInside = minimum < 0 && maximum > 0
    let half = hasZeroInside ? max(-minimum, maximum) : ((maximum - minimum) / 2).rounded(.up)
    middle = hasZeroInside ? 0 : minimum + half
    let (told, usual) = (Double(range.resolution), half / (64 * Double.pi / 180))
    // Resolutions are whole numbers. Wacom's 57 for 0...127 is the rounded value of 64 degrees.
    let isRounded = !hasZeroInside && told == usual.rounded()
    unitsPerRadian = half <= Double.pi * told && !isRounded ? told : usual
  }

  /// A rotation: in units per radian if the kernel reports them, otherwise one turn for the range.
  init?(roll range: AxisRange?) {
    guard let range, range.minimum < range.maximum else { return nil }
    if range.resolution > 0 {
      middle = 0
      unitsPerRadian = Double(range.resolution)
    } else {
      let turn = Double(range.maximum) - Double(range.minimum) + 1
      middle = Double(range.minimum) + turn / 2
      unitsPerRadian = turn / (2 * Double.pi)
    }
  }

  func radians(_ raw: Int32) -> Double { (Double(raw) - middle) / unitsPerRadian }
}
