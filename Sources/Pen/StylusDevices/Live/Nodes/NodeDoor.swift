import CLibinput
import Evdev
import Glibc
import LinuxIO
import StylusModel

/// Opens and closes event nodes for libinput, and each of them once more for us, before it.
///
/// Only tablets, their pads, and second nodes named by the user are opened: no keyboard, mouse or
/// touchscreen is ever read otherwise.
@safe final class NodeDoor {
  private let udev: OpaquePointer
  private let lateNodes: [LateNodeRule]
  private let report: @Sendable (LiveDeviceError) -> Void
  /// Which node each of libinput's descriptors is.
  private var nodes: [Int32: ListedNode] = [:]
  /// Nodes that libinput has opened, but not yet reported as a device.
  private var waiting: [String: RawNode] = [:]
  /// Second nodes that have been added and not been claimed yet.
  private var waitingLate: [LateNode] = []
  private var errorReports = NodeErrorReports()

  /// A node that udev calls a tablet or a pad.
  private struct ListedNode {
    /// Such as `event5`.
    let name: String
    /// Its path in sysfs.
    let path: String
    /// The device's own name.
    let device: String
  }

  /// The remaining number of libinput's messages that are logged.
  var complaints = MessageLimit()

  /// Gives access to the nodes that this udev context knows.
  init(
    udev: OpaquePointer, lateNodes: [LateNodeRule],
    report: @escaping @Sendable (LiveDeviceError) -> Void
  ) {
    unsafe self.udev = unsafe udev_ref(udev)
    self.lateNodes = lateNodes
    self.report = report
  }

  deinit { unsafe udev_unref(udev) }

  /// Forgets what was not claimed: libinput ends, and closes it without having refused it.
  func retire() { waiting.removeAll() }

  /// Returns the raw reader of a device that libinput has accepted; only once.
  func claim(_ node: String) -> RawNode? {
    guard let raw = waiting.removeValue(forKey: node) else { return nil }
    errorReports.forget(node)
    return raw
  }

  /// Opens a node for libinput; its descriptor, or the negative error number.
  func open(_ path: String, flags: Int32) -> Int32 {
    let name = String(path.split(separator: "/").last ?? "")
    guard !nodes.values.contains(where: { $0.name == name }) else { return -EBUSY }
    guard let node = tablet(name) else {
      openLate(name, path)
      return -ENODEV
    }
    do throws(SystemError) {
      let raw = try RawNode(path: path)
      // udev may still describe the previous device: the node may be a keyboard, and is left alone.
      guard DeviceRole.canBeTablet(raw.description) else { return -ENODEV }
      let own = try Self.openForLibinput(path, flags)
      nodes[own] = node
      waiting[name] = raw
      return own
    } catch {
      // Pulled out in this very moment is not a fault.
      if error.reason.rawValue != ENODEV {
        reportError(.unreadable(device: node.device, node: name, error.reason), of: node)
      }
      return -error.reason.rawValue
    }
  }

  /// Returns the second nodes that have been added since the last call.
  func takeLate() -> [LateNode] {
    guard !waitingLate.isEmpty else { return [] }
    defer { waitingLate = [] }
    return waitingLate
  }

  /// Opens a node that is not a tablet's for us alone, if the user named it.
  private func openLate(_ node: String, _ path: String) {
    guard !lateNodes.isEmpty, let identity = identity(of: node) else { return }
    for (place, rule) in lateNodes.enumerated() where rule.matches(identity) {
      do throws(SystemError) {
        let raw = try RawNode(path: path)
        waitingLate.append(LateNode(rule: place, wanted: rule.properties, node: node, raw: raw))
      } catch {
        if error.reason.rawValue != ENODEV {
          report(.unreadable(device: identity.name, node: node, error.reason))
        }
      }
    }
  }

  /// Closes libinput's descriptor.
  func close(_ number: Int32) {
    Glibc.close(number)
    guard let node = nodes.removeValue(forKey: number) else { return }
    // Not claimed: it was refused, unless it has already been unplugged.
    guard let raw = waiting.removeValue(forKey: node.name), !raw.isGone else { return }
    reportError(Self.refusal(of: raw, node: node.name), of: node)
  }

