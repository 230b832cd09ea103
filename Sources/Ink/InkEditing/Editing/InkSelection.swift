public import InkDrawing
public import InkGeometry

/// The selection in a drawing.
public struct InkSelection: Hashable, Sendable {
  /// The ids of the selected strokes, lowest first.
  public internal(set) var ids: [InkID]
  /// The ids of the strokes that are selected only inside ``outline``. They are cut at the outline
  /// when the selection is edited.
  public internal(set) var parts: Set<InkID>
  /// The outline of the lasso, moved with the selection; nil if the selection was not made with a
  /// lasso.
  public internal(set) var outline: Region?

  /// An empty selection.
  public static let none = InkSelection()

  /// Creates a selection of strokes.
  init(_ ids: [InkID] = [], parts: Set<InkID> = [], outline: Region? = nil) {
    (self.ids, self.parts, self.outline) = (ids, parts, outline)
  }

  /// Whether nothing is selected.
  public var isEmpty: Bool { ids.isEmpty }

  /// Returns the part of the selection that exists in a drawing.
  func remaining(in drawing: Drawing) -> InkSelection {
    guard ids.contains(where: { drawing[$0] == nil }) else { return self }
    let left = ids.filter { drawing[$0] != nil }
    return InkSelection(
      left, parts: parts.intersection(left), outline: left.isEmpty ? nil : outline)
  }
}

extension InkSelection {
  /// Creates the selection of the strokes in a region.
  ///
  /// - Parameter cutting: whether to select parts of strokes that lie partly inside. Otherwise,
  ///   strokes are selected if at least half of them lies inside.
  init(inside region: Region, cutting: Bool, of drawing: Drawing) {
    guard cutting else {
      let ids = drawing.select(region)
      self.init(ids, outline: ids.isEmpty ? nil : region)
      return
    }
    var (ids, cut): ([InkID], Set<InkID>) = ([], [])
    let enclosed = Set(drawing.select(region, rule: .enclosed))
    for stroke in drawing.strokes(touching: region.bounds) {
      if enclosed.contains(stroke.id) {
        ids.append(stroke.id)
      } else if stroke.touches(region) {
        ids.append(stroke.id)
        cut.insert(stroke.id)
      }
    }
    self.init(ids, parts: cut, outline: ids.isEmpty ? nil : region)
  }

  /// Creates the selection of the uppermost stroke within reach of a tap, if there is one.
  init(at place: Point, of drawing: Drawing) {
    guard place.isFinite else {
      self.init()
      return
    }
    let tip = Self.tip(at: place)
    let uppermost = drawing.strokes(touching: tip.bounds).last { $0.touches(tip) }
    self.init(uppermost.map { [$0.id] } ?? [])
  }

  /// Returns whether a pen at this point touches the selection: within the outline or near the
  /// selected ink.
  func touches(_ place: Point, in drawing: Drawing) -> Bool {
    guard !isEmpty else { return false }
    if let outline { return outline.contains(place) }
    let tip = Self.tip(at: place)
    let selected = Set(ids)
    return drawing.strokes(touching: tip.bounds).contains {
      selected.contains($0.id) && $0.touches(tip)
    }
  }

  private static func tip(at place: Point) -> Region {
    Region(sweeping: [NibPose(center: place, radius: Editor.tapReach)])
  }

  /// Returns a rectangle that contains the selection, in millimeters; empty if nothing is selected.
  func bounds(in drawing: Drawing) -> Rect {
    // The drawing has the bounds of all strokes, so they need not be computed.
    if parts.isEmpty, ids.count == drawing.count { return drawing.bounds }
    let box = outline?.bounds
    return drawing.bounds(of: ids) { id, whole in
      guard let box, parts.contains(id) else { return whole }
      return whole.intersection(box)
    }
  }
}
