import Evdev
import StylusModel

extension Tablet {
  /// What the kernel and libinput together know of a device that libinput has taken.
  ///
  /// The role and the controls of a pad are libinput's, all else is the kernel's.
  /// - Throws: why a pen node cannot serve.
  init(_ device: LibinputDevice, id: DeviceID, _ description: DeviceDescription)
    throws(DeviceError)
  {
    // The kernel's word on the position of a pad means nothing, and is no reason to refuse it.
    let known: Tablet? =
      device.isPad
      ? try? Tablet(id: id, node: device.node, description: description)
      : try Tablet(id: id, node: device.node, description: description)
    self = known ?? Tablet(id: id, name: description.name, role: .pen)
    node = device.node
    seat = device.seat
    group = device.group
    guard device.isPad else { return }
    role = .pad
    area = nil
    measures = []
    let dials = pad?.dials ?? 0
    pad = device.pad
    pad?.dials = dials
  }
}
