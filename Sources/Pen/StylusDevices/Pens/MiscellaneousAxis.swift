import Evdev

/// The meaning of ABS_MISC on a device, which Linux never defined.
enum MiscellaneousAxis: BitwiseCopyable {
  /// Wacom's driver: the model of the tool, built up over time, 0 when it leaves.
  case toolModel
  /// iptsd for Surface: the device's clock.
  case deviceTime
  /// Usages that hid-input could not assign: no meaning.
  case unknown

  init(_ description: DeviceDescription) {
    guard description.axes[Axis.miscellaneous] != nil else {
      self = .unknown
      return
    }
    switch description.vendor {
    case 0x056a: self = .toolModel
    case 0x045e: self = .deviceTime
    // N-trig, whose sensors are in Surfaces up to the Pro 5: iptsd passes its number on.
    case 0x1b96 where description.bus == 0x06: self = .deviceTime
    default: self = .unknown
    }
  }
}
