import LinuxIO

/// One line for people, on standard error: never a coordinate, never a stroke.
enum Notice {
  static func write(_ message: String) {
    let line = message.map { $0.isNewline ? " " : $0 }
    StandardStream.error("inkoverlay: \(Terminal.printable(String(line)))\n")
  }
}
