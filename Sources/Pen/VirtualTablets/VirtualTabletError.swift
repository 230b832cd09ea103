import Glibc
package import LinuxIO

/// Why a virtual tablet could not be created or used.
package enum VirtualTabletError: Error, Hashable, Sendable {
  /// The kernel's file for virtual devices cannot be opened.
  case unavailable(VirtualDeviceFile, Errno)
  /// The kernel refused a part of this kind for this device.
  case refused(device: String, part: String, Errno)
  /// The kernel has created the device, but no event node for it.
  case withoutNode(device: String, folder: String)
  /// No driver has created event nodes for the device in this time.
  case withoutDriver(device: String, milliseconds: Int64)
  /// The device has a property that its virtual form does not support.
  case unsupported(device: String, String)
  /// The kernel provides no timer for playing.
  case withoutTimer(SystemError)
  /// The device did not accept a frame any more.
  case broken(device: String, Errno)
}

extension VirtualTabletError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unavailable(let file, let reason):
      "cannot open \(file.path): \(reason); \(Self.fix(file, reason))"
    case .refused(let device, let part, let reason):
      "the kernel refuses \(part) of virtual device \"\(device)\": \(reason)"
    case .withoutNode(let device, let folder):
      "no event node for virtual device \"\(device)\" in \(folder); run sudo modprobe evdev"
    case .withoutDriver(let device, let milliseconds):
      "no wacom driver claimed virtual device \"\(device)\" within \(milliseconds) ms; run "
        + "sudo modprobe wacom, and check the kernel's log (sudo dmesg)"
    case .unsupported(let device, let problem):
      "cannot make a virtual device like \"\(device)\": \(problem)"
    case .withoutTimer(let error): "cannot keep time while playing: \(error)"
    case .broken(let device, let reason):
      "virtual device \"\(device)\" accepted no frame: \(reason)"
    }
  }

  private static func fix(_ file: VirtualDeviceFile, _ reason: Errno) -> String {
    switch reason.rawValue {
    case EACCES, EPERM:
      "run it with sudo, or, until the next reboot, "
        + "sudo setfacl -m u:$USER:rw \(file.path) (this also allows you to press keys)"
    default: "load the kernel module: sudo modprobe \(file.rawValue)"
    }
  }
}
