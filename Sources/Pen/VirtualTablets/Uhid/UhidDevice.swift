import Glibc
import LinuxIO

/// An emulated HID device, created with the kernel's uhid; its identity determines the driver.
///
/// The kernel sends it requests. The driver waits for each answer, up to five seconds, so call
/// ``answerKernel()`` whenever ``number`` is readable.
struct UhidDevice: ~Copyable {
  /// The device's name, for errors.
  let name: String
  private let descriptor: FileDescriptor
  /// The data last set by SET_REPORT, by report number, which GET_REPORT must return.
  private var features: [UInt8: [UInt8]] = [:]
  private var event = [UInt8](repeating: 0, count: Layout.eventSize)
  private var message: [UInt8] = []

  /// The numbers of <linux/uhid.h>; its packed structs cannot be imported.
  private enum Layout {
    static let eventSize = 4380
    static let create2: UInt32 = 11
    static let input2: UInt32 = 12
    static let getReport: UInt32 = 9
    static let getReportReply: UInt32 = 10
    static let setReport: UInt32 = 13
    static let setReportReply: UInt32 = 14
  }

  /// The descriptor to wait for.
  var number: Int32 { descriptor.number }

  /// Creates the device; a driver claims it soon afterwards.
  ///
  /// - Parameter place: the physical path, at most 63 bytes.
  /// - Throws: `unavailable`, `refused`.
  init(_ tablet: HIDTablet, place: String, reportDescriptor: [UInt8]) throws(VirtualTabletError) {
    let descriptor = try VirtualDeviceFile.uhid.open()
    let message = Self.creation(of: tablet, place: place, reportDescriptor)
    do throws(Errno) { try descriptor.writeAll(message) } catch {
      throw .refused(device: tablet.name, part: "creation", error)
    }
    name = tablet.name
    self.descriptor = descriptor
  }

  private static func creation(
    of tablet: HIDTablet, place: String, _ reportDescriptor: [UInt8]
  ) -> [UInt8] {
    var message = NativeBytes()
    message.append(Layout.create2)
    message.appendText(tablet.name, filling: 128)
    message.appendText(place, filling: 64)
    message.appendText("", filling: 64)
    message.append(UInt16(reportDescriptor.count))
    // USB, Wacom.
    message.append(3 as UInt16)
    message.append(0x056a as UInt32)
    message.append(UInt32(tablet.product))
    message.append(UInt32(tablet.version))
    message.append(0 as UInt32)
    return message.bytes + reportDescriptor
  }

  /// Sends one input report, its number first.
  ///
  /// - Throws: `broken`.
  mutating func send(_ report: ArraySlice<UInt8>) throws(VirtualTabletError) {
    message.removeAll(keepingCapacity: true)
    NativeBytes.appendValue(Layout.input2, to: &message)
    NativeBytes.appendValue(UInt16(report.count), to: &message)
    message += report
    try sendMessage()
  }

  /// Answers all requests of the kernel; never blocks.
  ///
  /// - Throws: `broken`.
  mutating func answerKernel() throws(VirtualTabletError) {
    while let length = try nextEvent(), length >= 12 {
      let question = NativeBytes.loadInteger(UInt32.self, at: 4, in: event)
      let report = event[8]
      switch NativeBytes.loadInteger(UInt32.self, at: 0, in: event) {
      case Layout.getReport: try answerGet(question, report)
      case Layout.setReport:
        let size = Int(NativeBytes.loadInteger(UInt16.self, at: 10, in: event))
        features[report] = Array(event[12..<min(12 + size, event.count)])
        composeReply(Layout.setReportReply, to: question, error: 0)
        try sendMessage()
      default: break
      }
    }
  }

  /// Returns the data that was set; for a report that was never set, an input/output error.
  private mutating func answerGet(_ question: UInt32, _ report: UInt8) throws(VirtualTabletError) {
    let value = features[report]
    composeReply(Layout.getReportReply, to: question, error: value == nil ? UInt16(EIO) : 0)
    NativeBytes.appendValue(UInt16(value?.count ?? 0), to: &message)
    message += value ?? []
    try sendMessage()
  }

  private mutating func composeReply(_ reply: UInt32, to question: UInt32, error: UInt16) {
    message.removeAll(keepingCapacity: true)
    NativeBytes.appendValue(reply, to: &message)
    NativeBytes.appendValue(question, to: &message)
    NativeBytes.appendValue(error, to: &message)
  }

  private mutating func nextEvent() throws(VirtualTabletError) -> Int? {
    let descriptor = descriptor.number
    let count = unsafe event.withUnsafeMutableBytes {
      unsafe read(descriptor, $0.baseAddress, $0.count)
    }
    if count >= 0 { return count }
    guard errno == EAGAIN || errno == EINTR else { throw .broken(device: name, .current) }
    return nil
  }

  private func sendMessage() throws(VirtualTabletError) {
    do throws(Errno) { try descriptor.writeAll(message) } catch {
      throw .broken(device: name, error)
    }
  }
}
