public import InkGeometry

/// One stroke of a drawing: its ink, its path and its mask.
///
/// A stroke is a value. A stroke made from another keeps its seed, render state and group, and
/// therefore its appearance.
public struct Stroke: Hashable, Sendable {
  /// The identifier, which stays the same when the stroke is moved, recolored or stored.
  public var id: InkID
  /// The identifier of the original stroke that this one was cut from, after any number of cuts;
  /// otherwise the same as ``id``.
  public var originID: InkID
  /// The ink of the stroke. If you set another type, the tips of the path are recomputed, see
  /// ``inked(with:width:)``. To use another type with the existing tips, set the path again
  /// afterwards.
  public var ink: Ink {
    didSet {
      guard ink.type != oldValue.type, !path.isEmpty else { return }
      path = path.inked(with: ink, replacing: oldValue)
    }
  }
  /// The path of the tip, in the stroke's own coordinates.
  public var path: StrokePath
  /// The transform from the stroke's own coordinates to the drawing's. A transform that is not
  /// finite is ignored.
  public var transform: InkTransform {
    didSet { if !transform.isFinite { transform = oldValue } }
  }
  /// The part of the stroke that remains, in its own coordinates; nil if the whole stroke remains.
  public var mask: Region?
  /// The seed for the noise of the textures.
  public var randomSeed: UInt32
  /// The state of the textures.
  public var renderState: RenderState
  /// The render group. Consecutive strokes of the same group are blended as one; if it is nil, the
  /// stroke is blended by itself.
  public var renderGroupID: InkID?

  /// Creates a new stroke with its own identifier. A transform that is not finite is replaced by
  /// the identity.
  ///
  /// The parameters are those of PencilKit, and each has a default. To make a stroke from another
  /// one, also pass its seed, render state and group; otherwise the new stroke looks different.
  public init(
    ink: Ink, path: StrokePath, transform: InkTransform = .identity, mask: Region? = nil,
    randomSeed: UInt32 = 0, renderState: RenderState = RenderState(), renderGroupID: InkID? = nil
  ) {
    id = InkID()
    originID = id
    self.ink = ink
    self.path = path
    self.transform = transform.isFinite ? transform : .identity
    self.mask = mask
    self.randomSeed = randomSeed
    self.renderState = renderState
    self.renderGroupID = renderGroupID
  }

  /// The moment of time offset 0 of the path.
  public var creationDate: WallTime { path.creationDate }

  /// The content version that a reader must support to draw this stroke.
  public var requiredContentVersion: ContentVersion {
    let rolled = path.contains { $0.roll != 0 }
    return max(ink.requiredContentVersion, rolled ? .version3 : .version1)
  }
}
