package import Settings
import StylusModel
package import TextFields

/// The settings of inkscribe from its configuration: docs/configure.md, Scribble.
package struct ScribbleSettings: Hashable, Sendable {
  /// How writing is taken.
  package var rules = WritingRules()
  /// Applications that are left alone, by their app id.
  package var except: Set<String> = []
  /// Whether words that are chosen from a list are kept for `stylusctl words`; otherwise for this
  /// run alone.
  package var keepsChosenWords = false
  /// Whether reading adapts to the user's handwriting.
  package var adapts = true

  /// The defaults.
  package init() {}
}

extension ScribbleSettings: ProgramSettings {
  /// The keys of its only section.
  package enum Subject: Hashable, Sendable { case scribble }

  package static func subject(of section: SectionName) throws(SettingError) -> Subject {
    guard section.kind == "inkscribe", section.name == nil else {
      throw section.unknown(among: ["inkscribe"], use: "[inkscribe]")
    }
    return .scribble
  }

  package mutating func applyEntry(
    _ entry: IniFile.IniEntry, about subject: Subject
  ) throws(SettingError) { try ScribbleKey.parseEntry(entry, into: &self) }
}

/// A key of the section `[inkscribe]`.
enum ScribbleKey: String, CaseIterable, SettingKey {
  case pause
  case live
  case candidates
  case learn
  case adapt
  case press
  case room
  case except

  func parseValue(_ text: String, into settings: inout ScribbleSettings) throws(SettingError) {
    switch self {
    case .pause: settings.rules.pause = try seconds(text, 0.2...5)
    case .live: settings.rules.isLive = try Bool.reading(text, of: rawValue)
    case .candidates: settings.rules.candidates = try seconds(text, 0...60)
    case .learn: settings.keepsChosenWords = try Bool.reading(text, of: rawValue)
    case .adapt: settings.adapts = try Bool.reading(text, of: rawValue)
    case .press: settings.rules.press = try seconds(text, 0.4...3)
    case .room: settings.rules.room = try seconds(text, 2...60)
    case .except:
      let names = text.split(separator: " ").map(String.init)
      guard !names.isEmpty else {
        throw SettingError("except must be a list of app ids, such as org.gimp.GIMP krita")
      }
      settings.except.formUnion(names)
    }
  }

  private func seconds(
    _ text: String, _ range: ClosedRange<Float>
  ) throws(SettingError) -> Microseconds {
    guard let number = SettingNumber.one(text[...]), range.contains(number) else {
      throw SettingError(
        "\(rawValue) must be a number of seconds from \(range.lowerBound) to \(range.upperBound), "
          + "not \"\(text)\""
      )
    }
    return Microseconds(Int64((Double(number) * 1_000_000).rounded()))
  }
}

extension SettingsPlace {
  /// Where inkscribe finds its configuration: `$XDG_CONFIG_HOME/stylusd/inkscribe.conf`.
  ///
  /// - Parameter variable: the environment.
  package static func scribble(variable: (String) -> String?) -> Self {
    .user("inkscribe.conf", variable: variable) ?? .nowhere
  }
}
