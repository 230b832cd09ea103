package import Evdev

/// The state of a pen according to its evdev events: the sum of all frames.
package struct ReportedPen {
  /// The last position of each axis, by code; 0 for one that never moved.
  private var axes: [Int32]
  /// The tool near the tablet, by its BTN_TOOL_ code; nil while there is none.
  private(set) var tool: UInt16?
  private(set) var isTouching = false
  /// BTN_STYLUS, BTN_STYLUS2, BTN_STYLUS3 in bits 0, 1, 2.
  private(set) var buttons: UInt8 = 0
  private(set) var serial: Int32 = 0
  private(set) var scanTime: Int32 = 0
  /// The axes that the latest frame carried, a bit per code.
  private(set) var carried: UInt64 = 0

  /// A pen out of proximity, with its axes initially at the recording's values.
  package init(startingAt positions: [UInt16: Int32] = [:]) {
    axes = Array(repeating: 0, count: Axis.count)
    for (code, value) in positions where code < Axis.count { axes[Int(code)] = value }
  }

  /// The value of an axis.
  subscript(axis: UInt16) -> Int32 { axes[Int(axis)] }

  /// Whether the latest frame carried the axis.
  func carries(_ axis: UInt16) -> Bool { carried & 1 << UInt64(axis) != 0 }

  /// Takes in the events of one frame.
  package mutating func applyFrame(_ frame: Span<InputEvent>) {
    carried = 0
    for index in frame.indices {
      let event = frame[index]
      switch event.type {
      case EventType.absolute where event.code < Axis.count:
        axes[Int(event.code)] = event.value
        carried |= 1 << UInt64(event.code)
      case EventType.key: takeKey(event.code, isDown: event.value != 0)
      case EventType.miscellaneous where event.code == Miscellaneous.serial: serial = event.value
      case EventType.miscellaneous where event.code == Miscellaneous.timestamp:
        scanTime = event.value & 0xffff
      default: break
      }
    }
  }

  private mutating func takeKey(_ code: UInt16, isDown: Bool) {
    switch code {
    case Key.touch: isTouching = isDown
    case Key.stylus: setButton(0, isDown)
    case Key.stylus2: setButton(1, isDown)
    case Key.stylus3: setButton(2, isDown)
    case Key.toolPen...Key.toolAirbrush, Key.toolMouse, Key.toolLens:
      if isDown { tool = code } else if tool == code { tool = nil }
    default: break
    }
  }

  private mutating func setButton(_ bit: UInt8, _ isDown: Bool) {
    buttons = isDown ? buttons | 1 << bit : buttons & ~(1 << bit)
  }
}
