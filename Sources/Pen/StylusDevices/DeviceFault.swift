package import Evdev

/// Why a device cannot serve as a pen tablet; says which device and what to do about it.
package enum DeviceFault: Error, Hashable, Sendable {
  /// It sends no ABS_X or no ABS_Y.
  case noPosition(device: String)
  /// It announces none of BTN_TOOL_PEN ... BTN_TOOL_AIRBRUSH, and is no tablet without these either.
  case noTool(device: String)
  /// The kernel does not know how many units of the axis make a millimetre.
  case noResolution(device: String, axis: UInt16)
  /// The axis ends before it begins, or has a negative resolution.
  case nonsenseRange(device: String, axis: UInt16, range: AxisRange)
  /// Range and resolution give a tablet of less than 5 mm or more than 5 m.
  case absurdSize(device: String, axis: UInt16, millimetres: Double)
}

extension DeviceFault: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noPosition(let device):
      return "\"\(device)\" sends no position (ABS_X and ABS_Y). "
        + "Choose the tablet's pen node; `stylusctl devices` lists them."
    case .noTool(let device):
      return "\"\(device)\" announces no pen (BTN_TOOL_PEN or a similar tool). "
        + "Choose the tablet's pen node; `stylusctl devices` lists them."
    case .noResolution(let device, let axis):
      return "\"\(device)\" does not tell how many units of \(Self.name(of: axis)) make a "
        + "millimetre. \(Self.mend(axis))"
    case .nonsenseRange(let device, let axis, let range):
      return "\"\(device)\" describes \(Self.name(of: axis)) as \(range.minimum)..."
        + "\(range.maximum) with \(range.resolution) units per millimetre. \(Self.mend(axis))"
    case .absurdSize(let device, let axis, let millimetres):
      return "\"\(device)\" would be \(millimetres) mm long on \(Self.name(of: axis)). "
        + Self.mend(axis)
    }
  }

  private static func name(of axis: UInt16) -> String {
    axis == Axis.x ? "ABS_X" : axis == Axis.y ? "ABS_Y" : "axis \(axis)"
  }

  /// A description can be mended where it is written, or in udev's table.
  private static func mend(_ axis: UInt16) -> String {
    let digits = String(axis, radix: 16)
    let key = "EVDEV_ABS_" + (digits.count < 2 ? "0" : "") + digits
    return "For a recording name the tablet's model; for a device put "
      + "\(key)=<min>:<max>:<units per mm> into /etc/udev/hwdb.d."
  }
}
