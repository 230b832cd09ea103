import Foundation
import InkDrawing
import InkEditing
import LinuxIO
import ProgramKit
import StylusModel
import StylusProtocol
import Testing
import ToolPicker

@testable import InkOverlay
@testable import OverlayConfiguration

/// What a user's tools are from one session to the next.
@Suite struct PickerMemoryTests {
  private let programs: Programs
  private let now = Timestamp(microseconds: 5_000_000)

  init() throws { programs = try Programs() }

  private var memory: PickerMemory { PickerMemory(state: programs.path("state"), home: nil) }

  @Test func toolsComeBackFromAFileThatOnlyTheirUserMayRead() throws {
    let picker = OverlayPicker(memory, at: now)
    var tools = picker.tools
    tools.choose(.ink(.watercolor))
    tools.setWidth(7.5)
    picker.choose(tools, at: now)
    picker.keepSoon(at: now)
    picker.saveAndWait()
    let path = try #require(memory.path)
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o600)
    #expect(OverlayPicker(memory, at: now).tools == tools)
  }

  @Test func nothingIsWrittenWhereNothingWasChanged() throws {
    OverlayPicker(memory, at: now).saveAndWait()
    #expect(!FileBytes.isThere(try #require(memory.path)))
  }

  @Test func whatMeansNothingLeavesEverythingElseAsItIs() throws {
    let path = try #require(memory.path)
    try FileBytes.makeFolders(containing: path, mode: 0o700)
    let text = "tool crayon\npen no-color 3 1\npicker-place nowhere\nfuture words\n\u{0}\n"
    try FileBytes.write(Array(text.utf8), to: path, mode: 0o600)
    let picker = OverlayPicker(memory, at: now)
    #expect(picker.tools.tool == .ink(.crayon))
    #expect(picker.tools.settings(of: .pen) == InkSettings(of: .pen))
    #expect(picker.picker.place == .edge(.bottom, 0.5))
  }

  @Test func aFileThatIsTooLargeOrNoneCountsAsNothing() throws {
    let path = try #require(memory.path)
    try FileBytes.makeFolders(containing: path, mode: 0o700)
    try FileBytes.write(Array(repeating: 65, count: 100_000), to: path, mode: 0o600)
    #expect(OverlayPicker(memory, at: now).tools == .firstStart)
    try FileBytes.remove(path)
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    let picker = OverlayPicker(memory, at: now)
    #expect(picker.tools == .firstStart)
    picker.keepSoon(at: now)
    picker.saveAndWait()
  }

  @Test func ofTwoOverlaysEachKeepsWhatItChanged() throws {
    let (first, second) = (OverlayPicker(memory, at: now), OverlayPicker(memory, at: now))
    var tools = first.tools
    tools.choose(.ink(.watercolor))
    first.choose(tools, at: now)
    first.keepSoon(at: now)
    first.saveAndWait()
    tools = second.tools
    tools.setEraserWidth(9)
    second.choose(tools, at: now)
    second.keepSoon(at: now)
    second.saveAndWait()
    let both = OverlayPicker(memory, at: now).tools
    #expect(both.tool == .ink(.watercolor) && both.eraserWidth == 9)
  }

  @Test func whatIsChangedBackIsKeptToo() throws {
    let memory = memory
    memory.seed(with: "tool pen\n")
    memory.saveText("tool pencil\n")
    memory.saveText("tool pen\n")
    memory.waitUntilWritten()
    #expect(self.memory.loadText() == "tool pen\n")
  }

  private func chooseAWiderEraser() {
    let picker = OverlayPicker(memory, at: now)
    var tools = picker.tools
    tools.setEraserWidth(9)
    picker.choose(tools, at: now)
    picker.keepSoon(at: now)
    picker.saveAndWait()
  }

  @Test func linesOfALaterVersionStay() throws {
    let path = try #require(memory.path)
    try FileBytes.makeFolders(containing: path, mode: 0o700)
    try FileBytes.write(Array("tool crayon\nfuture words\n".utf8), to: path, mode: 0o600)
    chooseAWiderEraser()
    let text = try #require(memory.loadText())
    #expect(text.contains("\nfuture words\n") && text.contains("tool crayon\n"))
    #expect(text.contains("eraser-width 9.0\n"))
  }

  @Test func aFileThatIsTooLargeIsNotWrittenOver() throws {
    let path = try #require(memory.path)
    try FileBytes.makeFolders(containing: path, mode: 0o700)
    let bytes = [UInt8](repeating: 65, count: 100_000)
    try FileBytes.write(bytes, to: path, mode: 0o600)
    chooseAWiderEraser()
    #expect(try FileBytes.read(path: path) == bytes)
  }

  @Test func itIsFoundAsTheSpecificationSays() {
    #expect(PickerMemory(state: "/s", home: "/h").path == "/s/inkoverlay/tools")
    #expect(PickerMemory(state: "relative", home: "/h").path == "/h/.local/state/inkoverlay/tools")
    #expect(PickerMemory(state: nil, home: nil).path == nil)
  }

  @Test func anInkThatIsSetIsTheOneThatIsShown() throws {
    let state = try OverlayState(OverlaySettings(), remembering: memory)
    var ink = state.ink
    ink.take(type: "marker")
    state.ink = ink
    #expect(state.tools.tool == .ink(.marker))
    #expect(state.picker.picker.tools == state.tools)
    #expect(state.ink == ink)
  }
}

extension InkChoice {
  fileprivate mutating func take(type: String) {
    var wish = OverlayInkChange()
    (wish.ink, wish.width) = (type, 6)
    try? applyChange(wish)
  }
}
