package import Evdev

/// A Wacom tablet as the kernel's wacom driver shall find it: one pen and perhaps its pad.
package struct HIDTablet: Hashable, Sendable {
  /// The device's name; the driver uses its own name for a product that it knows.
  package var name: String
  /// USB product of vendor 056a; decides how the driver reads the reports.
  package var product: UInt16
  package var version: UInt16
  /// Whether the pen is used on a screen.
  package var isDisplay: Bool
  /// The pen's axes by evdev code; axes unknown to the driver are left out.
  package var axes: [UInt16: AxisRange]
  /// Whether tools have a serial number and a type.
  package var identifiesTools: Bool
  /// Whether reports carry the device's clock, 16 bits of it.
  package var hasScanTime: Bool
  /// The pad; nil for a tablet without.
  package var pad: HIDPad?

  private static let bluetooth: UInt16 = 5

  /// The controls of a pad.
  package struct HIDPad: Hashable, Sendable {
    /// The number of keys; at most 16.
    package var keys: Int
    /// The last position of the touch ring; nil for a pad without.
    package var ringMaximum: Int32?
  }

  /// The tablet whose pen and pad have these descriptions on evdev.
  ///
  /// It is always on the USB bus, regardless of the bus in the description.
  /// - Throws: `unsupported` for a device of another vendor, one on Bluetooth, or one without x, y
  ///   and pressure.
  package init(pen: DeviceDescription, pad: DeviceDescription? = nil) throws(VirtualTabletError) {
    guard pen.vendor == 0x056a else {
      throw .unsupported(
        device: pen.name, "the kernel's wacom driver takes vendor 056a only; use uinput")
    }
    guard pen.bus != Self.bluetooth else {
      throw .unsupported(
        device: pen.name, "its Bluetooth packets are not supported; use its USB product or uinput"
      )
    }
    for (code, name) in [(Axis.x, "x"), (Axis.y, "y"), (Axis.pressure, "pressure")]
    where pen.axes[code].map({ $0.minimum < $0.maximum }) != true {
      throw .unsupported(device: pen.name, "its pen has no usable range for \(name); use uinput")
    }
    name = pen.name.hasSuffix(" Pen") ? String(pen.name.dropLast(4)) : pen.name
    product = pen.product
    version = pen.version
    isDisplay = pen.properties.contains(DeviceProperty.direct)
    axes = pen.axes
    identifiesTools = pen.has(EventType.miscellaneous, Miscellaneous.serial)
    hasScanTime = pen.has(EventType.miscellaneous, Miscellaneous.timestamp)
    self.pad = pad.map { pad in
      let keys = pad.codes[EventType.key] ?? []
      return HIDPad(
        keys: (keys.compactMap(ReportedPad.index(ofKey:)).max() ?? -1) + 1,
        ringMaximum: pad.axes[Axis.wheel].flatMap { $0.maximum > 0 ? $0.maximum : nil })
    }
  }
}
