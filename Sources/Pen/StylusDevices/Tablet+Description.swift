package import Evdev
package import StylusModel
import StylusPipeline

extension Tablet {
  /// What the kernel says about a pen node or a pad, and the table of known devices about how a
  /// pen's values arrive; nil for any other device.
  ///
  /// - Throws: why a pen node cannot serve.
  package init?(
    id: DeviceID, node: String, description: DeviceDescription
  ) throws(DeviceError) {
    switch DeviceRole.of(description) {
    case .pen:
      let surface = try PenSurface(description, placement: .identity)
      self.init(id: id, name: description.name, role: .pen)
      area = surface.area
      measures = surface.measures
      profile = ProfileTable.known.profile(of: description) ?? SourceProfile()
    case .pad:
      self.init(id: id, name: description.name, role: .pad)
      pad = PadLayout(description).counts
    case .other:
      return nil
    }
    self.node = node
    bus = description.bus
    vendor = description.vendor
    product = description.product
    isDisplay = description.properties.contains(DeviceProperty.direct)
  }
}
