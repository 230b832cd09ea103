import CompositorKit
import Glibc
import LinuxIO
import Testing

@testable import WaylandClient

/// The clipboard, on a compositor that says what it likes.
@Suite struct ScriptedClipboardTests {
  private let script: ScriptedCompositor
  private let session: CompositorSession
  private let clipboard: Clipboard

  init() throws {
    script = try ScriptedCompositor([("wl_seat", 7), ("zwlr_data_control_manager_v1", 2)])
    session = try script.session()
    clipboard = try Clipboard(of: session.compositor)
  }

  private func count(_ interface: String, _ opcode: Int) -> Int {
    script.requests(interface, opcode).count
  }

  /// Until the compositor has what follows from what it said.
  private func hear() throws {
    try session.settle()
    try session.settle()
  }

  /// A pipe's ends: what is read from, what is written into.
  private func makePipe() throws -> (Int32, Int32) {
    var ends: [Int32] = [0, 0]
    try #require(unsafe pipe(&ends) == 0)
    return (ends[0], ends[1])
  }

  /// What comes out of a pipe that somebody pastes from.
  private func pasted() throws -> String {
    let (from, into) = try makePipe()
    let source = FileDescriptor(owning: from)
    clipboard.send(into: into)
    var (bytes, text) = ([UInt8](repeating: 0, count: 1 << 18), "")
    while let count = try source.read(into: &bytes), count > 0 {
      text += String(decoding: bytes[..<count], as: UTF8.self)
    }
    return text
  }

  @Test func aTextIsOfferedAndPastedAndNothingIsHeardBefore() throws {
    try session.settle()
    #expect(script.object("zwlr_data_control_device_v1") == nil)
    try clipboard.copy("täglich")
    try session.settle()
    let types = script.requests("zwlr_data_control_source_v1", 0).compactMap { $0.text() }
    #expect(types.contains("text/plain;charset=utf-8") && types.contains("UTF8_STRING"))
    #expect(count("zwlr_data_control_device_v1", 0) == 1)
    #expect(try pasted() == "täglich" && pasted() == "täglich")
  }

  @Test func whatOthersCopyIsNotLookedAtAndOursIsForgottenThen() throws {
    try clipboard.copy("ink")
    try session.settle()
    let device = try #require(script.object("zwlr_data_control_device_v1"))
    let source = try #require(script.object("zwlr_data_control_source_v1"))
    let offer = script.make("zwlr_data_control_offer_v1")
    try script.send(device, 0, .word(offer))
    try script.send(offer, 0, .text("text/plain"))
    try script.send(device, 1, .word(offer))
    try script.send(source, 1)
    try hear()
    #expect(count("zwlr_data_control_offer_v1", 0) == 0)
    #expect(count("zwlr_data_control_offer_v1", 1) == 1)
    #expect(count("zwlr_data_control_source_v1", 1) == 1)
    #expect(count("zwlr_data_control_device_v1", 1) == 1)
    #expect(try pasted() == "")
    try clipboard.copy("more")
    #expect(try pasted() == "more")
  }

  @Test func aSeatThatGoesTakesItAlong() throws {
    try clipboard.copy("ink")
    try session.settle()
    try script.send(try #require(script.object("zwlr_data_control_device_v1")), 2)
    try hear()
    #expect(try pasted() == "" && count("zwlr_data_control_device_v1", 1) == 1)
  }

  /// A pipe that nobody reads takes what it takes; one whose reader is gone takes nothing.
  @Test func nobodyWhoPastesIsWaitedFor() throws {
    try clipboard.copy(String(repeating: "ink ", count: 100_000))
    let (unread, full) = try makePipe()
    clipboard.send(into: full)
    close(unread)
    SignalSource.ignoreBrokenPipes()
    let (gone, broken) = try makePipe()
    close(gone)
    clipboard.send(into: broken)
    clipboard.send(into: -1)
  }

  @Test func withoutTheProtocolItIsSaid() throws {
    let bare = try ScriptedCompositor([("wl_seat", 7)]).session()
    #expect(throws: WaylandError.lacking(.clipboards)) { try Clipboard(of: bare.compositor) }
  }
}
