import Foundation
import Testing

@testable import LinuxIO

/// Where a path that is to be written to leads.
@Suite struct FilePlaceTests {
  private let place: TestFolder

  init() throws { place = try TestFolder() }

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: place.path(name), withDestinationPath: target)
  }

  @Test(arguments: [
    ("a", ".", "a", "./a"), ("/a", "/", "a", "/a"), ("b/a", "b", "a", "b/a"),
    ("/c/b/a", "/c/b", "a", "/c/b/a"), ("b/", "b", "", "b/"),
  ])
  func aPathIsPartedAtItsLastSlash(path: String, folder: String, name: String, whole: String) {
    let place = FilePlace(path)
    #expect(place.folder == folder && place.name == name && place.path == whole)
  }

  @Test func linksAreFollowedAlsoToAFreeName() throws {
    try FileBytes.write([1], to: place.path("file"))
    try link("near", to: "file")
    try link("far", to: place.path("near"))
    try link("free", to: "sub/new")
    #expect(try WriteTarget(place.path("near")) == .file(FilePlace(place.path("file"))))
    #expect(try WriteTarget(place.path("far")) == .file(FilePlace(place.path("file"))))
    #expect(try WriteTarget(place.path("free")) == .file(FilePlace(place.path("sub/new"))))
    #expect(try WriteTarget(place.path("new")) == .file(FilePlace(place.path("new"))))
  }

  @Test func asManyLinksAreFollowedAsLinuxFollows() throws {
    for number in 1...40 { try link("\(number)", to: "\(number - 1)") }
    #expect(try FilePlace(resolving: place.path("39")) == FilePlace(place.path("0")))
    #expect(throws: SystemError("write", place.path("40"), Errno(rawValue: ELOOP))) {
      _ = try FilePlace(resolving: place.path("40"))
    }
  }

  @Test func aCircleOfLinksLeadsNowhere() throws {
    try link("one", to: "other")
    try link("other", to: "one")
    #expect(throws: SystemError("write", place.path("one"), Errno(rawValue: ELOOP))) {
      _ = try WriteTarget(place.path("one"))
    }
  }

  @Test func aFolderIsNoTargetAndADeviceIsAStream() throws {
    let refusal = Errno(rawValue: EISDIR)
    #expect(throws: SystemError("write", place.path, refusal)) { _ = try WriteTarget(place.path) }
    let bare = place.path("new/")
    #expect(throws: SystemError("write", bare, refusal)) { _ = try WriteTarget(bare) }
    #expect(try WriteTarget("/dev/null") == .stream("/dev/null"))
    try FileBytes.write([1], to: place.path("file"))
    let below = place.path("file/below")
    #expect(throws: SystemError("write", below, Errno(rawValue: ENOTDIR))) {
      _ = try WriteTarget(below)
    }
  }
}
