package import WaylandClient

/// What a surface shows that is painted now and then: which picture is on it, and whether the
/// compositor takes another.
///
///     if shown.handleEvent(event, of: overlay.id) == .emptied { ... }
///     guard picture != shown.picture, !shown.isWaiting,
///       let buffer = try overlay.freeBuffer(of: 2) ...
///     try overlay.commit(buffer, damage: ..., asksForFrame: true) ; shown.markCommitted(picture)
package struct ShownPicture<Picture: Equatable> {
  /// The visible picture; nil: nothing was committed since the surface was configured.
  package private(set) var picture: Picture?
  /// The compositor has not taken the last picture yet.
  package private(set) var isWaiting = false

  /// The effect of an event on a surface.
  package enum SurfaceChange {
    /// It is new or of another size: neither it nor its buffers have a picture.
    case emptied
    /// There may be room for a picture.
    case ready
  }

  /// Nothing is shown.
  package init() {}

  /// Takes an event; nil if it is not about this surface.
  package mutating func handleEvent(
    _ event: CompositorEvent, of overlay: OverlayID
  ) -> SurfaceChange? {
    switch event {
    case .configured(overlay):
      (picture, isWaiting) = (nil, false)
      return .emptied
    case .frame(overlay, _):
      isWaiting = false
      return .ready
    case .released(overlay): return .ready
    default: return nil
    }
  }

  /// A picture was committed.
  package mutating func markCommitted(_ picture: Picture) {
    (self.picture, isWaiting) = (picture, true)
  }
}

extension Overlay {
  /// A buffer that the compositor does not read, out of this maximum number; nil if there is none.
  package func freeBuffer(of most: Int) throws(WaylandError) -> Int? {
    if let index = freeBuffer { return index }
    guard bufferCount < most else { return nil }
    try addBuffer()
    return freeBuffer
  }
}
