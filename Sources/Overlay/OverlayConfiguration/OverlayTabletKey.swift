import InkCanvas
import InkEditing
import InkGeometry
import Settings
import StylusModel

/// A key of a section about tablets.
enum OverlayTabletKey: SettingKey {
  case output
  case area
  case aspect
  case rotation
  case leftHanded
  case calibration
  case button(OverlayButton)

  static let names = explained.map(\.name)

  init?(name: String) {
    switch name {
    case "output": self = .output
    case "area": self = .area
    case "aspect": self = .aspect
    case "rotation": self = .rotation
    case "left-handed": self = .leftHanded
    case "calibration": self = .calibration
    default:
      guard let button = OverlayButton(key: name) else { return nil }
      self = .button(button)
    }
  }

  func parseValue(_ value: String, into said: inout [TabletRule.MappingSetting])
    throws(SettingError)
  {
    said.append(try parseSetting(value))
  }

  private func parseSetting(_ value: String) throws(SettingError) -> TabletRule.MappingSetting {
    switch self {
    case .output: .target(try Self.target(value))
    case .area: .area(try AreaSetting.reading(value))
    case .aspect: .keepsAspect(try Self.aspect(value))
    case .rotation: .rotation(try Self.rotation(value))
    case .leftHanded: .leftHanded(try Bool.reading(value, of: "left-handed"))
    case .calibration: .calibration(try Self.calibration(value))
    case .button(let button): .button(button, try Self.action(value, of: button.key))
    }
  }

  private static func target(_ text: String) throws(SettingError) -> MappingChoice.Target {
    switch text {
    case "auto": return .auto
    case "layout": return .layout
    default: break
    }
    let parts = text.split(separator: " ")
    guard parts.count == 4, parts.allSatisfy({ Double($0) != nil }) else {
      guard !text.isEmpty else {
        throw SettingError(
          "output must be auto, layout, the name of an output, or left top width height")
      }
      return .output(text)
    }
    // Outputs may lie to the left of and above others.
    let numbers = parts.map {
      $0.hasPrefix("-") ? SettingNumber.one($0.dropFirst()).map { -$0 } : SettingNumber.one($0)
    }
    guard let left = numbers[0], let top = numbers[1], let width = numbers[2],
      let height = numbers[3], width > 0, height > 0
    else {
      throw SettingError(
        "output, as a rectangle, must be left, top, width and height in logical pixels, such as "
          + "0 0 1920 1080, not \"\(text)\"")
    }
    return .region(
      Rect(x: Double(left), y: Double(top), width: Double(width), height: Double(height)))
  }

  private static func aspect(_ text: String) throws(SettingError) -> Bool {
    switch text {
    case "keep": true
    case "stretch": false
    default: throw SettingError("aspect must be keep or stretch, not \"\(text)\"")
    }
  }

  private static func rotation(_ text: String) throws(SettingError) -> QuarterTurn {
    guard
      let turn = ["0", "90", "180", "270"].firstIndex(of: text).flatMap({
        QuarterTurn(degrees: $0 * 90)
      })
    else {
      throw SettingError("rotation must be 0, 90, 180 or 270 degrees clockwise, not \"\(text)\"")
    }
    return turn
  }

  private static func calibration(_ text: String) throws(SettingError) -> Calibration {
    if text == "none" { return .none }
    guard let calibration = Calibration(text: text) else {
      throw SettingError(
        "calibration must be none or six numbers a b c d e f, as inkoverlay --calibrate finds "
          + "them, such as 1 0 0 0 1 0, not \"\(text)\"")
    }
    return calibration
  }

  private static func action(_ text: String, of key: String) throws(SettingError) -> ButtonAction {
    do throws(CommandError) { return try ButtonAction(text) } catch {
      throw SettingError("\(key) must be toggle, none or a command such as undo: \(error)")
    }
  }
}
