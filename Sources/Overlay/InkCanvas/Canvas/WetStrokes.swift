import InkRendering
import StylusModel

/// The strokes that are open, or not in the drawing yet: the lowest first, no two of one number.
struct WetStrokes: Sendable {
  /// The strokes, to be looked at; one is changed through its position.
  private(set) var strokes: [WetStroke] = []
  /// Those that the output showed when it was another.
  private var seen: Set<StrokeID> = []

  /// So many may be open at a time.
  static let most = 16

  /// How many there are.
  var count: Int { strokes.count }

  /// Whether a stroke may come: there is room, and none of that number.
  func hasRoom(for id: StrokeID) -> Bool { count < Self.most && position(of: id) == nil }

  /// Where a stroke lies; nil if it is not there.
  func position(of id: StrokeID) -> Int? { strokes.firstIndex { $0.id == id } }

  /// The stroke at a position.
  subscript(position: Int) -> WetStroke {
    get { strokes[position] }
    _modify { yield &strokes[position] }
  }

  /// A stroke begins, above all others; there is room for it.
  mutating func insert(_ stroke: WetStroke, wasSeen: Bool) {
    precondition(hasRoom(for: stroke.id), "a stroke begins once")
    strokes.append(stroke)
    if wasSeen { seen.insert(stroke.id) }
  }

  /// A stroke is not wet any more.
  mutating func extract(at position: Int) -> WetStroke {
    let stroke = strokes.remove(at: position)
    seen.remove(stroke.id)
    return stroke
  }

  /// Whether anything of a stroke, which is up to date, is seen, or was on another output.
  func isSeen(at position: Int) -> Bool {
    !strokes[position].bounds.isEmpty || seen.contains(strokes[position].id)
  }

  // MARK: Groups

  /// How many strokes, from the lowest on, are one with the group on top of a drawing.
  func joinedCount(with top: WetGroup?) -> Int {
    guard let top else { return 0 }
    return strokes.firstIndex { !$0.stays || !$0.look.isWet(with: top.look) } ?? count
  }

  /// Whether a stroke is one with the one below it.
  func joinsBelow(_ position: Int) -> Bool {
    strokes[position].stays == strokes[position - 1].stays
      && strokes[position].look.isWet(with: strokes[position - 1].look)
  }
}
