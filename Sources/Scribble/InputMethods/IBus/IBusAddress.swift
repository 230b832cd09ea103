import Glibc
import LinuxIO

/// The address of IBus: it has a separate bus, whose address is in a file of its user.
package enum IBusAddress {
  /// Finds the address; nil if IBus does not run.
  static func find(variable: (String) -> String? = Environment.variable) -> String? {
    if let told = variable("IBUS_ADDRESS") { return told }
    let folder = variable("XDG_CONFIG_HOME") ?? variable("HOME").map { $0 + "/.config" }
    guard let folder else { return nil }
    let display = variable("WAYLAND_DISPLAY") ?? "0"
    for file in ["/etc/machine-id", "/var/lib/dbus/machine-id"] {
      guard let bytes = try? FileBytes.read(path: file, limit: 256) else { continue }
      let machine = String(decoding: bytes.prefix { $0 > 0x20 }, as: UTF8.self)
      let path = "\(folder)/ibus/bus/\(machine)-unix-\(display)"
      guard let text = try? FileBytes.read(path: path, limit: 1 << 16),
        let entry = parseAddress(String(decoding: text, as: UTF8.self))
      else { continue }
      // An IBus that was killed leaves its file behind.
      if let process = entry.process, kill(process, 0) != 0, errno == ESRCH { continue }
      return entry.address
    }
    return nil
  }

  /// Reads such a file; nil if it contains no address.
  package static func parseAddress(_ text: String) -> (address: String, process: Int32?)? {
    var address: String?
    var process: Int32?
    for line in text.split(whereSeparator: \.isNewline) {
      guard let sign = line.firstIndex(of: "=") else { continue }
      let value = String(line[line.index(after: sign)...])
      switch line[..<sign] {
      case "IBUS_ADDRESS": address = value.hasPrefix("unix:") ? value : nil
      case "IBUS_DAEMON_PID": process = Int32(value).flatMap { $0 > 1 ? $0 : nil }
      default: break
      }
    }
    return address.map { ($0, process) }
  }
}
