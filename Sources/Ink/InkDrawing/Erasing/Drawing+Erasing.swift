public import InkGeometry

/// How an eraser removes ink.
public enum EraserMode: Hashable, Sendable {
  /// Removes every stroke that the eraser touches.
  case object
  /// Removes only the ink that the eraser covers, which leaves holes in strokes or divides them.
  case pixel
}

/// The result of erasing for one stroke.
public struct Erasure: Hashable, Sendable {
  /// The stroke before it was erased.
  public var before: Stroke
  /// The ids of the strokes that remain: the stroke's own id if it now has a mask, several ids if
  /// it was divided, and none if it was removed.
  public var after: [InkID]
}

extension Drawing {
  /// Removes the ink in a region and returns the strokes that changed, lowest first.
  ///
  /// Only strokes near the region are tested. Use
  /// ``/InkGeometry/Region/init(sweeping:tolerance:)`` to make the region of a moving eraser from
  /// its tips.
  @discardableResult
  public mutating func erase(_ region: Region, mode: EraserMode) -> [Erasure] {
    strokes(touching: region.bounds).compactMap { stroke in
      switch mode {
      case .object:
        guard stroke.touches(region) else { return nil }
        remove(stroke.id)
        return Erasure(before: stroke, after: [])
      case .pixel:
        let left = stroke.erasing(region)
        guard left != [stroke] else { return nil }
        return Erasure(before: stroke, after: replace(stroke.id, with: left) ?? [])
      }
    }
  }
}
