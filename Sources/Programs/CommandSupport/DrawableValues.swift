package import StylusModel

extension Sample {
  /// Whether it lies where a tablet can be; what a broken device claims beyond is not drawn.
  package var canBeDrawn: Bool { x.canBeDrawn && y.canBeDrawn }
}

extension Tablet.Area {
  /// Whether a tablet can be of this size, and lie there.
  package var canBeDrawn: Bool {
    left.canBeDrawn && top.canBeDrawn && width.canBeDrawn && height.canBeDrawn
      && width.value > 0 && height.value > 0
  }
}

extension Millimeters {
  /// Less than ten meters, and a number at all.
  fileprivate var canBeDrawn: Bool { abs(value) < 10_000 }
}
