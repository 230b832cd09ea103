package import StylusModel

/// One complete frame of one pen: everything the kernel sent up to its SYN_REPORT, in physical
/// units, joined with libinput's events for it.
///
/// Values that the frame did not carry repeat the last known ones; ``carried`` lists the new ones.
package struct ToolFrame: BitwiseCopyable, Hashable, Sendable {
  /// The tablet.
  package var device: DeviceID
  /// The kernel's stamp of the frame.
  package var time: Timestamp
  /// The device's own clock (MSC_TIMESTAMP), unscaled and not unwrapped.
  package var deviceTicks: UInt32?
  /// The tool in proximity; after it left, the tool that left.
  package var tool: Tool
  /// Whether the tool is near, arrived, or left with this frame.
  package var presence: Presence
  /// Whether the tip touches: the raw BTN_TOUCH, or pressure above zero if the device has none.
  package var isTouching: Bool
  /// Whether the kernel dropped events before this frame; its values are then the state after the
  /// loss, not a reading at ``time``.
  package var followsGap: Bool
  /// Whether the frame contains nothing about the pen: another part of the tablet sent it on the
  /// pen's node while the pen was down. All values but the time are those of the previous frame.
  package var isHeld: Bool
  /// The properties whose axes this very frame carried.
  package var carried: PropertySet
  /// Raw x divided by the axis resolution, after the device's calibration and handedness.
  package var x: Millimeters
  /// Raw y divided by the axis resolution, after the device's calibration and handedness.
  package var y: Millimeters
  /// Raw pressure as a fraction of the axis range; the pipeline applies threshold and curve.
  package var pressure: Fraction
  /// Lean of the pen's upper end towards +x (right).
  package var tiltX: Radians
  /// Lean of the pen's upper end towards +y (down).
  package var tiltY: Radians
  /// Barrel rotation, clockwise.
  package var roll: Radians
  /// Airbrush wheel.
  package var slider: Fraction
  /// Height as a share of the sensing range.
  package var distance: Fraction
  /// The buttons that are down.
  package var buttons: ToolButtons

  /// Whether a tool is near.
  package enum Presence: UInt8, BitwiseCopyable, Sendable {
    /// No tool is near: the frame only repeats old state, or the device sends junk out of range.
    case absent
    /// The tool arrived with this frame.
    case entered
    /// The tool is near, as it was before.
    case near
    /// The device reported that the tool left.
    case left
    /// The departure of the tool was not reported, but is implied.
    case lost
  }

  /// A frame of a tool that is near, without any other value.
  package init(device: DeviceID, time: Timestamp, tool: Tool) {
    self.device = device
    self.time = time
    self.tool = tool
    deviceTicks = nil
    presence = .near
    isTouching = false
    followsGap = false
    isHeld = false
    carried = []
    x = Millimeters(0)
    y = Millimeters(0)
    pressure = .zero
    tiltX = Radians(0)
    tiltY = Radians(0)
    roll = Radians(0)
    slider = .zero
    distance = .zero
    buttons = []
  }
}
