import Foundation
import ProgramKit
import StylusClient
import StylusModel
import StylusProtocol
import Testing

/// Needs released programs, as counting allocations does: a debug build is three times as large.
@Suite(.enabled(if: AllocationCounter.isThere)) struct ResidentMemoryTests {
  /// What a daemon with a full store was measured to have, 15.2 MB, and a tenth more. Its Swift library is
  /// linked dynamically here, which takes 2 MB more than what is installed.
  private static let most = 17_152 << 10
  /// What may stay of answers and of what waited for a subscriber.
  private static let rest = 2_048 << 10

  @Test func withAFullStoreTheDaemonStaysSmallAndAnswersLeaveNothingBehind() throws {
    let programs = try Programs()
    let socket = programs.path("s")
    var script = InkScript()
    script.approach()
    for _ in 0..<50 { script.stroke(200, every: 5_000) }
    script.leave()
    let ink = try script.write(to: programs.path("ink"))
    let daemon = try programs.daemon(
      ["--replay", ink, "--speed", "max", "--repeat", "12"], socket: socket)
    var live = try InkConnection(path: socket).live(Subscription())
    while let message = try live.next() {
      if case .endOfStream = message.content { break }
    }
    let full = daemon.memory
    print("resident with a full store: \(full >> 10) KiB")
    #expect(full < Self.most)
    var asking = try InkConnection(path: socket)
    let strokes = try asking.strokes(since: 0)
    #expect(strokes.reduce(0) { $0 + $1.samples.count } == 100_000)
    print("resident after all strokes were asked for: \(daemon.memory >> 10) KiB")
    #expect(daemon.memory < full + Self.rest)
    #expect(daemon.stop() == 0)
  }
}
