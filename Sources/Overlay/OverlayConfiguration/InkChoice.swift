package import InkDrawing
package import StylusProtocol

/// An ink, its color and its width. Each of them can be changed without the others.
package struct InkChoice: Hashable, Sendable {
  /// Draws; never the eraser.
  package private(set) var type = InkType.pen
  package private(set) var color = InkColor(rgba: 0xE033_2BFF)
  /// Millimeters of the output, within what the ink can have.
  package private(set) var width = Self.defaultWidth(of: .pen)

  /// The inks that can be chosen.
  package static let names = InkType.drawingNames

  /// The pen of a first start, which can be seen on any window: the picker's red has a contrast of
  /// 4.5 to 1 with white and of 4.7 to 1 with black.
  package init() {}

  /// The width of an ink for which no width is set. A pen on a screen is looked at from a distance,
  /// so that it is twice as wide as on paper.
  package static func defaultWidth(of type: InkType) -> Double {
    type == .pen ? 0.8 : type.defaultWidth
  }

  /// This one; the eraser draws nothing.
  package init(_ type: InkType, _ color: InkColor, width: Double) {
    precondition(type != .eraser, "an eraser is no ink to draw with")
    self.type = type
    self.color = color
    self.width = width
  }

  /// The ink to draw with.
  package var ink: Ink { Ink(type, color: Color(rgba: color.rgba)) }

  /// The reply to a caller.
  package var reply: OverlayInk {
    OverlayInk(ink: type.name, color: color, width: Float(width))
  }

  /// Applies the caller's changes: all of them, or none.
  ///
  /// - Throws: `unknownInk`, or `badWidth` for a width that the ink cannot have.
  package mutating func applyChange(_ wish: OverlayInkChange) throws(OverlayError) {
    var changed = self
    if let name = wish.ink {
      guard let type = InkType(name: name), type != .eraser else {
        throw .unknownInk(name, known: Self.names)
      }
      if type != changed.type { changed.width = Self.defaultWidth(of: type) }
      changed.type = type
    }
    if let color = wish.color { changed.color = color }
    if let width = wish.width {
      let allowed = changed.type.validWidths
      guard let exact = Self.exact(width, in: allowed) else {
        throw .badWidth(width, Float(allowed.lowerBound)...Float(allowed.upperBound))
      }
      changed.width = exact
    }
    self = changed
  }

  /// The number that was written: 0.1 as a Float is a little more than as a Double.
  private static func exact(_ width: Float, in allowed: ClosedRange<Double>) -> Double? {
    guard let exact = Double(width.description), allowed.contains(exact) else { return nil }
    return exact
  }
}
