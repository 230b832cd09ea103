extension Doctor {
  /// Can virtual tablets be made?
  func uinput() -> Finding { maker(.uinput, of: "virtual tablets") }

  /// Can virtual tablets be made that the kernel's own drivers take?
  func uhid() -> Finding { maker(.uhid, of: "virtual tablets with the kernel's own driver") }

  private func maker(_ check: Finding.Check, of things: String) -> Finding {
    let path = "/dev/\(check.rawValue)"
    guard around.status(of: path)?.kind == .device else {
      return Finding(
        check, .warning, "\(path) is missing, so there are no \(things)",
        fix: "sudo modprobe \(check.rawValue); without this module, scripts/vm runs a kernel "
          + "that has it")
    }
    guard around.permits(.writing, of: path) else {
      return Finding(
        check, .warning, "you may not write \(path), so you cannot create \(things)",
        fix: "run stylusctl virtual with sudo")
    }
    return Finding(check, "\(path) can be written: \(things) can be created")
  }

  /// Which drivers are there?
  func modules() -> Finding {
    let wanted = ["evdev", "wacom", "hid_uclogic", "hid_generic", "i2c_hid", "uinput", "uhid"]
    let loaded = wanted.filter { around.status(of: "/sys/module/\($0)") != nil }
    return Finding(
      .modules,
      loaded.isEmpty ? "no known desktop found" : loaded.joined(separator: ", "))
  }

  /// What shows the windows here? For information: nothing of this version draws on the screen.
  func compositor() -> Finding {
    let desktops = (around.variable("XDG_CURRENT_DESKTOP") ?? "").split(separator: ":")
    let desktop = desktops.joined(separator: " ")
    guard let display = around.variable("WAYLAND_DISPLAY") else { return withoutWayland(desktop) }
    let folder = around.variable("XDG_RUNTIME_DIR") ?? ""
    let path = display.hasPrefix("/") ? display : "\(folder)/\(display)"
    guard around.status(of: path)?.kind == .socket else {
      return Finding(
        .compositor,
        "WAYLAND_DISPLAY names \(path), which is not a socket; stylusd does not need one")
    }
    let session = "\(desktop.isEmpty ? "an unnamed compositor" : desktop) on Wayland"
    let names = Set(desktops.map { $0.lowercased() })
    if !names.isDisjoint(with: ["gnome", "gnome-classic", "unity"]) {
      return Finding(.compositor, "\(session), without wlr-layer-shell; stylusd does not need it")
    }
    let known: Set = ["sway", "hyprland", "kde", "wayfire", "river", "labwc", "niri", "cosmic"]
    let shows = names.isDisjoint(with: known) ? "perhaps with" : "with"
    return Finding(.compositor, "\(session), \(shows) wlr-layer-shell; stylusd does not need it")
  }

  private func withoutWayland(_ desktop: String) -> Finding {
    let isX11 = around.variable("XDG_SESSION_TYPE") == "x11" || around.variable("DISPLAY") != nil
    guard isX11 else {
      return Finding(.compositor, "no graphical session here; stylusd does not need one")
    }
    return Finding(
      .compositor, "\(desktop.isEmpty ? "a session" : desktop) on X11; stylusd needs no compositor")
  }

  /// How soon does the kernel run the daemon? For information.
  func scheduling() -> Finding {
    let version = around.firstLine(of: "/proc/version") ?? ""
    let words = version.split(separator: " ")
    let release = words.count > 2 ? String(words[2]) : "of unknown version"
    let model = words.first { $0.contains("PREEMPT") }?.filter { $0 == "_" || $0.isLetter }
    let governor = around.firstLine(of: "/sys/devices/system/cpu/cpu0/cpufreq/scaling_governor")
    let facts = [
      "kernel \(release)", model ?? "no kernel preemption",
      governor.map { "CPU governor \($0)" },
    ]
    return Finding(.scheduling, facts.compactMap(\.self).joined(separator: ", "))
  }
}
