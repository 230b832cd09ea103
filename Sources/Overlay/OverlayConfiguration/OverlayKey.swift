import InkDrawing
import Settings
import StylusModel
import StylusProtocol

/// A key of the section `[inkoverlay]`.
enum OverlayKey: String, CaseIterable, SettingKey {
  case mode
  case outside
  case ink
  case color
  case width
  case eraser
  case fade
  case appearance
  case shapes
  case keep
  case picker
  case tray
  case stats
  case shortcuts
  case mouseAndTouch = "mouse-and-touch"

  /// Takes a value.
  func parseValue(_ text: String, into settings: inout OverlaySettings) throws(SettingError) {
    switch self {
    case .mode: settings.mode = try Self.parseWord(text, of: self, OverlayMode.allCases)
    case .outside: settings.outside = try Self.parseWord(text, of: self, [.ephemeral, .off])
    case .ink:
      try Self.choose(&settings) { $0.ink = text }
    case .color:
      guard let color = InkColor(text) else {
        throw SettingError(
          "color must be a name such as red, #rrggbb or #rrggbbaa, not \"\(text)\"")
      }
      try Self.choose(&settings) { $0.color = color }
    case .width:
      guard let width = SettingNumber.one(text[...]) else {
        throw SettingError("width must be a number of millimeters, such as 0.5, not \"\(text)\"")
      }
      try Self.choose(&settings) { $0.width = width }
    case .eraser:
      settings.eraser = try Self.parseWord(text, of: self, OverlayStatus.EraserSetting.allCases)
    case .fade:
      guard let seconds = SettingNumber.one(text[...]), seconds <= 60 else {
        throw SettingError("fade must be a number of seconds from 0 to 60, not \"\(text)\"")
      }
      settings.holding = Microseconds(Int64((Double(seconds) * 1_000_000).rounded()))
    case .appearance:
      settings.appearance = try Self.parseWord(text, of: self, AppearanceChoice.allCases).appearance
    case .shapes: settings.straightens = try Bool.reading(text, of: rawValue)
    case .mouseAndTouch:
      settings.hands = try Self.parseWord(text, of: self, HandDrawing.allCases)
    case .keep: settings.keepsInk = try Bool.reading(text, of: rawValue)
    case .picker: settings.picker = try Self.parseWord(text, of: self, PickerStart.allCases)
    case .shortcuts: settings.shortcuts = try Self.parseWord(text, of: self, ShortcutUse.allCases)
    case .tray: settings.tray = try Self.parseWord(text, of: self, TrayPresence.allCases)
    case .stats: settings.reportsStatistics = try Bool.reading(text, of: rawValue)
    }
  }

  /// How light or dark ink is said to be.
  private enum AppearanceChoice: String, CaseIterable {
    case auto
    case light
    case dark

    var appearance: Appearance? {
      switch self {
      case .auto: nil
      case .light: .light
      case .dark: .dark
      }
    }
  }

  private static func parseWord<Word: RawRepresentable<String>>(
    _ text: String, of key: OverlayKey, _ words: [Word]
  ) throws(SettingError) -> Word {
    guard let word = words.first(where: { $0.rawValue == text }) else {
      let known = words.map(\.rawValue)
      throw SettingError(
        "\(key.rawValue) must be one of \(known.joined(separator: ", ")), not \"\(text)\"")
    }
    return word
  }

  private static func choose(
    _ settings: inout OverlaySettings, _ change: (inout OverlayInkChange) -> Void
  ) throws(SettingError) {
    var wish = OverlayInkChange()
    change(&wish)
    do throws(OverlayError) { try settings.ink.applyChange(wish) } catch {
      throw SettingError("\(error)")
    }
    settings.choosesInk = true
  }
}
