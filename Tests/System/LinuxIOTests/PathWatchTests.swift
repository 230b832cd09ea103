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

  @Test func aPathThatCannotBeWatchedIsNoError() throws {
    create("file")
    var watch = try PathWatch(for: [folder.path("file/socket"), "", "/"])
    let found12 = watch.takeAppearance()
    #expect(!found12)
  }
}
