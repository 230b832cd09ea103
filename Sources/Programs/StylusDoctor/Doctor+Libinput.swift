extension Doctor {
  /// Which version of libinput is it, and what does that mean?
  func libinput() -> Finding {
    guard let text = libinputVersion ?? packagedVersion() else {
      return Finding(.libinput, "of unknown version: neither built in nor installed as a package")
    }
    let numbers = text.split { !$0.isNumber }.compactMap { Int($0) }
    guard numbers.count >= 2, numbers[0] == 1 else { return Finding(.libinput, "version \(text)") }
    let note =
      switch numbers[1] {
      case ..<19:
        "older than any tested version"
      case ..<26:
        "has no pad dials"
      case 26...30:
        "its tip events may flicker at light pressure; stylusd uses the raw contact"
      default:
        "no known problems"
      }
    return Finding(
      .libinput, numbers[1] < 19 ? .warning : .ok, "version \(text): \(note)",
      fix: numbers[1] < 19 ? "install libinput 1.19 or newer" : nil)
  }

  /// The version of Debian's package.
  private func packagedVersion() -> String? {
    var isInside = false
    for line in around.readText(of: "/var/lib/dpkg/status")?.split(separator: "\n") ?? [] {
      if line.hasPrefix("Package: ") { isInside = line == "Package: libinput10" }
      if isInside, line.hasPrefix("Version: ") {
        return line.dropFirst(9).split(separator: "-").first.map(String.init)
      }
    }
    return nil
  }

  /// Does libinput smooth pens for the other programs?
  func quirks() -> Finding {
    let shared = around.names(in: "/usr/share/libinput").map { "/usr/share/libinput/\($0)" }
    let files = ["/etc/libinput/local-overrides.quirks"] + shared.filter { $0.hasSuffix(".quirks") }
    let file = files.first { file in
      around.readText(of: file)?.split(separator: "\n").contains { line in
        line.filter { $0 != " " } == "AttrTabletSmoothing=0"
      } ?? false
    }
    if let file { return Finding(.quirks, "smoothing is turned off in \(file)") }
    return Finding(
      .quirks,
      "other programs receive the mean of 4 positions; stylusd reads raw ones and needs no quirk")
  }
}