  private func reportError(_ fault: LiveDeviceError, of node: ListedNode) {
    if errorReports.isNews(fault, of: node.name, at: node.path) { report(fault) }
  }

  /// libinput writes to a node only to light LEDs; read-only access to a node is sufficient.
  private static func openForLibinput(_ path: String, _ flags: Int32) throws(SystemError) -> Int32 {
    do throws(SystemError) {
      return try FileDescriptor.open(path, flags).release()
    } catch {
      guard error.reason.rawValue == EACCES else { throw error }
      return try FileDescriptor.open(path, flags & ~O_ACCMODE | O_RDONLY).release()
    }
  }

  private static func refusal(of raw: RawNode, node: String) -> LiveDeviceError {
    let description = raw.description
    do throws(DeviceError) {
      _ = try Tablet(id: DeviceID(rawValue: 0), node: node, description: description)
    } catch {
      return .unusable(node: node, error)
    }
    return .refused(device: description.name, node: node)
  }

  /// The kernel's information about a node that is not open.
  private func identity(of node: String) -> DeviceIdentity? {
    guard let device = unsafe udev_device_new_from_subsystem_sysname(udev, "input", node) else {
      return nil
    }
    defer { unsafe udev_device_unref(device) }
    guard
      let parent = unsafe udev_device_get_parent_with_subsystem_devtype(device, "input", nil)
    else { return nil }
    func attribute(_ name: String) -> String {
      unsafe udev_device_get_sysattr_value(parent, name).map { unsafe String(cString: $0) } ?? ""
    }
    return DeviceIdentity(
      name: attribute("name"), vendor: UInt16(attribute("id/vendor"), radix: 16) ?? 0,
      product: UInt16(attribute("id/product"), radix: 16) ?? 0)
  }

  /// udev's entry for a node; nil unless it is a tablet or a pad.
  private func tablet(_ name: String) -> ListedNode? {
    guard let device = unsafe udev_device_new_from_subsystem_sysname(udev, "input", name) else {
      return nil
    }
    defer { unsafe udev_device_unref(device) }
    // udev also gives this tag to pads.
    guard
      let tag = unsafe udev_device_get_property_value(device, "ID_INPUT_TABLET"),
      unsafe strcmp(tag, "1") == 0
    else { return nil }
    let parent = unsafe udev_device_get_parent_with_subsystem_devtype(device, "input", nil)
    let title = unsafe parent.flatMap { unsafe udev_device_get_sysattr_value($0, "name") }
    let path = unsafe udev_device_get_syspath(device)
    return unsafe ListedNode(
      name: name, path: path.map { unsafe String(cString: $0) } ?? "",
      device: title.map { unsafe String(cString: $0) } ?? name)
  }
}

extension DeviceRole {
  /// Whether a node has what udev and libinput require of a tablet; no keyboard has.
  fileprivate static func canBeTablet(_ description: DeviceDescription) -> Bool {
    ToolBits.penIsAnnounced(by: description) || description.has(EventType.key, Key.stylus)
  }
}

extension RawNode {
  /// Whether the device has gone; reads one event to find out.
  fileprivate var isGone: Bool {
    if case .gone = readEvent() { return true }
    return false
  }
}

extension NodeDoor {
  /// The functions that libinput calls, with the door as their user data; never freed.
  nonisolated(unsafe) static let functions: UnsafeMutablePointer<libinput_interface> = {
    let table = UnsafeMutablePointer<libinput_interface>.allocate(capacity: 1)
    unsafe table.initialize(
      to: libinput_interface(
        open_restricted: { path, flags, door in
          guard let path = unsafe path, let door = unsafe door else { return -EINVAL }
          return unsafe NodeDoor.of(door).open(String(cString: path), flags: flags)
        },
        close_restricted: { number, door in
          if let door = unsafe door { unsafe NodeDoor.of(door).close(number) }
        }))
    return unsafe table
  }()

  /// The object behind libinput's user data.
  static func of(_ pointer: UnsafeMutableRawPointer) -> NodeDoor {
    unsafe Unmanaged<NodeDoor>.fromOpaque(pointer).takeUnretainedValue()
  }
}
