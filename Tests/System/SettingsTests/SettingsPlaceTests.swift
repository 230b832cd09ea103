import Settings
import Testing

@Test func aUsersFileIsInTheFolderThatTheEnvironmentNames() {
  let both = ["XDG_CONFIG_HOME": "/c", "HOME": "/home/ann"]
  let place = SettingsPlace.user("x.conf") { both[$0] }
  #expect(place?.mainFiles == ["/c/stylusd/x.conf"] && place?.folders == ["/c/stylusd/x.conf.d"])
  #expect(place?.isRequired == false)
  let home = SettingsPlace.user("x.conf") { ["HOME": "/home/ann"][$0] }
  #expect(home?.mainFiles == ["/home/ann/.config/stylusd/x.conf"])
  #expect(SettingsPlace.user("x.conf") { _ in nil } == nil)
}

@Test func theSystemsFileIsLookedForWhereTheAdministratorComesFirst() {
  let place = SettingsPlace.system("x.conf")
  #expect(
    place.mainFiles == ["/etc/stylusd/x.conf", "/run/stylusd/x.conf", "/usr/lib/stylusd/x.conf"])
  #expect(place.folders == place.mainFiles.map { $0 + ".d" } && !place.isRequired)
}

@Test func aFileThatSomebodyNamedMustBeThere() {
  #expect(SettingsPlace.named("/a.conf").isRequired)
  #expect(SettingsPlace.named("/a.conf").folders == ["/a.conf.d"])
}
