import Evdev
import StylusModel

/// The state of a pen node in the kernel: the last value of every axis and key that we use.
///
/// The kernel sends only changes, so a frame has no meaning without it.
struct PenNodeState: BitwiseCopyable {
  private(set) var x: Int32 = 0
  private(set) var y: Int32 = 0
  private(set) var z: Int32 = 0
  private(set) var wheel: Int32 = 0
  private(set) var pressure: Int32 = 0
  private(set) var distance: Int32 = 0
  private(set) var tiltX: Int32 = 0
  private(set) var tiltY: Int32 = 0
  /// ABS_MISC, with the meaning it has on this device.
  private(set) var miscellaneous: Int32 = 0
  var tools = ToolBits()
  var tip = TipContact()
  private(set) var buttons: ToolButtons = []

  /// Takes one event and returns the property of its axis, if any.
  mutating func applyEvent(_ event: InputEvent) -> PropertySet {
    switch event.type {
    case EventType.absolute: return takeAxis(event.code, event.value)
    case EventType.key: takeKey(event.code, event.value)
    default: break
    }
    return []
  }

  private mutating func takeAxis(_ code: UInt16, _ value: Int32) -> PropertySet {
    switch code {
    case Axis.x: x = value
    case Axis.y: y = value
    case Axis.z: z = value
    case Axis.wheel: wheel = value
    case Axis.pressure:
      pressure = value
      tip.takePressure(value)
    case Axis.distance: distance = value
    case Axis.tiltX: tiltX = value
    case Axis.tiltY: tiltY = value
    case Axis.miscellaneous: miscellaneous = value
    default: return []
    }
    return Self.property(of: code)
  }

  /// ABS_MISC has no fixed property: its meaning depends on the device's maker.
  private static func property(of code: UInt16) -> PropertySet {
    switch code {
    case Axis.x, Axis.y: PropertySet(.position)
    case Axis.z: PropertySet(.roll)
    case Axis.wheel: PropertySet(.slider)
    case Axis.pressure: PropertySet(.pressure)
    case Axis.distance: PropertySet(.distance)
    case Axis.tiltX, Axis.tiltY: PropertySet(.tilt)
    default: []
    }
  }

  /// Takes a key; a value other than 0 means down.
  private mutating func takeKey(_ code: UInt16, _ value: Int32) {
    let isDown = value != 0
    if code == Key.touch {
      tip.takeKey(isDown: isDown)
    } else if let button = Self.button(code) {
      if isDown { buttons.insert(button) } else { buttons.remove(button) }
    } else {
      tools.setBit(code, isDown: isDown)
    }
  }

  /// The button that a key is; nil for other keys.
  static func button(_ code: UInt16) -> ToolButtons? {
    switch code {
    case Key.stylus: .stylus
    case Key.stylus2: .stylus2
    case Key.stylus3: .stylus3
    case Key.left: .left
    case Key.right: .right
    case Key.middle: .middle
    case Key.side: .side
    case Key.extra: .extra
    default: nil
    }
  }
}
