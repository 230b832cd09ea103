import Evdev

/// The state of a pad in the kernel.
struct PadState: BitwiseCopyable {
  private(set) var pressed: UInt32 = 0
  /// Both rings, both strips.
  var sliders: InlineArray<4, PadSlider>
  var dials: InlineArray<2, PadDial>
  /// Whether the frame sets ABS_MISC to 0, by which Wacom reports that nothing is touched any more.
  var isLifting = false

  init(_ layout: PadLayout, isWacom: Bool, isShared: Bool) {
    // On a shared node the axis range is that of the airbrush, but a ring still has 72 positions.
    let ring = isShared ? AxisRange(minimum: 0, maximum: 71) : layout.ring
    sliders = [
      PadSlider(ring: ring, index: 0), PadSlider(ring: layout.secondRing, index: 1),
      PadSlider(strip: layout.strip, index: 0, isWacom: isWacom),
      PadSlider(strip: layout.secondStrip, index: 1, isWacom: isWacom),
    ]
    dials = [PadDial(), PadDial()]
  }

  mutating func takeButton(_ bit: UInt32, isDown: Bool) {
    pressed = isDown ? pressed | bit : pressed & ~bit
  }

  mutating func takeAxis(_ code: UInt16, _ value: Int32) {
    switch code {
    case Axis.wheel: sliders[0].setRawValue(value)
    case Axis.throttle: sliders[1].setRawValue(value)
    case Axis.rx: sliders[2].setRawValue(value)
    case Axis.ry: sliders[3].setRawValue(value)
    case Axis.miscellaneous: isLifting = value == 0
    default: break
    }
  }

  mutating func takeDial(_ code: UInt16, _ value: Int32) {
    dials[PadDial.secondCodes.contains(code) ? 1 : 0].applySteps(code, value)
  }
}
