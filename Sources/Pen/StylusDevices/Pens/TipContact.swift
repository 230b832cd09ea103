import Evdev

/// Decides whether the tip touches, from the touch key and the pressure of a node.
///
/// A contact ends with its tool. Some drivers remove the tool and leave the touch key or the
/// pressure unchanged, for example Huion firmware when the pen is swept off the edge. The kernel
/// sends only changes, so such a value persists until the tool is back. It counts again as soon as
/// an event sets the key or the pressure.
struct TipContact: BitwiseCopyable {
  private var hasTouchKey = false
  /// The pressure of a tip that does not touch; nil without a pressure axis.
  private var rest: Int32?
  private var isKeyDown = false
  private var pressure: Int32 = 0
  /// Whether the tip has ever pressed: then a touch key that is left over counts only with a
  /// pressure.
  private var hasPressed = false
  /// Whether key and pressure are left over from a tool that left, or from before the node was
  /// opened.
  private var isLeftOver = true

  /// A tip that does not touch.
  init() {}

  /// A tip of a node with or without BTN_TOUCH; `rest` is the least value of its pressure axis.
  init(hasTouchKey: Bool, rest: Int32?) {
    self.hasTouchKey = hasTouchKey
    self.rest = rest
    pressure = rest ?? 0
  }

  /// Whether the tip touches while its tool is near.
  var isTouching: Bool {
    guard hasTouchKey else { return presses && !isLeftOver }
    return isKeyDown && !(isLeftOver && hasPressed)
  }

  /// Takes the touch key.
  mutating func takeKey(isDown: Bool) {
    isKeyDown = isDown
    isLeftOver = false
  }

  /// Takes a pressure.
  mutating func takePressure(_ value: Int32) {
    pressure = value
    guard presses else { return }
    hasPressed = true
    isLeftOver = false
  }

  /// The tool is gone, or the last values taken were a state and not events.
  mutating func leaveOver() { isLeftOver = true }

  /// The values taken as a state belong to a tool that is near.
  mutating func trust() { isLeftOver = false }

  private var presses: Bool { rest.map { pressure > $0 } ?? false }
}
