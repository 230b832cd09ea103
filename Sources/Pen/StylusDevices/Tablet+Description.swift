package import Evdev
package import StylusModel
import StylusPipeline

extension Tablet {
  /// The tablet for a pen node or pad, from the kernel's description and, for how a pen's values
  /// arrive, the table of known devices; nil for any other device.
  ///
  /// - Throws: why a pen node cannot be used.
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
