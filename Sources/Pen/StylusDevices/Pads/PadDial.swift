import Evdev

/// A wheel without ends: how far it was turned in this frame.
struct PadDial: BitwiseCopyable {
  /// REL_DIAL, REL_WHEEL and REL_WHEEL_HI_RES turn the first dial.
  static let firstCodes: [UInt16] = [
    Relative.dial, Relative.wheel, Relative.wheelHighResolution,
  ]
  /// REL_HWHEEL and REL_HWHEEL_HI_RES turn the second one.
  static let secondCodes: [UInt16] = [
    Relative.horizontalWheel, Relative.horizontalWheelHighResolution,
  ]

  private var detents: Double = 0
  /// The kernel also sends the coarse code, for programs that do not support the fine one.
  private var isFine = false

  /// Takes a code of this dial; wheels count away from the user, which is counterclockwise.
  mutating func applySteps(_ code: UInt16, _ value: Int32) {
    let steps = Double(value)
    switch code {
    case Relative.dial: detents += steps
    case Relative.wheelHighResolution: takeFine(-steps / 120)
    case Relative.horizontalWheelHighResolution: takeFine(steps / 120)
    case Relative.wheel where !isFine: detents -= steps
    case Relative.horizontalWheel where !isFine: detents += steps
    default: break
    }
  }

  private mutating func takeFine(_ turned: Double) {
    if !isFine { detents = 0 }
    isFine = true
    detents += turned
  }

  /// The detents of the frame, clockwise; nil if it was not turned.
  mutating func finishFrame() -> Float? {
    defer { detents = 0 }
    return detents == 0 ? nil : Float(detents)
  }
}
