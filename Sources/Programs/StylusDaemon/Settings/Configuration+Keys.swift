package import Settings
import StylusDevices

extension Configuration: ProgramSettings {
  package static func subject(of section: SectionName) throws(SettingError) -> DaemonSubject {
    try DaemonSubject(section)
  }

  package mutating func take(
    _ entry: IniFile.Entry, about subject: DaemonSubject
  ) throws(SettingError) {
    switch subject {
    case .daemon: try DaemonKey.take(entry, into: &self)
    case .tablet(let tablet):
      var said: [TabletSetting] = []
      try DaemonTabletKey.take(entry, into: &said)
      tablets += said.map { TabletRule(tablet: tablet, setting: $0) }
    case .tool(let tools):
      var said: [PenRule.Wish] = []
      try DaemonToolKey.take(entry, into: &said)
      tablets += said.map {
        TabletRule(tablet: nil, setting: .pen(PenRule(tools: tools, wish: $0)))
      }
    }
  }
}
