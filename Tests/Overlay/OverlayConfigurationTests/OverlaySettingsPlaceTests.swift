import Foundation
import InkCanvas
import InkDrawing
import LinuxIO
import OverlayConfiguration
import Settings
import StylusModel
import StylusProtocol
import Testing

/// Which files are read, and what is stored in them.
@Suite final class OverlaySettingsPlaceTests {
  let home: String

  init() throws {
    home = NSTemporaryDirectory() + "home-\(UUID().uuidString.prefix(8))"
    try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: home) }

  private func write(_ text: String, to name: String) throws {
    let path = home + "/" + name
    try FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try text.write(toFile: path, atomically: true, encoding: .utf8)
  }

  private func read(_ place: SettingsPlace) throws(SystemError) -> OverlaySettingsReading {
    try place.readSettings()
  }

  private var place: SettingsPlace {
    let home = home
    return .overlay { $0 == "HOME" ? home : nil }
  }

  @Test func theFileIsInTheUsersConfigurationFolder() {
    #expect(place.mainFiles.first == home + "/.config/stylusd/inkoverlay.conf")
    let other = SettingsPlace.overlay { $0 == "XDG_CONFIG_HOME" ? "/c" : "/h" }
    #expect(other.mainFiles == ["/c/stylusd/inkoverlay.conf"])
    #expect(SettingsPlace.overlay { _ in nil } == .nowhere)
  }

  @Test func withoutAnyFileAllIsAsUsual() throws {
    for place in [place, .overlay { _ in nil }] {
      let reading: OverlaySettingsReading = try place.readSettings()
      #expect(reading.settings == OverlaySettings() && reading.complaints.isEmpty)
      #expect(reading.files.isEmpty)
    }
  }

  @Test func aFileThatWasNamedMustBeThere() throws {
    #expect(throws: SystemError.self) { try read(.named(home + "/none")) }
    try write("[inkoverlay]\nmode = draw\n", to: "some.conf")
    #expect(try read(.named(home + "/some.conf")).settings.mode == .draw)
  }

  @Test func dropInsComeBehindTheFileInTheOrderOfTheirNames() throws {
    let folder = ".config/stylusd/inkoverlay.conf"
    try write("[inkoverlay]\nmode = draw\nink = reed\n", to: folder)
    try write("[inkoverlay]\nink = crayon\n", to: folder + ".d/b.conf")
    try write("[inkoverlay]\nink = pencil\nmode = bad\n", to: folder + ".d/a.conf")
    try write("[inkoverlay]\nmode = off\n", to: folder + ".d/c.txt")
    let reading: OverlaySettingsReading = try place.readSettings()
    #expect(reading.settings.ink.type == .crayon && reading.settings.mode == .draw)
    let path = home + "/" + folder
    #expect(reading.files == [path, path + ".d/a.conf", path + ".d/b.conf"])
    #expect(reading.complaints.count == 1)
    #expect(reading.complaints.first?.hasPrefix(path + ".d/a.conf:3: mode must be one of") == true)
  }

  @Test func aCalibrationIsReadAsItWasStoredAndTheUsersFileStays() throws {
    let text = "[tablet]\ncalibration = none\n"
    try write(text, to: ".config/stylusd/inkoverlay.conf")
    var tablet = Tablet(id: DeviceID(rawValue: 1), name: "Any [name]; at all", role: .pen)
    (tablet.vendor, tablet.product) = (0x056A, 0x57)
    let found = try #require(Calibration(text: "1.0123456789012345 1e-05 0 -0.25 0.99 0.125"))
    let stored = try #require(try place.saveCalibration(found, of: tablet))
    #expect(stored.path == home + "/.config/stylusd/inkoverlay.conf.d/calibration-056a-0057.conf")
    let reading: OverlaySettingsReading = try place.readSettings()
    #expect(reading.complaints.isEmpty)
    #expect(reading.settings.mappingChoice(for: tablet).calibration == found)
    #expect(try String(contentsOfFile: place.mainFiles.first ?? "", encoding: .utf8) == text)
    // A new one takes the place of the old one.
    _ = try place.saveCalibration(.none, of: tablet)
    #expect(try read(place).settings.mappingChoice(for: tablet).calibration == .none)
  }

  @Test func allStoredCalibrationsAreFoundAndNothingElse() throws {
    #expect(try place.calibrations() == [])
    var tablet = Tablet(id: DeviceID(rawValue: 1), name: "t", role: .pen)
    let found = try #require(Calibration(text: "2 0 0 0 1 0"))
    let drops = ".config/stylusd/inkoverlay.conf.d/"
    for name in ["calibration-56a-390.conf", "calibration-056a-0390-2.conf", "calibration.conf"] {
      try write("", to: drops + name)
    }
    for product: UInt16 in [0x390, 0x57] {
      (tablet.vendor, tablet.product) = (0x056A, product)
      _ = try place.saveCalibration(found, of: tablet)
    }
    let stored: [StoredCalibration] = try place.calibrations()
    #expect(stored.map(\.model.description) == ["056a:0057", "056a:0390"])
    #expect(stored.last?.path == home + "/" + drops + "calibration-056a-0390.conf")
  }

  @Test func theFoldersOfACalibrationAreMade() throws {
    let tablet = Tablet(id: DeviceID(rawValue: 1), name: "t", role: .pen)
    let found = try #require(Calibration(text: "2 0 0 0 1 0"))
    _ = try place.saveCalibration(found, of: tablet)
    #expect(try read(place).settings.mappingChoice(for: tablet).calibration == found)
    #expect(try SettingsPlace.overlay { _ in nil }.saveCalibration(found, of: tablet) == nil)
  }
}
