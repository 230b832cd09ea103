package import InkGeometry
package import StylusProtocol

extension LayoutArea {
  /// A rectangle as the socket tells it.
  package init(_ rect: Rect) {
    self.init(
      left: Float(rect.min.x), top: Float(rect.min.y), width: Float(rect.width),
      height: Float(rect.height))
  }
}
