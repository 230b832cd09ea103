package import Evdev

/// A tablet's reports, in the format that the driver expects for its product.
package struct WacomReports {
  private var family: Family
  private var pen: ReportedPen
  private var pad = ReportedPad()

  private enum Family {
    case described(DescribedReports)
    case intuos(IntuosPackets)
  }

  /// The reports of a tablet with its axes at the values at which a recording begins.
  ///
  /// - Throws: `unsupported` for a product whose packets are not supported here.
  package init(_ tablet: HIDTablet, startingAt axes: [UInt16: Int32] = [:])
    throws(VirtualTabletError)
  {
    switch ReportFamily(product: tablet.product) {
    case .described: family = .described(DescribedReports(tablet))
    case .intuos(let pad): family = .intuos(IntuosPackets(tablet, pad: pad))
    case .foreign:
      throw .unsupported(
        device: tablet.name,
        "the driver expects its own packet format from product "
          + "\(String(tablet.product, radix: 16)); use uinput")
    }
    pen = ReportedPen(startingAt: axes)
  }

  /// The HID report descriptor of the device.
  package var descriptor: [UInt8] {
    switch family {
    case .described(let reports): reports.descriptor
    case .intuos(let packets): packets.descriptor
    }
  }

  /// Applies a frame of the pen's evdev events and writes the tablet's report for it.
  package mutating func encode(pen frame: Span<InputEvent>, into queue: inout ReportQueue) {
    pen.applyFrame(frame)
    switch family {
    case .described(var reports):
      reports.report(pen, into: &queue)
      family = .described(reports)
    case .intuos(var packets):
      packets.report(pen, into: &queue)
      family = .intuos(packets)
    }
  }

  /// Applies a frame of the pad's evdev events and writes the tablet's report for it.
  package mutating func encode(pad frame: Span<InputEvent>, into queue: inout ReportQueue) {
    pad.applyFrame(frame)
    switch family {
    case .described(let reports): reports.report(pad, into: &queue)
    case .intuos(let packets): packets.report(pad, into: &queue)
    }
  }
}
