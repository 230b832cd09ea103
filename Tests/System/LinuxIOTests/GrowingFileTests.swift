import Foundation
import LinuxIO
import Testing

/// Files that people can see while they grow.
@Suite struct GrowingFileTests {
  @Test func aFreeNameIsTheFilesFromTheStart() throws {
    let place = try TestFolder()
    let file = try FileReplacement(growing: place.path("tape"))
    try file.write(lines: Array("one\n".utf8))
    #expect(file.visiblePath == nil)
    #expect(try text(place, "tape") == "one\n")
    try file.write(lines: Array("two\n".utf8))
    try file.commit()
    #expect(try text(place, "tape") == "one\ntwo\n")
    #expect(try FileBytes.names(in: place.path) == ["tape"])
  }

  @Test func anOlderFileStaysUntilTheNewOneIsWhole() throws {
    let place = try TestFolder()
    try FileBytes.write(Array("old\n".utf8), to: place.path("tape"), mode: 0o640)
    let file = try FileReplacement(growing: place.path("tape"))
    try file.write(lines: Array("new\n".utf8))
    #expect(file.visiblePath == place.path("tape.part"))
    #expect(try text(place, "tape") == "old\n")
    #expect(try text(place, "tape.part") == "new\n")
    try file.commit()
    #expect(try text(place, "tape") == "new\n")
    #expect(try FileBytes.names(in: place.path) == ["tape"])
    let mode = try FileManager.default.attributesOfItem(atPath: place.path("tape"))
    #expect(mode[.posixPermissions] as? Int == 0o640)
  }

  @Test func whatWasNeverCommittedStaysAndIsNotWrittenOver() throws {
    let place = try TestFolder()
    try FileBytes.write(Array("old\n".utf8), to: place.path("tape"))
    for text in ["first\n", "second\n"] {
      try FileReplacement(growing: place.path("tape")).write(lines: Array(text.utf8))
    }
    #expect(try FileBytes.names(in: place.path) == ["tape", "tape.part", "tape.part-2"])
    #expect(try text(place, "tape") == "old\n" && text(place, "tape.part") == "first\n")
  }

  @Test func anEmptyFileDoesNotStay() throws {
    let place = try TestFolder()
    do {
      let file = try FileReplacement(growing: place.path("tape"))
      let names = try FileBytes.names(in: place.path)
      let isEmpty = file.isEmpty
      #expect(names == ["tape"] && isEmpty)
    }
    #expect(try FileBytes.names(in: place.path) == [])
    // One that was committed does.
    try FileReplacement(growing: place.path("tape")).commit()
    #expect(try FileBytes.names(in: place.path) == ["tape"])
  }

  @Test func theLongestNamesWorkToo() throws {
    let place = try TestFolder()
    let name = String(repeating: "n", count: 255)
    try FileBytes.write([1], to: place.path(name))
    let file = try FileReplacement(growing: place.path(name))
    try file.write(lines: [10])
    try file.commit()
    #expect(try FileBytes.read(path: place.path(name)) == [10])
    #expect(try FileBytes.names(in: place.path) == [name])
  }

  private func text(_ place: TestFolder, _ name: String) throws -> String {
    String(decoding: try FileBytes.read(path: place.path(name)), as: UTF8.self)
  }
}
