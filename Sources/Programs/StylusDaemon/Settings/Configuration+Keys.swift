package import Settings
import StylusDevices

extension Configuration: ProgramSettings {
  package static func subject(of section: SectionName) throws(SettingError) -> DaemonSubject {
    try DaemonSubject(section)
  }

  package mutating func applyEntry(
    _ entry: IniFile.IniEntry, about subject: DaemonSubject
  ) throws(SettingError) {
    switch subject {
    case .daemon: try DaemonKey.parseEntry(entry, into: &self)
    case .tablet(let tablet):
      var said: [TabletSetting] = []
      try DaemonTabletKey.parseEntry(entry, into: &said)
      tablets += said.map { TabletSettingRule(tablet: tablet, setting: $0) }
    case .tool(let tools):
      var said: [PenRule.PenPreference] = []
      try DaemonToolKey.parseEntry(entry, into: &said)
      tablets += said.map {
        TabletSettingRule(tablet: nil, setting: .pen(PenRule(tools: tools, wish: $0)))
      }
    }
  }
}
