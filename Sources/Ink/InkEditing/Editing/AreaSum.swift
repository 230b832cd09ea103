import InkDrawing
import InkGeometry

/// Where two drawings look different, of which the changes are known.
///
/// A stroke changes what it covers. One of a group changes what its neighbors show: a wash runs
/// some millimeters, and what lay between two of a group kept them apart.
struct AreaSum {
  private(set) var areas = ChangedAreas()
  private let before: Drawing
  private let after: Drawing
  /// Groups whose strokes were added already.
  private var groups: Set<InkID> = []

  /// How far a wash of a group may change another, in millimeters (docs/develop/ink-textures.md,
  /// Watercolor).
  private static let groupReach = 8.0
  /// Of more strokes one rectangle is made.
  private static let mostStrokes = 256

  init(before: Drawing, after: Drawing) { (self.before, self.after) = (before, after) }

  mutating func addChange(_ change: EditStep.Change) {
    switch change {
    case .everything(let old, let new):
      areas.add(old.bounds.expanded(by: Self.groupReach))
      areas.add(new.bounds.expanded(by: Self.groupReach))
    case .replaced(_, let old, let new): addStrokes(old, new)
    case .updated(let old, let new): addStrokes(old, new)
    }
  }

  /// One stroke is there, or was.
  mutating func addStroke(_ stroke: Stroke) { areas.add(Self.box(of: stroke)) }

  private mutating func addStrokes(_ old: [Stroke], _ new: [Stroke]) {
    guard old.count + new.count <= Self.mostStrokes else {
      areas.add(Self.box(of: old, in: before).union(Self.box(of: new, in: after)))
      return
    }
    for stroke in old {
      addStroke(stroke)
      addGroups(around: stroke, in: before)
    }
    for stroke in new {
      addStroke(stroke)
      addGroups(around: stroke, in: after)
    }
  }

  /// The strokes of a group between whose strokes one lies, on either side of it.
  private mutating func addGroups(around stroke: Stroke, in drawing: Drawing) {
    guard let position = drawing.position(of: stroke.id), position > 0,
      position + 1 < drawing.count
    else { return }
    let strokes = drawing.strokes
    guard let group = strokes[position - 1].renderGroupID,
      strokes[position + 1].renderGroupID == group || stroke.renderGroupID == group,
      groups.insert(group).inserted
    else { return }
    for lower in strokes[..<position].reversed() {
      guard lower.renderGroupID == group else { break }
      addStroke(lower)
    }
    for upper in strokes[(position + 1)...] {
      guard upper.renderGroupID == group else { break }
      addStroke(upper)
    }
  }

  /// Around strokes of a drawing.
  private static func box(of strokes: [Stroke], in drawing: Drawing) -> Rect {
    guard strokes.count == drawing.count else {
      return strokes.reduce(Rect.empty) { $0.union(box(of: $1)) }
    }
    // Of everything the drawing knows it without asking each stroke.
    return drawing.bounds.expanded(by: strokes.contains(where: isRunning) ? groupReach : 0)
  }

  private static func box(of stroke: Stroke) -> Rect {
    stroke.renderBounds.expanded(by: isRunning(stroke) ? groupReach : 0)
  }

  private static func isRunning(_ stroke: Stroke) -> Bool {
    stroke.renderGroupID != nil && stroke.ink.type == .watercolor
  }
}
