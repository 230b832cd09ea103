package import InkCanvas
import InkGeometry
package import WaylandClient

extension OutputPlace {
  /// An output of a compositor.
  package init(_ description: OutputDescription) {
    let (logical, pixels) = (description.logical, description.pixels)
    self.init(
      name: description.name,
      area: Rect(
        x: Double(description.x), y: Double(description.y), width: Double(logical.width),
        height: Double(logical.height)),
      pixelWidth: Int(pixels.width), pixelHeight: Int(pixels.height))
    make = description.make
    model = description.model
    let transform = UInt8(truncatingIfNeeded: description.transform.rawValue)
    self.transform = OutputTransform(rawValue: transform) ?? .normal
    let panel = description.millimeters
    if panel.width > 0, panel.height > 0 {
      panelSize = Size(width: Double(panel.width), height: Double(panel.height))
    }
  }
}
