extension Stroke {
  /// The base width from which the ink computed the sizes of the stroke, in millimeters; nil if the
  /// ink did not compute them. See ``StrokePath/baseWidth(of:)``.
  public var baseWidth: Double? { path.baseWidth(of: ink) }

  /// Returns the stroke with another ink and everything else unchanged.
  ///
  /// - Parameters:
  ///   - ink: the new ink.
  ///   - width: the base width, in millimeters. If it is nil, an ink of the same type changes only
  ///     the color, and an ink of another type gets the same multiple of its default width as the
  ///     old ink had. Changing back restores the same sizes
  ///     (``StrokePath/inked(with:replacing:)``). Setting ``ink`` does the same.
  public func inked(with ink: Ink, width: Double? = nil) -> Stroke {
    var stroke = self
    stroke.ink = ink
    if let width { stroke.path = path.inked(with: ink, width: width) }
    return stroke
  }
}
