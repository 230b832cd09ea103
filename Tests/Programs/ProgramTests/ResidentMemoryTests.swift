import Foundation
import InkDrawing
import InkGeometry
import InkStorage
import ProgramKit
import StylusClient
import StylusModel
import StylusProtocol
import Testing

/// Needs released programs, as counting allocations does: a debug build is three times as large.
@Suite(.enabled(if: AllocationCounter.isThere)) struct ResidentMemoryTests {
  /// What a daemon with a full store was measured to have, 15.2 MB, and a tenth more. Its Swift
  /// library is linked dynamically here, which takes 2 MB more than what is installed.
  private static let mostResident = 17_152 << 10
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
    while let message = try live.awaitMessage() {
      if case .endOfStream = message.content { break }
    }
    let full = daemon.memory
    print("resident with a full store: \(full >> 10) KiB")
    #expect(full < Self.mostResident)
    var asking = try InkConnection(path: socket)
    let strokes = try asking.strokes(since: 0)
    #expect(strokes.reduce(0) { $0 + $1.samples.count } == 100_000)
    print("resident after all strokes were asked for: \(daemon.memory >> 10) KiB")
    #expect(daemon.memory < full + Self.rest)
    #expect(daemon.stop() == 0)
  }

  /// 6,000 strokes took 84 MB more than a few when all were in memory.
  @Test(arguments: ["inkml", "xopp", "uim", "svg", "pdf", "inkd"])
  func aLongDrawingIsConvertedWithinTheMemoryOfAShortOne(format: String) throws {
    let programs = try Programs()
    let drawing = programs.path("long.inkd")
    try Self.long().write(to: URL(fileURLWithPath: drawing))
    let other = programs.path("other." + format)
    try Self.run(programs, ["export", "-q", drawing, other])
    if ["inkml", "xopp", "uim"].contains(format) {
      try Self.run(programs, ["import", "-q", other, programs.path("back.inkd")])
      try Self.run(programs, ["thumbnail", other, programs.path("small.png"), "--seconds", "60"])
    }
  }

  /// The address space that is allowed: 51 MB are taken by the program and its libraries.
  private static let most = 128 << 20

  private static func run(_ programs: Programs, _ words: [String]) throws {
    let program = Programs.program("stylusctl").path
    let started = try programs.start(
      "/usr/bin/prlimit", ["--as=\(most)", program] + words,
      environment: ["MALLOC_ARENA_MAX": "1"])
    started.process.waitUntilExit()
    #expect(started.process.terminationStatus == 0, "\(words): \(started.log)")
  }

  private static func long() -> Data {
    var writer = InkFileWriter(.exact)
    var bytes = writer.begin()
    for sheet in 0..<60 {
      bytes += writer.append((0..<100).map { stroke($0, on: sheet) })
    }
    return Data(bytes + writer.finish())
  }

  private static func stroke(_ number: Int, on sheet: Int) -> Stroke {
    let (left, top) = (Double(number % 10) * 20, Double(sheet * 60 + number / 10 * 6))
    let points = (0..<60).map { place in
      let (across, down) = (Double(place) / 4, Double(place % 7) / 3)
      return StrokePoint(
        location: Point(x: left + across, y: top + down), timeOffset: Double(place) / 200,
        size: Size(square: 0.4 + Double(place % 5) / 50))
    }
    return Stroke(ink: Ink(.pen), path: StrokePath(controlPoints: points))
  }
}
