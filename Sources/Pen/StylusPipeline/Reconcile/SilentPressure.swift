import StylusModel

/// Detects a pressure axis without information: in some drivers it is always 0, or always at its
/// least value.
///
/// Such a pen is treated as one without pressure, so that its ink has the same width as that of any
/// such pen. The first real pressure ends this for good.
struct SilentPressure: BitwiseCopyable {
  private var tool: Tool?
  private var hasSpoken = false
  private var frames = 0
  private var last = Fraction.zero
  /// Whether the tool that is near is known to have no pressure.
  private(set) var isSilent = false

  /// More than this is a pressure; libinput calls less than a hundredth no contact.
  private static let least = Fraction(0.01)
  /// The number of frames with a steady pressure below that before it counts as none: a light hand
  /// is less steady.
  private static let longestSteady = 32

  /// Records the tool that is near, and of any pressure.
  mutating func watch(_ frame: ToolFrame) {
    guard frame.presence == .near || frame.presence == .entered, !frame.followsGap else { return }
    if tool != frame.tool, tool?.isKnownBetter(as: frame.tool) != true { self = SilentPressure() }
    tool = frame.tool
    let isSteady = last == .zero || last == frame.pressure || frame.pressure == .zero
    if frame.pressure > Self.least || !isSteady {
      (hasSpoken, isSilent) = (true, false)
    }
    last = frame.pressure > .zero ? frame.pressure : last
  }

  /// Takes a frame in contact whose pressure was due; true if it shows that the pen has none.
  mutating func judge(_ pressure: Fraction) -> Bool {
    guard !hasSpoken, !isSilent else { return false }
    frames += 1
    isSilent = pressure == .zero || frames > Self.longestSteady
    return isSilent
  }
}
