/// The meaning of a field in a HID report: a usage page and a usage on it.
package struct HIDUsage: BitwiseCopyable, Hashable, Sendable {
  package var page: UInt16
  package var number: UInt16

  private static func digitizer(_ number: UInt16) -> Self { Self(page: 0x0d, number: number) }
  private static func wacom(_ number: UInt16) -> Self { Self(page: 0xff0d, number: number) }

  /// Application collection of a display tablet.
  package static let pen = digitizer(0x02)
  /// Physical collection around a pen's fields.
  package static let stylus = digitizer(0x20)
  package static let tipPressure = digitizer(0x30)
  package static let inRange = digitizer(0x32)
  /// The pen's eraser end points down.
  package static let invert = digitizer(0x3c)
  package static let tiltX = digitizer(0x3d)
  package static let tiltY = digitizer(0x3e)
  package static let twist = digitizer(0x41)
  package static let tipSwitch = digitizer(0x42)
  package static let barrelSwitch = digitizer(0x44)
  /// The eraser touches.
  package static let eraser = digitizer(0x45)
  package static let scanTime = digitizer(0x56)
  package static let barrelSwitch2 = digitizer(0x5a)
  /// The low 32 bits of the tool's serial number.
  package static let serialLow = digitizer(0x5b)
  package static let x = Self(page: 0x01, number: 0x30)
  package static let y = Self(page: 0x01, number: 0x31)

  /// Application collection of an opaque Wacom tablet.
  package static let wacomDigitizer = wacom(0x01)
  /// A tool is near, although possibly not near enough to have a position.
  package static let sense = wacom(0x36)
  /// Physical collection around a pad's fields.
  package static let tabletKeys = wacom(0x39)
  /// The high 32 bits of the tool's serial number.
  package static let serialHigh = wacom(0x5c)
  package static let barrelSwitch3 = wacom(0x5d)
  package static let toolType = wacom(0x77)
  package static let distance = wacom(0x132)
  package static let ring = wacom(0x138)
  package static let ringTouched = wacom(0x139)
  /// The wheel of an airbrush.
  package static let fingerWheel = wacom(0xd03)

  /// A pad's key, counted from 0; at most 16.
  package static func padKey(_ index: Int) -> Self { wacom(0x910 + UInt16(index)) }
  /// A field or collection that only its maker understands.
  package static let opaque = Self(page: 0xff00, number: 0x01)
}

/// The size of one step of a field that is a length or an angle.
package enum HIDUnit: BitwiseCopyable, Hashable, Sendable {
  /// The physical range counts hundredths of a millimeter.
  case hundredthMillimeter
  /// The physical range counts degrees.
  case degree

  /// The descriptor's code: system in the low four bits, then exponents.
  var code: Int32 { self == .degree ? 0x14 : 0x11 }
  /// The power of ten: lengths are in centimeters.
  var exponent: Int32 { self == .degree ? 0 : -3 }
}
