import Foundation
import ProgramKit
import Testing
import Units

@testable import LinuxIO

/// Files that appear.
@Suite struct PathWatchTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  private func create(_ name: String) {
    #expect(FileManager.default.createFile(atPath: folder.path(name), contents: nil))
  }

  private func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: folder.path(name), withIntermediateDirectories: false)
  }

  @Test func onlyTheFileItselfIsReportedAndOnlyOnce() throws {
    var watch = try PathWatch(for: [folder.path("socket"), folder.path("other")])
    create("foreign")
    let found1 = watch.takeAppearance()
    #expect(!found1)
    create("socket")
    let found2 = watch.takeAppearance()
    #expect(found2)
    let found3 = watch.takeAppearance()
    #expect(!found3)
    try FileManager.default.moveItem(atPath: folder.path("foreign"), toPath: folder.path("other"))
    let found4 = watch.takeAppearance()
    #expect(found4)
  }

  @Test func whatAppearsMakesTheDescriptorReadable() throws {
    let poller = try Poller()
    let watch = try PathWatch(for: [folder.path("socket")])
    try poller.add(watch.number, token: 7)
    var ready: [Poller.Ready] = []
    try poller.wait(atMost: .milliseconds(1), into: &ready)
    #expect(ready.isEmpty)
    create("socket")
    try poller.wait(atMost: .milliseconds(5_000), into: &ready)
    #expect(ready.map(\.token) == [7])
  }

  @Test func foldersThatDoNotExistYetAreFollowed() throws {
    var watch = try PathWatch(for: [folder.path("a/b/socket")])
    try makeFolder("a")
    let found5 = watch.takeAppearance()
    #expect(found5)
    create("a/socket")
    let found6 = watch.takeAppearance()
    #expect(!found6)
    try makeFolder("a/b")
    let found7 = watch.takeAppearance()
    #expect(found7)
    create("a/b/socket")
    let found8 = watch.takeAppearance()
    #expect(found8)
  }

  @Test func aFolderThatGoesIsFollowedWhenItComesAgain() throws {
    try makeFolder("run")
    var watch = try PathWatch(for: [folder.path("run/socket")])
    try FileManager.default.removeItem(atPath: folder.path("run"))
    _ = watch.takeAppearance()
    let found9 = watch.takeAppearance()
    #expect(!found9)
    try makeFolder("run")
    let found10 = watch.takeAppearance()
    #expect(found10)
    create("run/socket")
    let found11 = watch.takeAppearance()
    #expect(found11)
  }

  // MARK: What was written

  private func write(_ text: String, to name: String, atomically: Bool) throws {
    try text.write(toFile: folder.path(name), atomically: atomically, encoding: .utf8)
  }

  /// Whether a watch reports what is done; what came before is forgotten.
  private func reports(_ watch: inout PathWatch, _ body: () throws -> Void) throws -> Bool {
    _ = watch.takeAppearance()
    try body()
    return watch.takeAppearance()
  }

  @Test func whatIsWrittenIsReportedOnceItIsClosedOrHasItsName() throws {
    try write("one", to: "conf", atomically: false)
    var watch = try PathWatch(for: [folder.path("conf")], reporting: .writing)
    let inPlace = try reports(&watch) { try write("two", to: "conf", atomically: false) }
    let renamed = try reports(&watch) { try write("three", to: "conf", atomically: true) }
    let afterRename = try reports(&watch) { try write("four", to: "conf", atomically: false) }
    #expect(inPlace && renamed && afterRename)
    let removed = try reports(&watch) {
      try FileManager.default.removeItem(atPath: folder.path("conf"))
    }
    let foreign = try reports(&watch) { try write("five", to: "other", atomically: false) }
    #expect(!removed && !foreign)
  }

  @Test func aFileThatIsStillWrittenIsNotReported() throws {
    var watch = try PathWatch(for: [folder.path("conf")], reporting: .writing)
    create("conf")
    _ = watch.takeAppearance()
    let file = try #require(FileHandle(forWritingAtPath: folder.path("conf")))
    let open = try reports(&watch) { try file.write(contentsOf: Data("half".utf8)) }
    let closed = try reports(&watch) { try file.close() }
    #expect(!open && closed)
  }

  @Test func aLinkHasItsContentsAtOnce() throws {
    try write("one", to: "there", atomically: false)
    var watch = try PathWatch(for: [folder.path("conf")], reporting: .writing)
    let linked = try reports(&watch) {
      try FileManager.default.createSymbolicLink(
        atPath: folder.path("conf"), withDestinationPath: folder.path("there"))
    }
    #expect(linked)
  }

  @Test func aStarStandsForAllFilesOfAFolderAlsoIfThatComesLater() throws {
    var watch = try PathWatch(
      for: [folder.path("conf"), folder.path("conf.d/*")], reporting: .writing)
    let foreign = try reports(&watch) { try write("one", to: "foreign", atomically: false) }
    let made = try reports(&watch) { try makeFolder("conf.d") }
    let first = try reports(&watch) { try write("one", to: "conf.d/1.conf", atomically: false) }
    let second = try reports(&watch) { try write("one", to: "conf.d/2.conf", atomically: true) }
    let main = try reports(&watch) { try write("one", to: "conf", atomically: false) }
    #expect(!foreign && made && first && second && main)
  }

  @Test func aPathThatCannotBeWatchedIsNoError() throws {
    create("file")
    var watch = try PathWatch(for: [folder.path("file/socket"), "", "/"])
    let found12 = watch.takeAppearance()
    #expect(!found12)
  }
}
