// Both have <linux/input.h>, and the first one that is loaded owns it.
import CLibinput
import CLinux
import Evdev
import Foundation
import LinuxIO
import StylusModel

/// Whether this process runs where it may make input devices.
let kernelTestsAreWanted = ProcessInfo.processInfo.environment["STYLUSD_KERNEL_TESTS"] == "1"

/// An event node as its readers see it, asked by ioctl.
struct EventNode: ~Copyable {
  private let descriptor: FileDescriptor

  /// Opens `eventN`, non-blocking.
  init(_ name: String) throws {
    descriptor = try FileDescriptor.open("/dev/input/" + name, O_RDONLY | O_NONBLOCK)
  }

  /// The description that the kernel gives back.
  func description() throws -> DeviceDescription {
    var id = input_id()
    try ask(0x02, into: &id)
    var name = [UInt8](repeating: 0, count: 256)
    let length = try ask(0x06, into: &name)
    var description = DeviceDescription(
      name: String(decoding: name.prefix(max(length - 1, 0)), as: UTF8.self), bus: id.bustype,
      vendor: id.vendor, product: id.product)
    description.version = id.version
    description.properties = try bits(0x09)
    for type in [EventType.key, EventType.relative, EventType.absolute, EventType.miscellaneous] {
      let codes = try bits(0x20 + UInt(type))
      if !codes.isEmpty { description.codes[type] = codes }
    }
    for code in description.codes[EventType.absolute] ?? [] {
      description.axes[code] = try range(of: code).range
    }
    return description
  }

  /// Where an axis stands, and its range.
  func range(of axis: UInt16) throws -> (value: Int32, range: AxisRange) {
    var info = input_absinfo()
    try ask(0x40 + UInt(axis), into: &info)
    let range = AxisRange(
      minimum: info.minimum, maximum: info.maximum, fuzz: info.fuzz, flat: info.flat,
      resolution: info.resolution)
    return (info.value, range)
  }

  /// Has events stamped on CLOCK_MONOTONIC from now on; what waited is dropped.
  func useMonotonicClock() throws {
    var clock = CLOCK_MONOTONIC
    // EVIOCSCLOCKID
    let result = unsafe clinux_ioctl_pointer(descriptor.number, 0x4004_45a0, &clock)
    guard result == 0 else { throw SystemError("set the clock of", "an event node") }
  }

  /// Everything that waits to be read.
  func read() throws -> [InputEvent] {
    var events: [InputEvent] = []
    var buffer = [input_event](repeating: input_event(), count: 64)
    while let count = try unsafe buffer.withUnsafeMutableBytes({
      unsafe try descriptor.read(into: $0)
    }) {
      events += buffer.prefix(count / MemoryLayout<input_event>.stride).map {
        InputEvent(
          time: Timestamp(microseconds: Int64($0.time.tv_sec) * 1_000_000 + Int64($0.time.tv_usec)),
          type: $0.type, code: $0.code, value: $0.value)
      }
    }
    return events
  }

  private func bits(_ request: UInt) throws -> Set<UInt16> {
    var bytes = [UInt8](repeating: 0, count: 96)
    let length = try ask(request, into: &bytes)
    var found: Set<UInt16> = []
    for code in 0..<length * 8 where bytes[code / 8] & (1 << UInt8(code % 8)) != 0 {
      found.insert(UInt16(code))
    }
    return found
  }

  /// EVIOCG*: direction "read", type 'E', this number, this size.
  @discardableResult
  private func ask<Answer: BitwiseCopyable>(_ number: UInt, into answer: inout Answer) throws -> Int
  {
    try unsafe withUnsafeMutableBytes(of: &answer) { unsafe try ask(number, $0) }
  }

  private func ask(_ number: UInt, into bytes: inout [UInt8]) throws -> Int {
    try unsafe bytes.withUnsafeMutableBytes { unsafe try ask(number, $0) }
  }

  private func ask(_ number: UInt, _ answer: UnsafeMutableRawBufferPointer) throws -> Int {
    let request: UInt = 0x8000_4500 | UInt(answer.count) << 16 | number
    let result = unsafe clinux_ioctl_pointer(descriptor.number, request, answer.baseAddress)
    guard result >= 0 else { throw SystemError("ask", "an event node") }
    return Int(result)
  }
}
