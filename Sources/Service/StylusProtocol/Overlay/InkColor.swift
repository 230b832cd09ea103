import StylusModel

/// A color as people write it: see `ColorText`.
package struct InkColor: Hashable, Sendable {
  /// Red in the highest byte, alpha in the lowest.
  package let rgba: UInt32

  /// Takes four bytes, red the highest.
  package init(rgba: UInt32) { self.rgba = rgba }

  /// Reads a color, in upper or lower case; nil for anything else.
  package init?(_ text: String) {
    guard let rgba = ColorText.rgba(of: text) else { return nil }
    self.rgba = rgba
  }

  /// The color, without its alpha if that is full.
  package var text: String { ColorText.hexText(ofRGBA: rgba) }
}
