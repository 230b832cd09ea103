import InkDrawing
import InkGeometry

/// Copies of strokes.
///
/// They look the same and have the same relations to each other as the originals: common origins
/// and shared wet ink.
struct InkCopies {
  private(set) var strokes: [Stroke] = []
  /// The new ids by the old ones.
  private var names: [InkID: InkID] = [:]

  init(of originals: some Collection<Stroke>, movedBy way: Point) {
    strokes.reserveCapacity(originals.count)
    for original in originals {
      var stroke = original
      stroke.id = renamed(original.id)
      stroke.originID = renamed(original.originID)
      stroke.renderGroupID = original.renderGroupID.map { renamed($0) }
      stroke.transform = stroke.transform.then(.translation(way))
      strokes.append(stroke)
    }
  }

  private mutating func renamed(_ id: InkID) -> InkID {
    let new = names[id] ?? InkID()
    names[id] = new
    return new
  }
}
