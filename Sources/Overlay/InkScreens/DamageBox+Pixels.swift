package import InkRendering
package import WaylandClient

extension DamageBox {
  /// Pixels of a picture; nothing for an empty rectangle.
  package init(_ rect: PixelRect) {
    self.init(
      x: Int32(rect.isEmpty ? 0 : rect.minX), y: Int32(rect.isEmpty ? 0 : rect.minY),
      width: Int32(rect.width), height: Int32(rect.height))
  }
}
