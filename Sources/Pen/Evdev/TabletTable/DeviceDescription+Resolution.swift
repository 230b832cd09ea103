extension DeviceDescription {
  /// The description with the resolutions it lacks, if the model is of the same size.
  ///
  /// Old recordings have no resolutions, so their positions could not be told in millimeters. An
  /// axis gets the model's if its own is 0 and the spans differ by less than a twentieth: makers
  /// use one product number for tablets of several sizes, and kernels cut the edge of some by a
  /// few millimeters.
  package func fillingResolution(from model: TabletModel) -> DeviceDescription {
    var filled = self
    for (code, known) in model.axes {
      guard let range = axes[code], range.resolution == 0, range.isAbout(known) else { continue }
      filled.axes[code]?.resolution = known.resolution
    }
    return filled
  }

  /// The description with the resolutions it lacks, as far as the table knows the tablet.
  package func fillingResolution() -> DeviceDescription {
    let model = TabletTable.matching(vendor: vendor, product: product)
    return model.map(fillingResolution(from:)) ?? self
  }
}

extension AxisRange {
  /// How many units lie between the ends.
  fileprivate var span: Int64 { Int64(maximum) - Int64(minimum) }

  fileprivate func isAbout(_ other: AxisRange) -> Bool {
    abs(span - other.span) * 20 < other.span
  }
}
