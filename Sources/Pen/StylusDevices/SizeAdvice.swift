package import Evdev
import StylusModel

/// How the user can fix a tablet whose description does not report its size: a complete file for
/// udev's table, and the commands that activate it.
///
/// libinput reads the same table, so the file helps every program.
package struct SizeAdvice: Hashable, Sendable {
  /// The tablet's own name.
  package let device: String
  private let bus: UInt16
  private let vendor: UInt16
  private let product: UInt16
  private let x: AxisRange?
  private let y: AxisRange?

  /// Advice about a device.
  package init(_ description: DeviceDescription) {
    device = String(description.name.map { $0.isNewline ? " " : $0 })
    (bus, vendor, product) = (description.bus, description.vendor, description.product)
    (x, y) = (description.axes[Axis.x], description.axes[Axis.y])
  }

  /// The advice in separate lines.
  package var text: String {
    """
    Fix for a recording: add --size WIDTHxHEIGHT, the size of the surface in mm, or --tablet with the model or a file that describes it.
    Fix for a device: save the next three lines as \(path), with the blanks in front.
    \(lines.joined(separator: "\n"))
    \(explanation)
    Then run, as root: \(Self.commands)
    At last plug the tablet in again, or start stylusd again.
    """
  }

  /// The advice about a device in one line.
  package var line: String {
    "Fix: run, as root: printf '\(lines.joined(separator: "\\n"))\\n' > \(path) && \(Self.commands). "
      + explanation
  }

  private static let commands =
    "systemd-hwdb update && udevadm trigger --subsystem-match=input --action=change"

  private var path: String {
    "/etc/udev/hwdb.d/61-tablet-\(vendor.hexadecimal)-\(product.hexadecimal).hwdb"
  }

  /// systemd's hwdb: the match is the beginning of the kernel's alias of the device, and empty
  /// numbers are not changed.
  private var lines: [String] {
    [
      "evdev:input:b\(bus.hexadecimal.uppercased())v\(vendor.hexadecimal.uppercased())p\(product.hexadecimal.uppercased())*",
      " EVDEV_ABS_00=\(Self.axisOverride(x, units))",
      " EVDEV_ABS_01=\(Self.axisOverride(y, units))",
    ]
  }

  private var explanation: String {
    let size = [x, y].map { Self.millimetersText($0, units) }.joined(separator: " by ")
    return
      "This is correct for a surface of \(size) mm, with \(units) units per millimeter. For "
      + "another size, write the units of each axis divided by its length in mm instead."
  }

  /// Units a millimeter of a surface about 200 mm wide.
  private var units: Int64 { max(1, (Self.span(x) + 100) / 200) }

  private static func axisOverride(_ range: AxisRange?, _ units: Int64) -> String {
    guard let range, range.minimum < range.maximum else { return "0:\(200 * units):\(units)" }
    return "::\(units)"
  }

  private static func millimetersText(_ range: AxisRange?, _ units: Int64) -> String {
    let tenths = (10 * span(range) + units / 2) / units
    return "\(tenths / 10)" + (tenths % 10 == 0 ? "" : ".\(tenths % 10)")
  }

  private static func span(_ range: AxisRange?) -> Int64 {
    guard let range, range.minimum < range.maximum else { return 20_000 }
    return Int64(range.maximum) - Int64(range.minimum)
  }
}
