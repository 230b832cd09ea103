import InkDrawing
import InkGeometry

/// The areas in which two drawings look different, computed from the changes.
///
/// A stroke changes the area that it covers. A stroke of a group also changes its neighbors: a wash
/// flows some millimeters, and a stroke between two strokes of a group separated them.
struct AreaSum {
  private(set) var areas = ChangedAreas()
  private let before: Drawing
  private let after: Drawing
  /// The groups whose strokes have been added.
  private var groups: Set<InkID> = []

  /// The distance over which a wash of a group may change another, in millimeters
  /// (docs/develop/ink-textures.md, Watercolor).
  private static let groupReach = 8.0
  /// For more strokes, a single rectangle is used.
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

  /// Adds a stroke that appears or disappears.
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

  /// Adds the strokes of a group if a stroke lies between two of them.
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

  /// Returns a rectangle around strokes of a drawing.
  private static func box(of strokes: [Stroke], in drawing: Drawing) -> Rect {
    guard strokes.count == drawing.count else {
      return strokes.reduce(Rect.empty) { $0.union(box(of: $1)) }
    }
    // The drawing has the bounds of all strokes, so they need not be computed.
    return drawing.bounds.expanded(by: strokes.contains(where: isRunning) ? groupReach : 0)
  }

  private static func box(of stroke: Stroke) -> Rect {
    stroke.renderBounds.expanded(by: isRunning(stroke) ? groupReach : 0)
  }

  private static func isRunning(_ stroke: Stroke) -> Bool {
    stroke.renderGroupID != nil && stroke.ink.type == .watercolor
  }
}
