extension Stroke {
  /// The base width with which its ink made it, in millimeters; nil if the ink did not make its
  /// sizes. See ``StrokePath/baseWidth(of:)``.
  public var baseWidth: Double? { path.baseWidth(of: ink) }

  /// The stroke with another ink; everything else stays.
  ///
  /// - Parameter width: the base width, in millimeters. nil: an ink of the same type only changes
  ///   color, and one of another type gets as many times its default width as the old one had of
  ///   its own; the change back gives the same sizes (``StrokePath/inked(with:replacing:)``).
  ///   Setting ``ink`` does the same.
  public func inked(with ink: Ink, width: Double? = nil) -> Stroke {
    var stroke = self
    stroke.ink = ink
    if let width { stroke.path = path.inked(with: ink, width: width) }
    return stroke
  }
}
