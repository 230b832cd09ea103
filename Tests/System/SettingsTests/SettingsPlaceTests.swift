import Foundation
import LinuxIO
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

/// The lines of all sections, in order.
private struct Everything: ProgramSettings {
  var said: [String] = []

  static func subject(of section: SectionName) throws(SettingError) -> String { section.kind }

  mutating func applyEntry(_ entry: IniFile.IniEntry, about subject: String) throws(SettingError) {
    said.append("\(subject).\(entry.key)=\(entry.value)")
  }
}

/// A folder with files of these texts, gone afterwards.
private func withFiles(_ files: [String: String], _ body: (String) throws -> Void) throws {
  let folder = NSTemporaryDirectory() + "stylusd-\(UUID().uuidString.prefix(8))"
  defer { try? FileManager.default.removeItem(atPath: folder) }
  for (name, text) in files {
    let path = folder + "/" + name
    try FileBytes.makeFolders(containing: path, mode: 0o700)
    try FileBytes.write(Array(text.utf8), to: path)
  }
  try body(folder)
}

@Test func dropInsCountBehindTheMainFileInTheOrderOfTheirNames() throws {
  let files = [
    "a.conf": "[s]\nk = main\n", "a.conf.d/20.conf": "[s]\nk = late\n",
    "a.conf.d/10.conf": "[s]\nk = early\n", "a.conf.d/30.txt": "[s]\nk = no\n",
    "a.conf.d/.40.conf": "[s]\nk = no\n",
  ]
  try withFiles(files) { folder in
    let read: SettingsReading<Everything> =
      try SettingsPlace.named(folder + "/a.conf").readSettings()
    #expect(read.settings.said == ["s.k=main", "s.k=early", "s.k=late"])
    #expect(read.complaints.isEmpty)
    #expect(
      read.files.map { String($0.split(separator: "/").last ?? "") }
        == ["a.conf", "10.conf", "20.conf"])
  }
}

@Test func ofTwoFilesOfOneNameThatOfTheEarlierFolderCounts() throws {
  let files = [
    "one/a.conf.d/10.conf": "[s]\nk = one\n", "two/a.conf": "[s]\nk = main\n",
    "two/a.conf.d/10.conf": "[s]\nk = two\n", "two/a.conf.d/05.conf": "[s]\nk = other\n",
    "three/a.conf": "[s]\nk = late\n",
  ]
  try withFiles(files) { folder in
    let place = SettingsPlace(
      mainFiles: ["one", "two", "three"].map { "\(folder)/\($0)/a.conf" }, isRequired: false)
    let read: SettingsReading<Everything> = try place.readSettings()
    #expect(read.settings.said == ["s.k=main", "s.k=other", "s.k=one"])
  }
}

@Test func onlyARequiredFileMustBeThere() throws {
  try withFiles([:]) { folder in
    let read: SettingsReading<Everything> =
      try SettingsPlace(mainFiles: [folder + "/a.conf"], isRequired: false).readSettings()
    #expect(read.settings.said.isEmpty && read.complaints.isEmpty && read.files.isEmpty)
    #expect(throws: SystemError("open", folder + "/a.conf", Errno(rawValue: ENOENT))) {
      let _: SettingsReading<Everything> = try SettingsPlace.named(folder + "/a.conf")
        .readSettings()
    }
    let nothing: SettingsReading<Everything> = try SettingsPlace.nowhere.readSettings()
    #expect(nothing.files.isEmpty)
  }
}

@Test func aMainFileThatCannotBeReadIsAnErrorAndADropInAComplaint() throws {
  try withFiles(["a.conf/x": "", "b.conf": "", "b.conf.d/10.conf/x": ""]) { folder in
    #expect(throws: SystemError("read", folder + "/a.conf", Errno(rawValue: EISDIR))) {
      let _: SettingsReading<Everything> =
        try SettingsPlace(mainFiles: [folder + "/a.conf"], isRequired: false).readSettings()
    }
    let read: SettingsReading<Everything> = try SettingsPlace.named(folder + "/b.conf")
      .readSettings()
    #expect(read.complaints == ["cannot read \(folder)/b.conf.d/10.conf: Is a directory"])
  }
}

// MARK: A file to edit

@Test func aMissingFileIsCreatedForItsUserAloneWithItsFolders() throws {
  try withFiles([:]) { folder in
    let place = SettingsPlace.user("a.conf") { $0 == "HOME" ? folder : nil } ?? .nowhere
    let path = try #require(try place.mainFile(orCreateWith: "# nothing\n"))
    #expect(path == folder + "/.config/stylusd/a.conf")
    #expect(try FileBytes.read(path: path) == Array("# nothing\n".utf8))
    for (path, mode) in [(path, 0o600), (folder + "/.config/stylusd", 0o700)] {
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      #expect(attributes[.posixPermissions] as? Int == mode, "\(path)")
    }
    #expect(try SettingsPlace.nowhere.mainFile(orCreateWith: "") == nil)
  }
}

@Test func anExistingFileIsNeverChanged() throws {
  try withFiles(["a.conf": "[s]\n", "empty.conf": ""]) { folder in
    for (name, text) in [("a.conf", "[s]\n"), ("empty.conf", "")] {
      let path = folder + "/" + name
      #expect(try SettingsPlace.named(path).mainFile(orCreateWith: "# other\n") == path)
      #expect(try FileBytes.read(path: path) == Array(text.utf8))
    }
    // Nor what a link to nothing would lead to.
    let (link, target) = (folder + "/link.conf", folder + "/none")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
    #expect(try SettingsPlace.named(link).mainFile(orCreateWith: "# other\n") == link)
    #expect(!FileBytes.isThere(target))
  }
}

@Test func aFileThatCannotBeCreatedIsNamed() throws {
  try withFiles(["file": ""]) { folder in
    let place = SettingsPlace.named(folder + "/file/a.conf")
    #expect(throws: SystemError.self) { try place.mainFile(orCreateWith: "# nothing\n") }
  }
}

@Test func theTargetOfALinkIsWatchedToo() throws {
  try withFiles(["there/b.conf": ""]) { folder in
    let folder = try #require(FileBytes.target(of: folder))
    let (link, target) = (folder + "/a.conf", folder + "/there/b.conf")
    #expect(SettingsPlace.named(link).watchedPaths == [link, link + ".d/*"])
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
    #expect(SettingsPlace.named(link).watchedPaths == [link, target, link + ".d/*"])
  }
}
