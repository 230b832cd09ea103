package import Evdev
package import StylusModel
package import StylusPipeline

/// Turns the raw events of one pad into pad actions.
///
/// For recordings and for pads that share the node of their pen (Wacom before Linux 3.17,
/// recognized by the serial number in their frames). Live pads are read through libinput, which
/// also reports their modes. The mode is always 0 here.
package struct PadAssembler: BitwiseCopyable, Sendable {
  private let device: DeviceID
  private let layout: PadLayout
  /// Whether the node is the pen's, and only frames that name the pad count.
  private let isShared: Bool
  private var committed: PadState
  private var arriving: PadState
  private var serial: UInt32?
  private var isDiscarding = false

  /// An assembler for a pad that is not touched; nil if the device has no controls.
  package init?(device: DeviceID, description: DeviceDescription) {
    layout = PadLayout(description)
    guard !layout.isEmpty else { return nil }
    self.device = device
    isShared = DeviceRole.of(description) == .pen
    committed = PadState(layout, isWacom: description.vendor == 0x056a, isShared: isShared)
    arriving = committed
  }

  /// Takes one event; at a SYN_REPORT, passes the actions of the frame to `sink`.
  package mutating func processEvent(_ event: InputEvent, into sink: inout some DeviceEventSink) {
    if event.isDropped {
      discard(at: event.time, into: &sink)
    } else if event.isReport {
      report(at: event.time, into: &sink)
    } else if !isDiscarding {
      applyEvent(event)
    }
  }

  private mutating func discard(at time: Timestamp, into sink: inout some DeviceEventSink) {
    arriving = committed
    serial = nil
    isDiscarding = true
    // The pen's own frame marks the gap of a shared node.
    if !isShared { sink.deliver(.gap(device, time)) }
  }

  private mutating func applyEvent(_ event: InputEvent) {
    switch event.type {
    case EventType.key:
      arriving.takeButton(PadLayout.bit(of: event.code), isDown: event.value != 0)
    case EventType.absolute: arriving.takeAxis(event.code, event.value)
    case EventType.relative: arriving.takeDial(event.code, event.value)
    case EventType.miscellaneous where event.code == Miscellaneous.serial:
      serial = UInt32(bitPattern: event.value)
    default: break
    }
  }

  private mutating func report(at time: Timestamp, into sink: inout some DeviceEventSink) {
    let isOurs = !isShared || serial == FrameAssembler.padSerial
    serial = nil
    guard !isDiscarding, isOurs else {
      isDiscarding = false
      arriving = committed
      return
    }
    reportButtons(at: time, into: &sink)
    let isLifting = arriving.isLifting
    for place in arriving.sliders.indices {
      guard let value = arriving.sliders[place].finishFrame(isLifting: isLifting) else { continue }
      let slider = arriving.sliders[place]
      report(slider.control, slider.index, value, at: time, into: &sink)
    }
    for index in arriving.dials.indices {
      guard let detents = arriving.dials[index].finishFrame() else { continue }
      report(.dial, UInt8(index), detents, at: time, into: &sink)
    }
    arriving.isLifting = false
    committed = arriving
  }

  private func reportButtons(at time: Timestamp, into sink: inout some DeviceEventSink) {
    var changed = arriving.pressed ^ committed.pressed
    while changed != 0 {
      let bit = changed & (0 &- changed)
      changed ^= bit
      guard let number = layout.buttonNumber(of: bit) else { continue }
      report(.button, number, arriving.pressed & bit == 0 ? 0 : 1, at: time, into: &sink)
    }
  }

  private func report(
    _ control: PadAction.Control, _ index: UInt8, _ value: Float, at time: Timestamp,
    into sink: inout some DeviceEventSink
  ) {
    sink.deliver(
      .pad(
        PadAction(
          device: device, time: time, control: control, index: index, mode: 0, value: value)))
  }
}
