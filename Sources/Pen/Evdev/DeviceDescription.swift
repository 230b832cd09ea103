/// The kernel's description of an event node when it is opened: names, codes and axis ranges.
///
/// It is sufficient to play a recording and to create the device with uinput.
package struct DeviceDescription: Hashable, Sendable {
  package var name: String
  package var bus: UInt16
  package var vendor: UInt16
  package var product: UInt16
  package var version: UInt16
  /// INPUT_PROP_*.
  package var properties: Set<UInt16>
  /// The codes of each event type in use; EV_SYN, which every device has, is left out.
  package var codes: [UInt16: Set<UInt16>]
  /// The range of each EV_ABS code.
  package var axes: [UInt16: AxisRange]
  /// The size of the surface as the user stated it, for a device that does not report it.
  package var statedSize: SurfaceSize?

  /// A device without any codes.
  package init(name: String, bus: UInt16 = 0, vendor: UInt16 = 0, product: UInt16 = 0) {
    self.name = name
    self.bus = bus
    self.vendor = vendor
    self.product = product
    version = 0
    properties = []
    codes = [:]
    axes = [:]
  }

  /// Whether the node can send this code.
  package func has(_ type: UInt16, _ code: UInt16) -> Bool {
    codes[type]?.contains(code) ?? false
  }
}

/// The range of one axis: `struct input_absinfo` without its value.
package struct AxisRange: BitwiseCopyable, Hashable, Sendable {
  package var minimum: Int32
  package var maximum: Int32
  package var fuzz: Int32
  package var flat: Int32
  /// Units per millimeter; for tilt and rotation, units per radian; 0 if unknown.
  package var resolution: Int32

  /// Describes a range.
  package init(
    minimum: Int32, maximum: Int32, fuzz: Int32 = 0, flat: Int32 = 0, resolution: Int32 = 0
  ) {
    self.minimum = minimum
    self.maximum = maximum
    self.fuzz = fuzz
    self.flat = flat
    self.resolution = resolution
  }
}

/// Width and height of a tablet's surface, in millimeters.
package struct SurfaceSize: BitwiseCopyable, Hashable, Sendable {
  package let width: Double
  package let height: Double

  /// A size of 5 mm to 5 m; nil for any other.
  package init?(width: Double, height: Double) {
    guard 5...5_000 ~= width, 5...5_000 ~= height else { return nil }
    (self.width, self.height) = (width, height)
  }

  /// Reads a size as people write it: `210x157.5`.
  package init?(_ text: String) {
    let numbers = text.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    guard numbers.count == 2, let width = numbers[0], let height = numbers[1] else { return nil }
    self.init(width: width, height: height)
  }
}
