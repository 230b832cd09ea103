package import Settings

/// The overlay's configuration as it was read.
package typealias OverlaySettingsReading = SettingsReading<OverlaySettings>

/// The subject of a section of the overlay's configuration.
package enum OverlaySubject: Hashable, Sendable {
  /// The overlay: `[inkoverlay]`.
  case overlay
  /// All tablets, or those of a name: `[tablet]`, `[tablet Wacom Intuos S Pen]`, `[tablet
  /// 056a:0357]`.
  case tablet(TabletName?)
}

extension OverlaySettings: ProgramSettings {
  package static func subject(of section: SectionName) throws(SettingError) -> OverlaySubject {
    switch (section.kind, section.name) {
    case ("inkoverlay", nil): .overlay
    case ("tablet", let name): .tablet(name.map { TabletName($0) })
    default:
      throw section.unknown(
        among: ["inkoverlay", "tablet"], use: "[inkoverlay] or [tablet NAME]")
    }
  }

  package mutating func applyEntry(
    _ entry: IniFile.IniEntry, about subject: OverlaySubject
  ) throws(SettingError) {
    switch subject {
    case .overlay: try OverlayKey.parseEntry(entry, into: &self)
    case .tablet(let tablet):
      var said: [TabletRule.MappingSetting] = []
      try OverlayTabletKey.parseEntry(entry, into: &said)
      rules += said.map { TabletRule(tablet: tablet, setting: $0) }
    }
  }
}

extension SettingsPlace {
  /// Where the overlay finds its configuration: `$XDG_CONFIG_HOME/stylusd/inkoverlay.conf`.
  ///
  /// - Parameter variable: the environment.
  package static func overlay(variable: (String) -> String?) -> Self {
    .user("inkoverlay.conf", variable: variable) ?? .nowhere
  }
}
