import CLibinput
import LinuxIO
import StylusModel

/// A device of libinput; valid as long as the event that named it.
@safe struct LibinputDevice {
  private let handle: OpaquePointer

  init(borrowing handle: OpaquePointer) { unsafe self.handle = handle }

  /// Our number for the device; nil for a device that we do not use.
  var id: DeviceID? {
    get {
      guard let data = unsafe libinput_device_get_user_data(handle) else { return nil }
      return DeviceID(rawValue: UInt32(truncatingIfNeeded: UInt(bitPattern: data)))
    }
    nonmutating set {
      let number = UInt(newValue?.rawValue ?? 0)
      unsafe libinput_device_set_user_data(handle, UnsafeMutableRawPointer(bitPattern: number))
    }
  }

  /// The event node, such as `event5`.
  var node: String { unsafe Self.decodeCString(libinput_device_get_sysname(handle)) }

  /// The physical seat, such as `seat0`.
  var seat: String {
    unsafe Self.decodeCString(libinput_seat_get_physical_name(libinput_device_get_seat(handle)))
  }

  /// The identifier shared by the nodes of one physical tablet; empty if udev does not report it.
  var group: String {
    guard let device = unsafe libinput_device_get_udev_device(handle) else { return "" }
    defer { unsafe udev_device_unref(device) }
    return unsafe Self.decodeCString(
      udev_device_get_property_value(device, "LIBINPUT_DEVICE_GROUP"))
  }

  var isPen: Bool { has(LIBINPUT_DEVICE_CAP_TABLET_TOOL) }
  var isPad: Bool { has(LIBINPUT_DEVICE_CAP_TABLET_PAD) }

  /// The controls of the pad, except dials: this version of libinput may not support them.
  var pad: Tablet.Pad {
    unsafe Tablet.Pad(
      buttons: UInt8(clamping: libinput_device_tablet_pad_get_num_buttons(handle)),
      rings: UInt8(clamping: libinput_device_tablet_pad_get_num_rings(handle)),
      strips: UInt8(clamping: libinput_device_tablet_pad_get_num_strips(handle)), dials: 0)
  }

  /// The calibration matrix that was measured for a screen; the identity if there is none.
  var calibration: SurfaceCalibration {
    guard unsafe libinput_device_config_calibration_has_matrix(handle) != 0 else {
      return .identity
    }
    return unsafe withUnsafeTemporaryAllocation(of: Float.self, capacity: 6) { m in
      unsafe m.initialize(repeating: 0)
      guard unsafe libinput_device_config_calibration_get_matrix(handle, m.baseAddress) != 0 else {
        return SurfaceCalibration.identity
      }
      return unsafe SurfaceCalibration(
        xx: m[0], xy: m[1], x0: m[2], yx: m[3], yy: m[4], y0: m[5])
    }
  }

  /// Whether the tablet can be turned for the left hand. We turn it ourselves: libinput's positions
  /// are not used.
  var isReversible: Bool {
    unsafe libinput_device_config_left_handed_is_available(handle) != 0
  }

  private func has(_ capability: libinput_device_capability) -> Bool {
    unsafe libinput_device_has_capability(handle, capability) != 0
  }

  private static func decodeCString(_ characters: UnsafePointer<CChar>?) -> String {
    unsafe characters.map { unsafe String(cString: $0) } ?? ""
  }
}
