import Foundation
import ProgramKit
import Testing

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
    #expect(!watch.takeAppearance())
    create("socket")
    #expect(watch.takeAppearance())
    #expect(!watch.takeAppearance())
    try FileManager.default.moveItem(atPath: folder.path("foreign"), toPath: folder.path("other"))
    #expect(watch.takeAppearance())
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
    #expect(watch.takeAppearance())
    create("a/socket")
    #expect(!watch.takeAppearance())
    try makeFolder("a/b")
    #expect(watch.takeAppearance())
    create("a/b/socket")
    #expect(watch.takeAppearance())
  }

  @Test func aFolderThatGoesIsFollowedWhenItComesAgain() throws {
    try makeFolder("run")
    var watch = try PathWatch(for: [folder.path("run/socket")])
    try FileManager.default.removeItem(atPath: folder.path("run"))
    _ = watch.takeAppearance()
    #expect(!watch.takeAppearance())
    try makeFolder("run")
    #expect(watch.takeAppearance())
    create("run/socket")
    #expect(watch.takeAppearance())
  }

  @Test func aPathThatCannotBeWatchedIsNoError() throws {
    create("file")
    var watch = try PathWatch(for: [folder.path("file/socket"), "", "/"])
    #expect(!watch.takeAppearance())
  }
}
