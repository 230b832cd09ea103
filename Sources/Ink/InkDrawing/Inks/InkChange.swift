import InkGeometry

/// A path whose tips are replaced by those of another ink.
struct InkChange {
  private let path: StrokePath

  init(_ path: StrokePath) { self.path = path }

  /// See ``StrokePath/baseWidth(of:)``.
  func baseWidth(of ink: Ink) -> Double? {
    var width = ink.type.defaultWidth
    // Sizes are proportional to the width, except at shaped ends, for which another iteration is
    // needed.
    for _ in 0..<4 {
      let again = inked(with: ink, anyWidth: width)
      guard let growth = medianGrowth(from: again) else { return nil }
      if abs(growth - 1) <= 1e-12 {
        return zip(path, again).allSatisfy { $0.looksLike($1) } ? width : nil
      }
      width = (width * growth).inNanometers
    }
    return nil
  }

  /// See ``StrokePath/inked(with:replacing:)``.
  func inked(with ink: Ink, replacing old: Ink) -> StrokePath {
    guard let width = baseWidth(of: old) else { return reshaped(from: old, to: ink) }
    let share = ink.type.defaultWidth / old.type.defaultWidth
    return inked(with: ink, anyWidth: (width * share).inNanometers)
  }

  /// Returns the path with an ink's tips, in proportion also beyond the ink's valid widths.
  private func inked(with ink: Ink, anyWidth width: Double) -> StrokePath {
    let range = ink.type.validWidths
    let valid = min(max(width, range.lowerBound), range.upperBound)
    let inked = path.inked(with: ink, width: valid)
    guard valid != width else { return inked }
    return inked.mapping { $0.resized(width: width / valid, height: width / valid) }
  }

  /// Returns how many times wider this path is than another, in the median; nil if no point
  /// determines it.
  private func medianGrowth(from other: StrokePath) -> Double? {
    let growths = zip(path, other).compactMap { point, other -> Double? in
      let growth = point.size.width / other.size.width
      return growth.isFinite && growth > 0 ? growth : nil
    }
    return growths.isEmpty ? nil : growths.sorted()[growths.count / 2]
  }

  private func reshaped(from old: Ink, to new: Ink) -> StrokePath {
    let growth = new.averageTip.size.height / old.averageTip.size.height
    let opacities = path.inked(with: new, width: new.type.defaultWidth).map(\.opacity)
    var number = 0
    return path.mapping { point in
      defer { number += 1 }
      let length = new.tip(of: point).length / old.tip(of: point).length
      var point = point.resized(width: growth * length, height: growth)
      point.opacity = opacities[number]
      return point
    }
  }
}

extension Ink {
  /// The tip for an average hand.
  fileprivate var averageTip: Tip { tip(width: type.defaultWidth, pen: PenState()) }

  /// Returns the tip for the pen of a point when it is not moving.
  fileprivate func tip(of point: StrokePoint) -> Tip {
    let pen = PenState(
      force: point.force, altitude: point.altitude, azimuth: point.azimuth, roll: point.roll)
    return tip(width: type.defaultWidth, pen: pen)
  }
}

extension Tip {
  /// The ratio of length to thickness; no ink makes a tip without thickness.
  fileprivate var length: Double { size.width / size.height }
}

extension StrokePoint {
  /// Returns whether the difference is invisible: 1/64 of a side and of the opacity, and the error
  /// that a lossy file may add.
  fileprivate func looksLike(_ other: StrokePoint) -> Bool {
    func isNear(_ a: Double, _ b: Double, _ least: Double) -> Bool {
      abs(a - b) <= abs(b) / 64 + least
    }
    return isNear(size.width, other.size.width, 0.005)
      && isNear(size.height, other.size.height, 0.005)
      && isNear(Double(opacity), Double(other.opacity), 1.0 / 512)
      && isNear(Double(secondaryScale), Double(other.secondaryScale), 1.0 / 512)
  }

  /// Returns the point with both sides scaled, to at most 90 m, which ``isValid`` allows.
  fileprivate func resized(width: Double, height: Double) -> StrokePoint {
    func limited(_ side: Double) -> Double { min(max(side, -9e4), 9e4) }
    var point = self
    point.size = Size(
      width: limited(size.width * width), height: limited(size.height * height))
    return point
  }
}

extension Double {
  /// The nearest whole number of millionths, if the difference is only a rounding error: 0.6, and
  /// not the number next to it.
  fileprivate var inNanometers: Double {
    let whole = (self * 1e6).rounded() / 1e6
    return abs(whole - self) <= abs(self) * 1e-12 ? whole : self
  }
}
