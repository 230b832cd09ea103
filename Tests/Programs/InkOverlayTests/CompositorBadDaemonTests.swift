import CompositorKit
import Foundation
import ProgramKit
import StylusProtocol
import Testing

/// Daemons that are none, or not ours. The compositor is a scripted one: nobody looks at pictures
/// here.
@Suite struct CompositorBadDaemonTests {
  private let stage: BadStage
  private let display: ScriptedDisplay

  init() throws {
    stage = try BadStage()
    display = try ScriptedDisplay(at: stage.display)
  }

  @Test func aDaemonOfAnotherProtocolIsToldOfOnceAndTheRightOneIsHeard() throws {
    let other: ScriptedDaemon.Part = { line in
      _ = line.hear()
      line.reply(ScriptedDaemon.status(speaking: 2))
      _ = line.hear()
    }
    let daemon = try ScriptedDaemon(at: stage.socket, [other, other])
    let overlay = try stage.overlay()
    try expectInk(of: overlay, from: daemon)
    #expect(daemon.clients == 3)
    let lines = overlay.lines(with: "the daemon speaks protocol 2, this program 1. Fix: ")
    #expect(lines.count == 1, "\(overlay.log)")
  }

  @Test func garbageIsToldOfOnceAlsoBehindAHelloAndTakesNoMemory() throws {
    let endless: ScriptedDaemon.Part = { line in
      let piece = [UInt8](repeating: UInt8(ascii: " "), count: 1 << 20)
      for _ in 0..<100 where !line.say(piece) { return }
    }
    let noise: ScriptedDaemon.Part = { line in
      line.say((0..<100_000).map { _ in .random(in: 1...255) })
    }
    let mad: ScriptedDaemon.Part = { line in
      _ = line.hear()
      line.reply(ScriptedDaemon.status())
      _ = line.hear()
      line.reply(#"{"parameters":{}}"#)
      line.tell([.hello(Hello(heartbeat: 5_000, capabilities: [], epoch: 1, stored: 0))])
      line.say([UInt8](repeating: 0xff, count: 64))
      _ = line.hear()
    }
    let daemon = try ScriptedDaemon(at: stage.socket, [endless, noise, mad])
    let overlay = try stage.overlay()
    #expect(eventually { daemon.clients == 2 }, "\(overlay.log)")
    #expect(overlay.memory < 60_000_000)
    try expectInk(of: overlay, from: daemon)
    let lines = overlay.lines(with: "violated the protocol")
    #expect(lines.count == 1, "\(overlay.log)")
    #expect(lines.first?.contains("Fix: ") == true)
  }

  @Test(arguments: [
    (#""org.stylusd.TooManyClients","parameters":{"limit":48,"user":0}"#, "max-clients"),
    (#""org.varlink.service.PermissionDenied","parameters":{}"#, "session"),
    (
      #""org.varlink.service.InvalidParameter","parameters":{"parameter":"pings"}"#, "one version"
    ),
  ])
  func whoRefusesIsToldOfOnceAndAskedAgain(error: String, mend: String) throws {
    let refuses: ScriptedDaemon.Part = { $0.reply(#"{"error":\#(error)}"#) }
    let daemon = try ScriptedDaemon(at: stage.socket, [refuses, refuses])
    let overlay = try stage.overlay()
    try expectInk(of: overlay, from: daemon)
    let lines = overlay.lines(with: mend)
    #expect(lines.count == 1, "\(overlay.log)")
    #expect(lines.first?.contains("the daemon ") == true && lines.first?.contains("Fix: ") == true)
  }

  @Test func whoHangsUpWithoutAWordIsToldOfOnceAndAskedAgain() throws {
    let daemon = try ScriptedDaemon(at: stage.socket, [{ _ in }, { _ in }])
    let overlay = try stage.overlay()
    try expectInk(of: overlay, from: daemon)
    let lines = overlay.lines(with: "the connection to the daemon broke")
    #expect(lines.count == 1, "\(overlay.log)")
    #expect(lines.first?.contains("access = user") == true)
  }

  @Test(arguments: ["file", "folder"])
  func whatIsNoSocketIsToldOfOnceAndTheDaemonIsHeardOnceItIsThere(kind: String) throws {
    if kind == "file" {
      try Data([1, 2, 3]).write(to: URL(fileURLWithPath: stage.socket))
    } else {
      try FileManager.default.createDirectory(
        atPath: stage.socket, withIntermediateDirectories: false)
    }
    let overlay = try stage.overlay()
    #expect(eventually { overlay.log.contains("no daemon to talk to") })
    usleep(200_000)
    try FileManager.default.removeItem(atPath: stage.socket)
    let daemon = try ScriptedDaemon(at: stage.socket)
    try expectInk(of: overlay, from: daemon)
    let lines = overlay.lines(with: "cannot connect to \(stage.socket)")
    #expect(lines.count == 1, "\(overlay.log)")
    #expect(lines.first?.contains("start stylusd") == true)
  }

  @Test func whoTakesNobodyInOrSaysNothingDoesNotHoldUpTheEnd() throws {
    for isFull in [true, false] {
      let stage = try BadStage()
      let display = try ScriptedDisplay(at: stage.display)
      let queue = try Queue(at: stage.socket, isFull: isFull)
      let overlay = try stage.overlay()
      #expect(eventually { display.connections > 0 })
      usleep(100_000)
      #expect(overlay.endsAtOnce() == 0, "\(overlay.log)")
      withExtendedLifetime(queue) {}
    }
  }

  /// The daemon is heard at last, which is told of once, and its ink is kept.
  private func expectInk(of overlay: RunningProgram, from daemon: ScriptedDaemon) throws {
    #expect(eventually { daemon.isHeard }, "\(overlay.log)")
    try stage.draw(1, with: daemon)
    #expect(eventually { overlay.log.contains("the daemon is running") }, "\(overlay.log)")
    #expect(overlay.endsAtOnce() == 0)
    #expect(overlay.lines(with: "the daemon is running").count == 1, "\(overlay.log)")
    #expect(try stage.savedStrokes() == 1)
  }
}
