package import InkGeometry

/// The kind of a stroke over a field: a tap, which belongs to the field, or ink.
package struct StrokeSort: Hashable, Sendable {
  private var bounds = Rect.empty

  /// The longest duration of a tap, in seconds, and its largest extent, in millimeters: a hand
  /// trembles by less than half of that.
  package static let longestTap = 0.35
  package static let widestTap = 1.2

  package init() {}

  /// Adds a position of the tip, in millimeters.
  package mutating func includePlace(_ place: Point) { bounds.include(place) }

  /// The area that it covers.
  package var area: Rect { bounds }

  /// Whether it is too long for a tap.
  package var isLong: Bool { max(bounds.width, bounds.height) >= Self.widestTap }

  /// Whether it was a tap, lifted this number of seconds after it began. One next to ink of a word
  /// that is being written is a dot.
  package func isTap(after seconds: Double) -> Bool {
    seconds < Self.longestTap && !isLong
  }
}
