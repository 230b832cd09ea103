import OverlayConfiguration
import StylusModel
import StylusProtocol

/// Which presses of buttons mean something: docs/configure.md, The overlay.
///
/// A press whose button does something else when it is pressed twice waits for that, ``patience``
/// long.
struct ButtonPresses {
  /// A button of a device.
  private struct DeviceButton: Hashable {
    let device: DeviceID
    let control: OverlayButton.DeviceControl
  }

  /// A press that may be the first of two.
  private struct WaitingPress {
    let key: DeviceButton
    let action: ButtonAction
    let until: Timestamp
  }

  private var held: [DeviceID: ToolButtons] = [:]
  private var waiting: [WaitingPress] = []

  /// How long after one press another makes it double: what desktops usually have.
  static let patience = Microseconds.milliseconds(400)

  /// When a press has waited long enough; nil if none waits.
  var deadline: Timestamp? { waiting.map(\.until).min() }

  /// These buttons of a pen are down now.
  ///
  /// - Returns: what is to be done.
  mutating func hold(
    _ buttons: ToolButtons, on tablet: Tablet, _ settings: OverlaySettings, in mode: OverlayMode,
    at now: Timestamp
  ) -> [ButtonAction] {
    let pressed = buttons.subtracting(held[tablet.id] ?? [])
    held[tablet.id] = buttons
    // Almost always: each sample comes here.
    guard !pressed.isEmpty else { return [] }
    let names: [(ToolButtons, Int)] = [(.stylus, 1), (.stylus2, 2), (.stylus3, 3)]
    return names.compactMap { button, number in
      pressed.contains(button)
        ? pressButton(.pen(number), on: tablet, settings, in: mode, at: now) : nil
    }
  }

  /// Nobody knows any more which buttons of a pen are down.
  mutating func letGo(of device: DeviceID) { held[device] = nil }

  /// A button is pressed.
  ///
  /// - Returns: what is to be done at once.
  mutating func pressButton(
    _ control: OverlayButton.DeviceControl, on tablet: Tablet, _ settings: OverlaySettings,
    in mode: OverlayMode, at now: Timestamp
  ) -> ButtonAction? {
    let key = DeviceButton(device: tablet.id, control: control)
    let double = settings.action(of: OverlayButton(control, isDouble: true), on: tablet, in: mode)
    if let index = waiting.firstIndex(where: { $0.key == key }) {
      waiting.remove(at: index)
      return double
    }
    let single = settings.action(of: OverlayButton(control, isDouble: false), on: tablet, in: mode)
    guard double != .none else { return single == .none ? nil : single }
    waiting.append(WaitingPress(key: key, action: single, until: now + Self.patience))
    return nil
  }

  /// What is to be done for presses that were not followed by another.
  mutating func due(at now: Timestamp) -> [ButtonAction] {
    let over = waiting.filter { $0.until <= now }
    waiting.removeAll { $0.until <= now }
    return over.map(\.action).filter { $0 != .none }
  }
}
