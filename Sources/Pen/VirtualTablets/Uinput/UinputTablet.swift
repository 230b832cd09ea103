import CLinux
package import Evdev
import Glibc
import LinuxIO

/// An emulated input device, created with the kernel's uinput: pen, pad or anything else.
///
/// Readers cannot distinguish it from hardware with the same description. It exists when the
/// initializer returns (udev and its listeners notice it later) and is removed with the value.
///
///     let tablet = try UinputTablet(recorded.description, startingAt: recorded.initialAxes)
///     print(try tablet.node)  // event7
///     try tablet.send(frame.span)
@safe package struct UinputTablet: ~Copyable {
  /// The description that it was created from.
  package let description: DeviceDescription
  private let descriptor: FileDescriptor
  /// The frame on its way to the kernel.
  private let buffer: UnsafeMutablePointer<input_event>

  /// The largest number of events in one write to the kernel; a longer frame takes several.
  package static let longestFrame = 256

  /// Creates the device.
  ///
  /// - Parameters:
  ///   - description: every code and property in it; force feedback is left out.
  ///   - axes: the initial values of the axes. The kernel does not send unchanged values, so a
  ///     recording should begin with the values that it was recorded with.
  ///   - place: the physical path. Devices with the same identity and the same path up to the last
  ///     slash count as one tablet (pen and pad).
  /// - Throws: `unavailable`, `refused`.
  package init(
    _ description: DeviceDescription, startingAt axes: [UInt16: Int32] = [:],
    place: String = "stylusd/input0"
  ) throws(VirtualTabletError) {
    let descriptor = try VirtualDeviceFile.uinput.open()
    let setup = UinputSetup(number: descriptor.number, device: description.name)
    try setup.declareCodes(of: description)
    try setup.declareAxes(of: description, startingAt: axes)
    try setup.createDevice(description, place: place)
    self.description = description
    self.descriptor = descriptor
    unsafe buffer = .allocate(capacity: Self.longestFrame)
    unsafe buffer.initialize(repeating: input_event(), count: Self.longestFrame)
  }

  deinit {
    _ = clinux_ioctl_value(descriptor.number, clinux_UI_DEV_DESTROY, 0)
    unsafe buffer.deallocate()
  }

  /// The name of its event node, such as `event7`.
  ///
  /// - Throws: `withoutNode` if the kernel's evdev is not loaded.
  package var node: String {
    get throws(VirtualTabletError) {
      let folder = "/sys/devices/virtual/input/" + systemName
      let entries = (try? FileBytes.names(in: folder)) ?? []
      guard let node = entries.first(where: { $0.hasPrefix("event") }) else {
        throw .withoutNode(device: description.name, folder: folder)
      }
      return node
    }
  }

  /// Plays one frame; the kernel stamps it with the current time.
  ///
  /// One write, without allocation. The closing SYN_REPORT is added if it is missing. The kernel
  /// passes on only changes, and drops a frame without changes.
  /// - Throws: `broken`.
  package func send(_ frame: Span<InputEvent>) throws(VirtualTabletError) {
    var filled = 0
    for index in frame.indices {
      if filled == Self.longestFrame { try flush(&filled) }
      let event = frame[index]
      storeEvent(event.type, event.code, event.value, at: &filled)
    }
    if frame.isEmpty || !frame[frame.count - 1].isReport {
      if filled == Self.longestFrame { try flush(&filled) }
      storeEvent(EventType.synchronization, SyncCode.report, 0, at: &filled)
    }
    try flush(&filled)
  }

  /// `inputN`, as sysfs names it.
  private var systemName: String {
    var name = [CChar](repeating: 0, count: 64)
    let length = unsafe name.withUnsafeMutableBytes {
      unsafe clinux_ioctl_pointer(
        descriptor.number, clinux_UI_GET_SYSNAME_64, $0.baseAddress)
    }
    return length < 0
      ? "" : String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  private func storeEvent(_ type: UInt16, _ code: UInt16, _ value: Int32, at filled: inout Int) {
    var event = input_event()
    event.type = type
    event.code = code
    event.value = value
    unsafe buffer[filled] = event
    filled += 1
  }

  private func flush(_ filled: inout Int) throws(VirtualTabletError) {
    let bytes = unsafe UnsafeRawBufferPointer(
      start: buffer, count: filled * MemoryLayout<input_event>.stride)
    filled = 0
    do throws(Errno) {
      guard unsafe try descriptor.write(bytes) == bytes.count else {
        throw Errno(rawValue: EIO)
      }
    } catch {
      throw .broken(device: description.name, error)
    }
  }
}
