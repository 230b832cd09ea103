extension DeviceDescription {
  /// The description with missing resolutions added, if the model is of the same size.
  ///
  /// Old recordings contain no resolutions, so their positions could not be converted to
  /// millimeters. An axis gets the model's resolution if its own is 0 and the ranges differ by less
  /// than 5 %: makers use one product number for tablets of several sizes, and kernels cut a few
  /// millimeters off the edge of some.
  package func fillingResolution(from model: TabletModel) -> DeviceDescription {
    var filled = self
    for (code, known) in model.axes {
      guard let range = axes[code], range.resolution == 0, range.isAbout(known) else { continue }
      filled.axes[code]?.resolution = known.resolution
    }
    return filled
  }

  /// The description with missing resolutions added, if the table contains the tablet.
  package func fillingResolution() -> DeviceDescription {
    let model = TabletTable.matching(vendor: vendor, product: product)
    return model.map(fillingResolution(from:)) ?? self
  }
}

extension AxisRange {
  /// The number of units between the ends.
  fileprivate var span: Int64 { Int64(maximum) - Int64(minimum) }

  fileprivate func isAbout(_ other: AxisRange) -> Bool {
    abs(span - other.span) * 20 < other.span
  }
}
