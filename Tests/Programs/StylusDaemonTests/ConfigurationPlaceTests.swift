import Foundation
import ProgramKit
import Settings
import StylusDevices
import StylusModel
import Testing

@testable import StylusDaemon

/// Folders of configuration files, gone with the value.
private final class Folders {
  private let programs: Programs
  let root: String

  init() throws {
    programs = try Programs()
    root = programs.path("root")
  }

  /// Writes a file below the root.
  func write(_ path: String, _ text: String) throws {
    let url = URL(fileURLWithPath: root + "/" + path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  /// The places of the system, below the root.
  var system: SettingsPlace {
    SettingsPlace(
      mainFiles: SettingsPlace.system("stylusd.conf").mainFiles.map { root + $0 },
      isRequired: false)
  }

  /// What the system's files say.
  func read() throws -> ConfigurationReading { try system.readSettings() }
}

@Suite struct ConfigurationPlaceTests {
  @Test func dropInsFollowTheMainFileByNameWhateverTheirFolder() throws {
    let folders = try Folders()
    try folders.write("etc/stylusd/stylusd.conf", "[stylusd]\nseat = a\nmax-clients = 1\n")
    try folders.write("etc/stylusd/stylusd.conf.d/10.conf", "[stylusd]\nseat = b\n")
    try folders.write("usr/lib/stylusd/stylusd.conf.d/20.conf", "[stylusd]\nseat = c\n")
    try folders.write("run/stylusd/stylusd.conf.d/15.conf", "[stylusd]\nseat = d\n")
    let reading = try folders.read()
    #expect(reading.settings.seat == "c" && reading.settings.clients.all == 1)
    #expect(
      reading.files
        == [
          "etc/stylusd/stylusd.conf", "etc/stylusd/stylusd.conf.d/10.conf",
          "run/stylusd/stylusd.conf.d/15.conf", "usr/lib/stylusd/stylusd.conf.d/20.conf",
        ].map { folders.root + "/" + $0 })
  }

  @Test func ofTwoDropInsOfOneNameThatInTheNearerFolderCounts() throws {
    let folders = try Folders()
    try folders.write("usr/lib/stylusd/stylusd.conf.d/10.conf", "[stylusd]\nseat = far\n")
    try folders.write("run/stylusd/stylusd.conf.d/10.conf", "[stylusd]\nseat = near\n")
    try folders.write("usr/lib/stylusd/stylusd.conf.d/20.conf", "[stylusd]\nmax-clients = 2\n")
    try folders.write("etc/stylusd/stylusd.conf.d/20.conf", "")
    try folders.write("etc/stylusd/stylusd.conf.d/30.conf~", "[stylusd]\nseat = backup\n")
    let reading = try folders.read()
    #expect(reading.complaints.isEmpty)
    #expect(reading.settings.seat == "near" && reading.settings.clients.all == 64)
  }

  @Test func theFirstMainFileThatIsThereCounts() throws {
    let folders = try Folders()
    #expect(try folders.read().settings == Configuration())
    try folders.write("usr/lib/stylusd/stylusd.conf", "[stylusd]\nseat = vendor\n")
    #expect(try folders.read().settings.seat == "vendor")
    try folders.write("etc/stylusd/stylusd.conf", "")
    #expect(try folders.read().settings == Configuration())
  }

  @Test func aDropInThatCannotBeReadIsComplainedAbout() throws {
    let folders = try Folders()
    try folders.write("etc/stylusd/stylusd.conf.d/10.conf/nothing", "")
    try folders.write("etc/stylusd/stylusd.conf.d/20.conf", "[stylusd]\nseat = s\n")
    let reading = try folders.read()
    #expect(reading.settings.seat == "s" && reading.complaints.count == 1)
    #expect(reading.complaints.first?.contains("10.conf") == true)
  }

  @Test func aUsersOwnDaemonReadsTheUsersFiles() {
    let environment = ["XDG_RUNTIME_DIR": "/run/user/1000", "HOME": "/home/ann"]
    let own = SettingsPlace.daemon(isRoot: false) { environment[$0] }
    #expect(own.mainFiles == ["/home/ann/.config/stylusd/stylusd.conf"])
    #expect(own.folders == ["/home/ann/.config/stylusd/stylusd.conf.d"])
    let moved = environment.merging(["XDG_CONFIG_HOME": "/c"]) { $1 }
    #expect(
      SettingsPlace.daemon(isRoot: false) { moved[$0] }.mainFiles
        == ["/c/stylusd/stylusd.conf"])
    #expect(SettingsPlace.daemon(isRoot: true) { environment[$0] } == .system("stylusd.conf"))
    #expect(SettingsPlace.daemon(isRoot: false) { ["HOME": "/"][$0] } == .system("stylusd.conf"))
  }

