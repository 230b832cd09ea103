public import InkDrawing
public import InkStorage

extension Drawing {
  /// Returns the drawing as the bytes of an ink file, with every number exact
  /// (docs/develop/ink-format.md). The same drawing gives the same bytes.
  public func dataRepresentation() -> [UInt8] { encoded(.exact) }

  /// Reads a drawing from the bytes of an ink file, exact or lossy, with up to
  /// ``/InkStorage/InkFile/usualLimit`` control points.
  ///
  /// - Throws: an error that describes the problem and its position.
  ///   ``/InkStorage/InkFile/recovering(_:)`` reads the undamaged part of a damaged file.
  public init(data: some Sequence<UInt8>) throws(InkFileError) {
    try self.init(decoding: Array(data))
  }
}
