package import InkGeometry

/// The ink of a word, or a few, that is being written into one field: which strokes belong to it,
/// and when it is over.
package struct WrittenInk: Sendable {
  package let field: TextField
  /// The strokes in millimeters of the layout, in the order of their time.
  package private(set) var strokes: [[Point]] = []
  /// The area of the strokes, in millimeters.
  package private(set) var area = Rect.empty
  /// How high its strokes are at most.
  private var height = 0.0

  /// The largest number of strokes in a word.
  package static let mostStrokes = 256
  /// The largest number of points in a stroke.
  package static let mostPlaces = 8_192
  /// Ink within this distance belongs to it even if it is outside the field, in millimeters.
  package static let reach = 6.0

  package init(into field: TextField) { self.field = field }

  /// Adds a stroke.
  package mutating func appendStroke(_ stroke: [Point]) {
    guard strokes.count < Self.mostStrokes, !stroke.isEmpty else { return }
    let places = Array(stroke.prefix(Self.mostPlaces))
    let bounds = Rect(around: places)
    strokes.append(places)
    area = area.union(bounds)
    height = max(height, bounds.height)
  }

  /// Only its area is needed any more.
  mutating func forgetStrokes() { strokes = [] }

  package var isEmpty: Bool { strokes.isEmpty }

  /// Whether a stroke that begins there belongs to it.
  package func isNear(_ place: Point) -> Bool { area.expanded(by: Self.reach).contains(place) }

  /// Whether ink that begins there continues the end of this ink: behind it, or in a line below.
  package func continues(at place: Point) -> Bool {
    guard place.y > area.min.y - max(3, height) else { return false }
    return place.x > area.center.x || place.y > area.center.y
  }

  /// Whether ink that begins there is so near behind it that no space is between them.
  package func isJoined(to place: Point) -> Bool {
    place.x >= area.center.x && place.x < area.max.x + max(0.8, 0.15 * height)
      && place.y > area.min.y - height && place.y < area.max.y + height
  }
}
