package import Evdev

/// Why a device cannot be used as a pen tablet, with the device's name and the fix.
package enum DeviceError: Error, Hashable, Sendable {
  /// It sends no ABS_X or no ABS_Y.
  case noPosition(device: String)
  /// It announces none of BTN_TOOL_PEN ... BTN_TOOL_AIRBRUSH, and is not a tablet that works
  /// without them.
  case noTool(device: String)
  /// The kernel reports no resolution (units per millimeter) for the axis.
  case noResolution(SizeAdvice, axis: UInt16)
  /// The axis ends before it begins, or has a negative resolution.
  case invalidRange(SizeAdvice, axis: UInt16, range: AxisRange)
  /// Range and resolution result in a tablet of less than 5 mm or more than 5 m.
  case absurdSize(SizeAdvice, axis: UInt16, millimeters: Double)
}

extension DeviceError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noPosition(let device):
      return "\"\(device)\" sends no position (ABS_X and ABS_Y). "
        + "Choose the tablet's pen node; `stylusctl devices` lists them."
    case .noTool(let device):
      return "\"\(device)\" announces no pen (BTN_TOOL_PEN or a similar tool). "
        + "Choose the tablet's pen node; `stylusctl devices` lists them."
    case .noResolution(let advice, _), .invalidRange(let advice, _, _),
      .absurdSize(let advice, _, _):
      return "\(cause)\n\(advice.text)"
    }
  }

  /// Whether the description consists of several lines with advice; a device name cannot add lines.
  package var hasLines: Bool {
    switch self {
    case .noPosition, .noTool: false
    case .noResolution, .invalidRange, .absurdSize: true
    }
  }

  /// The same in one line, for a log.
  package var line: String {
    switch self {
    case .noPosition, .noTool: description
    case .noResolution(let advice, _), .invalidRange(let advice, _, _),
      .absurdSize(let advice, _, _):
      "\(cause) \(advice.line)"
    }
  }

  private var cause: String {
    switch self {
    case .noPosition, .noTool: ""
    case .noResolution(let advice, let axis):
      "\"\(advice.device)\" does not report how many units of \(Self.name(of: axis)) make a "
        + "millimeter."
    case .invalidRange(let advice, let axis, let range):
      "\"\(advice.device)\" describes \(Self.name(of: axis)) as \(range.minimum)...\(range.maximum) "
        + "with \(range.resolution) units per millimeter."
    case .absurdSize(let advice, let axis, let millimeters):
      "\"\(advice.device)\" would be \(millimeters) mm long on \(Self.name(of: axis))."
    }
  }

  private static func name(of axis: UInt16) -> String {
    axis == Axis.x ? "ABS_X" : axis == Axis.y ? "ABS_Y" : "axis \(axis)"
  }
}
