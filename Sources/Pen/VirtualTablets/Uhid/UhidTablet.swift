package import Evdev
import Glibc
import LinuxIO
package import StylusModel

/// An emulated tablet for the kernel's own wacom driver, created with uhid.
///
/// The driver creates the event nodes for pen and pad, with the ranges, names and behavior it has
/// for that product. The input are frames as on evdev, which become the product's HID reports.
/// ``DescribedReports`` and ``IntuosPackets`` list the values that are preserved.
///
/// The kernel sends the device requests while it exists: call ``answerKernel()`` when ``number`` is
/// readable, or the kernel waits five seconds for each. The device is removed with the value.
///
///     var tablet = try UhidTablet(HIDTablet(pen: pen.description, pad: pad.description))
///     let nodes = try tablet.waitForNodes(atMost: .milliseconds(5000))  // event5, event6
///     try tablet.send(pen: frame.span)
package struct UhidTablet: ~Copyable {
  private var device: UhidDevice
  private var reports: WacomReports
  private var queue = ReportQueue()
  private let tablet: HIDTablet
  private let place: String

  /// The event nodes created by the driver.
  package struct Nodes: Hashable, Sendable {
    /// Such as `event5`.
    package var pen: String
    /// Such as `event6`; nil for a tablet without pad.
    package var pad: String?
  }

  /// Creates the device; the driver claims it soon afterwards.
  ///
  /// - Parameters:
  ///   - tablet: the tablet to emulate.
  ///   - axes: the values of the pen's axes when the recording begins.
  /// - Throws: `unavailable`, `refused`; `unsupported` for a product without known packets.
  package init(_ tablet: HIDTablet, startingAt axes: [UInt16: Int32] = [:])
    throws(VirtualTabletError)
  {
    let reports = try WacomReports(tablet, startingAt: axes)
    // The path identifies the device in sysfs, so it must be unique.
    let place = "stylusd-\(getpid())-\(Timestamp.now.microseconds)/input0"
    device = try UhidDevice(tablet, place: place, reportDescriptor: reports.descriptor)
    self.reports = reports
    self.tablet = tablet
    self.place = place
  }

  /// The descriptor to wait for; readable means ``answerKernel()``.
  package var number: Int32 { device.number }

  /// Answers the kernel's requests; never blocks.
  ///
  /// - Throws: `broken`.
  package mutating func answerKernel() throws(VirtualTabletError) { try device.answerKernel() }

  /// Plays one frame of the pen: one write for each report it becomes, mostly one.
  ///
  /// - Throws: `broken`.
  package mutating func send(pen frame: Span<InputEvent>) throws(VirtualTabletError) {
    reports.encode(pen: frame, into: &queue)
    try flush()
  }

  /// Plays one frame of the pad.
  ///
  /// - Throws: `broken`.
  package mutating func send(pad frame: Span<InputEvent>) throws(VirtualTabletError) {
    reports.encode(pad: frame, into: &queue)
    try flush()
  }

  /// The nodes of the pen and, if the tablet has one, of the pad; nil until the driver has created
  /// them.
  package var nodes: Nodes? {
    guard let found = UhidNodes.find(place: place) else { return nil }
    let pad = found.first { $0.name.hasSuffix(" Pad") }?.node
    guard let pen = found.first(where: { $0.name.hasSuffix(" Pen") })?.node,
      pad != nil || tablet.pad == nil
    else { return nil }
    return Nodes(pen: pen, pad: pad)
  }

  /// Answers the kernel's requests until the driver has created the nodes.
  ///
  /// - Throws: `withoutDriver` when the time is over: the wacom module is missing, or refused the
  ///   device (the kernel's log says why).
  package mutating func waitForNodes(atMost patience: Microseconds) throws(VirtualTabletError)
    -> Nodes
  {
    let end = Timestamp.now + patience
    while true {
      try answerKernel()
      if let nodes { return nodes }
      guard .now < end else {
        throw .withoutDriver(device: tablet.name, milliseconds: patience.value / 1_000)
      }
      // The kernel's next request ends the wait early; the creation of the nodes itself is not
      // reported.
      var wanted = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
      _ = unsafe poll(&wanted, 1, 20)
    }
  }

  private mutating func flush() throws(VirtualTabletError) {
    defer { queue.removeAll() }
    var start = 0
    for end in queue.ends {
      try device.send(queue.bytes[start..<end])
      start = end
    }
  }
}
