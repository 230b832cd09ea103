import StylusModel
import TerminalInk

/// A tablet of a size in millimeters.
func tablet(
  _ number: UInt32 = 1, name: String = "Wacom Intuos4 6x9", width: Float = 160, height: Float = 100
) -> Tablet {
  var tablet = Tablet(id: DeviceID(rawValue: number), name: name, role: .pen)
  tablet.area = Tablet.Area(
    left: Millimeters(0), top: Millimeters(0),
    width: Millimeters(width), height: Millimeters(height))
  return tablet
}

/// What a terminal of this size can show; everything, unless told otherwise.
func traits(
  columns: Int = 40, rows: Int = 16, isTerminal: Bool = true, _ environment: [String: String] = [:]
) -> TerminalTraits {
  let usual = ["TERM": "xterm-256color", "LANG": "en_GB.UTF-8"]
  let all = usual.merging(environment) { $1 }
  return TerminalTraits(isTerminal: isTerminal, columns: columns, rows: rows) { all[$0] }
}
