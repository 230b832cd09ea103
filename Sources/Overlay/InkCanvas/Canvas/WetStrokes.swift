import InkRendering
import StylusModel

/// The strokes that are open or not in the drawing yet, lowest first, with different ids.
struct WetStrokes: Sendable {
  /// The strokes, for reading; a stroke is changed through its position.
  private(set) var strokes: [WetStroke] = []
  /// The strokes that were visible on the previous output.
  private var seen: Set<StrokeID> = []

  /// The largest number of strokes.
  static let most = 16

  /// The number of strokes.
  var count: Int { strokes.count }

  /// Returns whether a stroke can be added: there is space, and none with this id.
  func hasRoom(for id: StrokeID) -> Bool { count < Self.most && position(of: id) == nil }

  /// Returns the position of a stroke; nil if there is none.
  func position(of id: StrokeID) -> Int? { strokes.firstIndex { $0.id == id } }

  /// The stroke at a position.
  subscript(position: Int) -> WetStroke {
    get { strokes[position] }
    _modify { yield &strokes[position] }
  }

  /// Adds a stroke above all others; there must be space for it.
  mutating func insert(_ stroke: WetStroke, wasSeen: Bool) {
    precondition(hasRoom(for: stroke.id), "a stroke begins once")
    strokes.append(stroke)
    if wasSeen { seen.insert(stroke.id) }
  }

  /// Removes a stroke and returns it.
  mutating func extract(at position: Int) -> WetStroke {
    let stroke = strokes.remove(at: position)
    seen.remove(stroke.id)
    return stroke
  }

  /// Returns whether any part of a stroke, which is up to date, is visible, or was on the previous
  /// output.
  func isSeen(at position: Int) -> Bool {
    !strokes[position].bounds.isEmpty || seen.contains(strokes[position].id)
  }

  // MARK: Groups

  /// Returns the number of strokes, from the lowest, that share their ink with the topmost group of
  /// a drawing.
  func joinedCount(with top: WetGroup?) -> Int {
    guard let top else { return 0 }
    return strokes.firstIndex { !$0.stays || !$0.look.isWet(with: top.look) } ?? count
  }

  /// Returns whether a stroke shares its ink with the one below it.
  func joinsBelow(_ position: Int) -> Bool {
    strokes[position].stays == strokes[position - 1].stays
      && strokes[position].look.isWet(with: strokes[position - 1].look)
  }
}
