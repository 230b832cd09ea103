import Evdev
import StylusModel

/// A ring or strip, with the position of the finger on it.
struct PadSlider: BitwiseCopyable {
  let control: PadAction.Control
  let index: UInt8
  private let shape: SliderShape
  private var raw: Int32 = 0
  private var hasMoved = false
  private var isTouched = false

  private enum SliderShape: BitwiseCopyable {
    /// A circle whose least value is at the left, clockwise; Wacom's way.
    case circle(minimum: Int32, positions: Double)
    /// Intuos3 and Cintiq: one bit per position, 0 for no finger.
    case bits(last: Double)
    case line(minimum: Int32, span: Double)
    /// The pad does not have it.
    case absent
  }

  /// A ring, if the pad has one.
  init(ring range: AxisRange?, index: UInt8) {
    control = .ring
    self.index = index
    guard let range else {
      shape = .absent
      return
    }
    shape = .circle(
      minimum: range.minimum, positions: Double(range.maximum) - Double(range.minimum) + 1)
  }

  /// A strip, if the pad has one.
  init(strip range: AxisRange?, index: UInt8, isWacom: Bool) {
    control = .strip
    self.index = index
    guard let range else {
      shape = .absent
      return
    }
    if isWacom, range.maximum > 1 {
      shape = .bits(last: Double(31 - range.maximum.leadingZeroBitCount))
    } else {
      shape = .line(
        minimum: range.minimum, span: Double(range.maximum) - Double(range.minimum))
    }
  }

  mutating func setRawValue(_ value: Int32) {
    raw = value
    hasMoved = true
  }

  /// The new value, as in ``StylusModel/PadAction/value``; nil if the frame does not contain one.
  ///
  /// - Parameter isLifting: whether the frame reports that the pad is no longer touched. Its axes
  ///   are then set to 0, which is a position on a ring, and are not sent if they are already 0.
  mutating func finishFrame(isLifting: Bool) -> Float? {
    defer { hasMoved = false }
    if isLifting || (hasMoved && isEmptyHanded) {
      defer { isTouched = false }
      return isTouched ? -1 : nil
    }
    guard hasMoved, let place else { return nil }
    isTouched = true
    return Float(place)
  }

  private var isEmptyHanded: Bool {
    if case .bits = shape { return raw <= 0 }
    return false
  }

  private var place: Double? {
    switch shape {
    case .circle(let minimum, let positions):
      let turn = (Double(raw) - Double(minimum)) / positions + 0.75
      return (turn - turn.rounded(.down)) * 360
    case .bits(let last):
      let middle = Double(31 - raw.leadingZeroBitCount + raw.trailingZeroBitCount) / 2
      return min(middle / last, 1)
    case .line(let minimum, let span):
      return min(max((Double(raw) - Double(minimum)) / span, 0), 1)
    case .absent:
      return nil
    }
  }
}
