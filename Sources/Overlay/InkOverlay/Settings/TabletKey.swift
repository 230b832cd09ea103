import InkCanvas
import InkGeometry
import Settings
import StylusModel

extension TabletRule.Wish {
  /// The keys of a section about tablets.
  static let keys =
    ["output", "area", "aspect", "rotation", "left-handed", "calibration"] + OverlayButton.keys

  /// Reads a line of a section about tablets; nil if no line begins with this key.
  init?(key: String, value: String) throws(SettingError) {
    switch key {
    case "output": self = .target(try Self.target(value))
    case "area": self = .area(try AreaSetting.reading(value))
    case "aspect": self = .keepsAspect(try Self.aspect(value))
    case "rotation": self = .rotation(try Self.rotation(value))
    case "left-handed": self = .leftHanded(try Bool.reading(value, of: key))
    case "calibration": self = .calibration(try Self.calibration(value))
    default:
      guard let button = OverlayButton(key: key) else { return nil }
      self = .button(button, try Self.action(value, of: key))
    }
  }

  private static func target(_ text: String) throws(SettingError) -> TabletWish.Target {
    switch text {
    case "auto": return .auto
    case "layout": return .layout
    default: break
    }
    let parts = text.split(separator: " ")
    guard parts.count == 4, parts.allSatisfy({ Double($0) != nil }) else {
      guard !text.isEmpty else {
        throw SettingError(
          "output is auto, layout, the name of an output, or left top width height")
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
        "output, as a rectangle, is left, top, width and height in logical pixels, such as "
          + "0 0 1920 1080, not \"\(text)\"")
    }
    return .region(
      Rect(x: Double(left), y: Double(top), width: Double(width), height: Double(height)))
  }

  private static func aspect(_ text: String) throws(SettingError) -> Bool {
    switch text {
    case "keep": true
    case "stretch": false
    default: throw SettingError("aspect is keep or stretch, not \"\(text)\"")
    }
  }

  private static func rotation(_ text: String) throws(SettingError) -> QuarterTurn {
    guard
      let turn = ["0", "90", "180", "270"].firstIndex(of: text).flatMap({
        QuarterTurn(degrees: $0 * 90)
      })
    else { throw SettingError("rotation is 0, 90, 180 or 270 degrees clockwise, not \"\(text)\"") }
    return turn
  }

  private static func calibration(_ text: String) throws(SettingError) -> Calibration {
    if text == "none" { return .none }
    guard let calibration = Calibration(text: text) else {
      throw SettingError(
        "calibration is none or six numbers a b c d e f, as inkoverlay --calibrate finds them, such as "
          + "1 0 0 0 1 0, not \"\(text)\"")
    }
    return calibration
  }

  private static func action(_ text: String, of key: String) throws(SettingError) -> ButtonAction {
    guard let action = ButtonAction(rawValue: text) else {
      let known = ButtonAction.allCases.map(\.rawValue).joined(separator: ", ")
      throw SettingError("\(key) is one of \(known), not \"\(text)\"")
    }
    return action
  }
}
