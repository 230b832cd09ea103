public import InkGeometry

/// One stroke of a drawing: what it is drawn with, where it goes, and what is left of it.
///
/// A value. A stroke made from another keeps its seed, render state and group, and with them its
/// look.
public struct Stroke: Hashable, Sendable {
  /// Its name, which stays while it is moved, recolored and stored.
  public var id: InkID
  /// The name of the stroke that it was cut from, however often; else its own.
  public var originID: InkID
  /// What it is drawn with. Another type refits the path's tips, see ``inked(with:width:)``;
  /// whoever wants an ink of another type on tips as they are sets the path after it.
  public var ink: Ink {
    didSet {
      guard ink.type != oldValue.type, !path.isEmpty else { return }
      path = path.inked(with: ink, replacing: oldValue)
    }
  }
  /// Where the tip went, in the stroke's own coordinates.
  public var path: StrokePath
  /// From its own coordinates to the drawing's; one that is not finite is not taken.
  public var transform: AffineTransform {
    didSet { if !transform.isFinite { transform = oldValue } }
  }
  /// What is left of it, in its own coordinates; nil: all.
  public var mask: Region?
  /// Chooses the noise of its textures.
  public var randomSeed: UInt32
  /// Where its grain begins.
  public var renderState: RenderState
  /// Neighbors of one group blend once; nil: it blends alone.
  public var renderGroupID: InkID?

  /// A new stroke with a name of its own; a transform that is not finite counts as none.
  ///
  /// More parts than functions usually have here: they are PencilKit's, and each has a default. To
  /// make a stroke from another, give its seed, render state and group too, else it looks
  /// different.
  public init(
    ink: Ink, path: StrokePath, transform: AffineTransform = .identity, mask: Region? = nil,
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

  /// When its time offset 0 was.
  public var creationDate: WallTime { path.creationDate }

  /// What a reader must know to draw it.
  public var requiredContentVersion: ContentVersion {
    let rolled = path.contains { $0.roll != 0 }
    return max(ink.requiredContentVersion, rolled ? .version3 : .version1)
  }
}
