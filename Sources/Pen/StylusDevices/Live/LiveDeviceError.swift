package import LinuxIO

/// An error of a seat or of one of its tablets; the others keep working.
package enum LiveDeviceError: Error, Hashable, Sendable {
  /// libinput could not be started: without it there are no live devices.
  case seatUnavailable(String)
  /// The kernel refused a descriptor for waiting.
  case systemRefuses(SystemError)
  /// The event node could not be opened.
  case unreadable(device: String, node: String, Errno)
  /// The named path is not an event node.
  case noEventNode(path: String, Errno)
  /// libinput refused the tablet, for a reason of its own.
  case refused(device: String, node: String)
  /// The tablet's description does not allow positions in millimeters.
  case unusable(node: String, DeviceError)
  /// The second node has none of the requested values, and no pen buttons.
  case nothingLate(device: String, node: String)
  /// The tablet cannot be turned for the left hand; it is used as it is.
  case notReversible(device: String)
  /// The configured part of the tablet is beyond its surface; the whole surface is used.
  case areaBeyond(device: String)
}

extension LiveDeviceError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .seatUnavailable(let seat):
      "libinput cannot watch seat \"\(seat)\": no udev? Check that systemd-udevd runs and that "
        + "/run/udev can be read, then start again."
    case .systemRefuses(let failure):
      "\(failure). Raise the limit of open files (LimitNOFILE= in the service), then start again."
    case .unreadable(let device, let node, let reason):
      "cannot open \"\(device)\" (/dev/input/\(node)): \(reason). "
        + Self.openingAdvice(node, reason)
    case .noEventNode(let path, let reason):
      "\(path) is not an event node: \(reason). Name one such as event5 or /dev/input/event5, or "
        + "none for all pens and pads."
    case .refused(let device, let node):
      "libinput refuses \"\(device)\" (\(node)). `libinput list-devices --verbose` shows why."
    case .unusable(let node, let fault):
      "\(node): \(fault.line) Then \(Self.retry(node))."
    case .nothingLate(let device, let node):
      "\"\(device)\" (\(node)) is set as late-node, but has none of the late-properties and no "
        + "pen button. Set another node, or the properties that it has."
    case .notReversible(let device):
      "\"\(device)\" is not turned for the left hand: libwacom does not list it as reversible. "
        + "Put a .tablet file with Reversible=true into /etc/libwacom, then restart."
    case .areaBeyond(let device):
      "the configured area of \"\(device)\" lies beyond its surface, so all of it is used. "
        + "Correct `area` in the configuration; `stylusctl devices` shows the size."
    }
  }

  private static func openingAdvice(_ node: String, _ reason: Errno) -> String {
    switch reason {
    case .notPermitted, .accessDenied:
      "Run stylusd as its system service (scripts/install), or join the group that may read "
        + "only tablets: scripts/install --rule, then "
        + "sudo usermod -aG \(TabletGroup.name) $USER, then log in again."
    default: "Plug it in again, or \(retry(node))."
    }
  }

  private static func retry(_ node: String) -> String {
    "sudo udevadm trigger --action=add /dev/input/\(node)"
  }
}

extension Errno {
  fileprivate static let notPermitted = Errno(rawValue: 1)
  fileprivate static let accessDenied = Errno(rawValue: 13)
}