  @Test func optionsWinOverAllFilesAndSayWhereTheyStand() throws {
    let folders = try Folders()
    try folders.write("etc/stylusd/stylusd.conf", "[stylusd]\nseat = a\n")
    let reading = try ConfigurationSource(folders.system, options: [("seat", "told")]).readAll()
    #expect(reading.settings.seat == "told")
    #expect(reading.whatCounts.contains("; --seat\n"))
  }

  // MARK: What counts

  private static let everything = """
    [stylusd]
    seat = seat7
    keep-samples = 12
    seat = seat8
    [tablet 056a:0357]
    pressure-curve = 1 2 3 4
    area = 1mm 2% 30mm 40%
    [tool eraser]
    pressure-curve = 5 6 7 8
    [tablet]
    pressure-curve = 9 10 11 12
    area-aspect = 4:3
    profile = multirate pressure tilt period 10ms
    [tablet 056a:0357]
    left-handed = yes
    [tool 0xff]
    tip-threshold = 6% 5%
    """

  @Test func whatCountsIsAConfigurationThatSaysTheSame() {
    var first = ConfigurationReading()
    first.parseFile(Array(Self.everything.utf8), path: "a.conf")
    var second = ConfigurationReading()
    second.parseFile(Array(first.whatCounts.utf8), path: "b.conf")
    #expect(first.complaints.isEmpty && second.complaints.isEmpty)
    let (one, other) = (first.settings, second.settings)
    #expect((one.seat, one.limits) == (other.seat, other.limits))
    for (vendor, product) in [(0x056A, 0x0357), (1, 1)] as [(UInt16, UInt16)] {
      let wishes = (
        one.preferences(vendor: vendor, product: product),
        other.preferences(vendor: vendor, product: product)
      )
      #expect(wishes.0.area == wishes.1.area && wishes.0.aspect == wishes.1.aspect)
      #expect(wishes.0.profile == wishes.1.profile)
      #expect(wishes.0.isLeftHanded == wishes.1.isLeftHanded)
      for tool in [Tool(kind: .pen), Tool(kind: .eraser), Tool(kind: .pen, serial: 0xFF)] {
        #expect(wishes.0.pens.tuning(of: tool) == wishes.1.pens.tuning(of: tool))
      }
    }
    #expect(second.whatCounts.replacingOccurrences(of: "b.conf:", with: "") != second.whatCounts)
  }

  @Test func whatCountsLeavesOutWhatWasReplacedAndNamesEachPlace() {
    var reading = ConfigurationReading()
    reading.parseFile(Array(Self.everything.utf8), path: "a.conf")
    let text = reading.whatCounts
    #expect(!text.contains("seat7") && !text.contains("1 2 3 4") && !text.contains("5 6 7 8"))
    for place in ["seat8", "9 10 11 12", "4:3", "left-handed = yes", "6% 5%"] {
      let line = text.split(separator: "\n").first { $0.contains(place) }
      #expect(line?.contains("; a.conf:") == true)
    }
    #expect(text.contains("max-clients = 64") && text.contains("; default"))
  }
}
