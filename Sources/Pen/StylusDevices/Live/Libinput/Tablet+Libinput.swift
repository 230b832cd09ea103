import Evdev
import StylusModel

extension Tablet {
  /// The properties of a device that libinput has accepted, from the kernel and from libinput.
  ///
  /// The role and the controls of a pad come from libinput, everything else from the kernel.
  /// - Throws: why a pen node cannot be used.
  init(_ device: LibinputDevice, id: DeviceID, _ description: DeviceDescription)
    throws(DeviceError)
  {
    // The kernel's position axes of a pad have no meaning and are no reason to refuse it.
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
