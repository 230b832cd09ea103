import Evdev
import StylusModel
import StylusPipeline

/// Converts the raw axes of one pen node from device units into millimeters, fractions and radians.
///
/// An axis other than ABS_X and ABS_Y with an invalid range counts as absent: PineNote's digitizer
/// has an ABS_Z of 0...-255 and works well without it.
struct PenSurface: BitwiseCopyable {
  let x: LengthScale
  let y: LengthScale
  let pressure: ShareScale?
  let distance: ShareScale?
  let slider: ShareScale?
  let tiltX: AngleScale?
  let tiltY: AngleScale?
  let roll: AngleScale?
  /// Whether tools can be distinguished.
  private let hasIdentity: Bool
  private var placement: SurfacePlacement
  /// The effect of the calibration on directions; nil for none.
  private let turn: SurfaceTurn?

  init(_ description: DeviceDescription, placement: SurfacePlacement) throws(DeviceError) {
    let axes = description.axes
    guard let x = axes[Axis.x], let y = axes[Axis.y] else {
      throw .noPosition(device: description.name)
    }
    let size = description.statedSize
    self.x = try LengthScale(x, axis: Axis.x, length: size?.width, of: description)
    self.y = try LengthScale(y, axis: Axis.y, length: size?.height, of: description)
    pressure = ShareScale(axes[Axis.pressure])
    distance = ShareScale(axes[Axis.distance])
    slider = ShareScale(axes[Axis.wheel])
    tiltX = AngleScale(tilt: axes[Axis.tiltX])
    tiltY = AngleScale(tilt: axes[Axis.tiltY])
    roll = AngleScale(roll: axes[Axis.z])
    self.placement = placement
    turn = SurfaceTurn(placement.calibration, width: self.x.length, height: self.y.length)
    hasIdentity =
      MiscellaneousAxis(description) == .toolModel
      || description.has(EventType.miscellaneous, Miscellaneous.serial)
  }

  /// Whether it is turned by 180 degrees.
  var isLeftHanded: Bool {
    get { placement.isLeftHanded }
    set { placement.isLeftHanded = newValue }
  }

  /// The properties that a pen on this surface can measure.
  var measures: PropertySet {
    var measures: PropertySet = [PropertySet(.position), PropertySet(.time)]
    if pressure != nil { measures.insert(PropertySet(.pressure)) }
    if distance != nil { measures.insert(PropertySet(.distance)) }
    if slider != nil { measures.insert(PropertySet(.slider)) }
    if tiltX != nil, tiltY != nil { measures.insert(PropertySet(.tilt)) }
    if roll != nil { measures.insert(PropertySet(.roll)) }
    if hasIdentity { measures.insert(PropertySet(.identity)) }
    return measures
  }

  /// The rectangle of raw coordinates.
  var area: Tablet.Area {
    Tablet.Area(
      left: x.millimeters(x.minimum), top: y.millimeters(y.minimum),
      width: Millimeters(Float(x.length)), height: Millimeters(Float(y.length)))
  }

  /// Writes the axes into a frame.
  func writeAxes(_ frame: inout ToolFrame, from state: PenNodeState) {
    fillPosition(of: &frame, from: state)
    if let pressure { frame.pressure = pressure.normalized(state.pressure) }
    if let distance { frame.distance = distance.normalized(state.distance) }
    if let slider { frame.slider = slider.normalized(state.wheel) }
    fillDirections(of: &frame, from: state)
  }

  /// Tilt and rotation turn with the positions: first the half turn, then the calibration.
  private func fillDirections(of frame: inout ToolFrame, from state: PenNodeState) {
    if let tiltX, let tiltY {
      let sign: Double = placement.isLeftHanded ? -1 : 1
      var tilt = (x: sign * tiltX.radians(state.tiltX), y: sign * tiltY.radians(state.tiltY))
      if let turn { tilt = turn.tilt(x: tilt.x, y: tilt.y) }
      frame.tiltX = Radians(Float(tilt.x))
      frame.tiltY = Radians(Float(tilt.y))
    }
    if let roll {
      let angle = roll.radians(state.z) + (placement.isLeftHanded ? Double.pi : 0)
      frame.roll = Self.wrapped(turn?.roll(angle) ?? angle)
    }
  }

  private func fillPosition(of frame: inout ToolFrame, from state: PenNodeState) {
    var rawX = Double(state.x)
    var rawY = Double(state.y)
    if placement.isLeftHanded {
      rawX = x.mirrored(rawX)
      rawY = y.mirrored(rawY)
    }
    if placement.calibration != .identity {
      let matrix = placement.calibration
      let u = x.normalized(rawX)
      let v = y.normalized(rawY)
      rawX = x.raw(share: Double(matrix.xx) * u + Double(matrix.xy) * v + Double(matrix.x0))
      rawY = y.raw(share: Double(matrix.yx) * u + Double(matrix.yy) * v + Double(matrix.y0))
    }
    frame.x = x.millimeters(rawX)
    frame.y = y.millimeters(rawY)
  }

  /// The same direction within -pi..<pi.
  static func wrapped(_ angle: Double) -> Radians {
    let turned = Float(angle.remainder(dividingBy: 2 * Double.pi))
    return Radians(turned < Float.pi && turned >= -Float.pi ? turned : -Float.pi)
  }
}
