import StylusDevices

extension Doctor {
  /// Are there event nodes, and whose are they?
  func inputNodes() -> Finding {
    let nodes = around.names(in: "/dev/input").filter { $0.hasPrefix("event") }
      .map { "/dev/input/\($0)" }
    guard !nodes.isEmpty else {
      return Finding(
        .inputNodes, .failure, "there are no event nodes in /dev/input",
        fix: "connect a device; in a container, make /dev/input, /run/udev and /sys available")
    }
    let readable = nodes.count { around.permits(.reading, of: $0) }
    let owners = Set(nodes.compactMap { around.status(of: $0)?.group }).sorted()
    let told = owners.map {
      "\(around.groupName($0))\(around.groups.contains($0) ? " (yours)" : "")"
    }
    return Finding(
      .inputNodes,
      "\(nodes.count) event nodes of group \(told.joined(separator: ", ")), \(readable) readable")
  }

  /// Which of them are tablets, and can each be read?
  func tablets(_ nodes: [InputNode]) -> [Finding] {
    let tablets = nodes.filter { $0.isTablet || $0.sendsPen }
    guard tablets.isEmpty else { return tablets.map(tablet) }
    return [
      Finding(
        .tablet, .warning, "no tablet is connected",
        fix: "connect one, or create one with stylusctl virtual; "
          + "stylusd --replay FILE does not need one")
    ]
  }

  private func tablet(_ node: InputNode) -> Finding {
    let name = "\(node.device) (\(node.name), \(node.identity))"
    guard node.isTablet else {
      return Finding(
        .tablet, .failure,
        "\(name): udev does not recognize it as a tablet, so libinput ignores it",
        fix: "sudo udevadm trigger --action=change --settle /sys/class/input/\(node.name)")
    }
    if node.properties?.contains("LIBINPUT_IGNORE_DEVICE=1") ?? false {
      return Finding(
        .tablet, .failure, "\(name): a udev rule makes libinput ignore it",
        fix: "find and remove the rule: grep -r LIBINPUT_IGNORE_DEVICE /etc/udev /usr/lib/udev")
    }
    guard !around.permits(.reading, of: node.path) else { return Finding(.tablet, name) }
    return unreadable(name, node)
  }

  /// Only our own group may be joined: the group of all devices reads keyboards, too.
  private func unreadable(_ name: String, _ node: InputNode) -> Finding {
    let group = around.status(of: node.path)?.group ?? 0
    let owner = around.groupName(group)
    let found =
      group == 0
      ? "only root may read \(node.path)" : "you may not read \(node.path), group \(owner) may"
    let join = "sudo usermod -aG \(TabletGroup.name) $USER and log in again"
    return Finding(
      .tablet, .warning, "\(name): \(found)",
      fix: owner == TabletGroup.name
        ? join : "scripts/install --rule (gives that group access to tablets only), then \(join)")
  }

  /// Does the right driver have each tablet?
  func drivers() -> [Finding] {
    around.names(in: "/sys/bus/hid/devices").compactMap { name in
      // Such as 0003:056A:0357.0001: bus, vendor, product and a number.
      let fields = name.split(whereSeparator: { $0 == ":" || $0 == "." })
      guard fields.count == 4, let wanted = Self.drivers[fields[1].uppercased()] else { return nil }
      let driver = around.linkedName(of: "/sys/bus/hid/devices/\(name)/driver")
      guard driver != wanted.name else { return nil }
      return Finding(
        .tabletDriver, wanted.isNeeded ? .failure : .warning,
        "\(name) needs the driver \(wanted.name), but \(driver ?? "no driver") handles it",
        fix: "stop programs that grab tablets (OpenTabletDriver), then "
          + "sudo modprobe \(wanted.module) and reconnect the tablet")
    }
  }

  /// The drivers of vendors; where one is not needed, the generic one often serves.
  private static var drivers: [String: (name: String, module: String, isNeeded: Bool)] {
    [
      "056A": ("wacom", "wacom", true),
      "256C": ("uclogic", "hid-uclogic", false),
      "28BD": ("uclogic", "hid-uclogic", false),
      "5543": ("uclogic", "hid-uclogic", false),
    ]
  }

  /// Does udev run, and does it know devices?
  func udev() -> Finding {
    guard around.status(of: "/run/udev/control") != nil else {
      return Finding(
        .udev, .failure, "udev is not running, and libinput finds no device without it",
        fix: "sudo systemctl start systemd-udevd && sudo udevadm trigger")
    }
    let databases = ["/etc/udev/hwdb.bin", "/usr/lib/udev/hwdb.bin", "/lib/udev/hwdb.bin"]
    guard databases.contains(where: { around.status(of: $0) != nil }) else {
      return Finding(
        .udev, .warning,
        "udev runs without its hardware database, so tablets may have no resolution",
        fix: "sudo systemd-hwdb update && sudo udevadm trigger")
    }
    return Finding(.udev, "udev runs, with its hardware database")
  }
}
