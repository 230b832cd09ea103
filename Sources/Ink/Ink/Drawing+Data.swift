public import InkDrawing
public import InkStorage

extension Drawing {
  /// The drawing as the bytes of a file of our own format, every bit of every number in it
  /// (docs/develop/ink-format.md); the same drawing gives the same bytes.
  public func dataRepresentation() -> [UInt8] { encoded(.exact) }

  /// The drawing of such bytes, exact or not, up to ``InkStorage/InkFile/usualLimit`` control
  /// points.
  ///
  /// - Throws: what is wrong with them, and where. ``InkStorage/InkFile/recovering(_:)`` reads what
  ///   is left of a damaged file.
  public init(data: some Sequence<UInt8>) throws(InkFileError) {
    try self.init(decoding: Array(data))
  }
}
