public import InkGeometry

/// How an eraser takes ink away.
public enum EraserMode: Hashable, Sendable {
  /// Every stroke that it touches goes, whole.
  case object
  /// Only what it covers goes; strokes get holes, or fall apart.
  case pixel
}

/// What an eraser did to one stroke.
public struct Erasure: Hashable, Sendable {
  /// The stroke as it was.
  public var before: Stroke
  /// The ids of what is there in its place: its own if it has a mask now, several if it fell apart,
  /// none if it is gone.
  public var after: [InkID]
}

extension Drawing {
  /// Takes ink away in a region, and tells which strokes changed, the lowest first.
  ///
  /// Only strokes near the region are looked at. The region of an eraser that moves is
  /// ``Region/init(sweeping:tolerance:)`` of its tips.
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
