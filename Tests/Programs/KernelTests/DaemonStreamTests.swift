import Evdev
import Foundation
import ProgramKit
import StylusModel
import StylusProtocol
import Testing
import VirtualTablets

extension KernelDaemonTests {
  @Suite struct Stream {
    /// STYLUSD_STREAM_SECONDS makes it longer or shorter.
    private static let seconds =
      ProcessInfo.processInfo.environment["STYLUSD_STREAM_SECONDS"].flatMap { Int($0) } ?? 60

    @Test func everyFrameAtTheRateOfATabletReachesTheClientOnce() throws {
      var tablet = try WitnessedTablet("wacom-intuos-pro-2-m", named: "Daemon Stream")
      let programs = try Programs()
      let bench = try DaemonBench(programs)
      let device = try bench.device(named: "Daemon Stream").id
      var beat = Beat(rate: 200, heardBy: bench.subscriber)
      for _ in 0..<Self.seconds * 200 {
        try tablet.drawNext()
        beat.wait()
      }
      try tablet.takePenAway()
      try #require(bench.subscriber.wait { bench.subscriber.hasLeft(device) })

      let frames = tablet.witness.frames
      let received = bench.subscriber.samples(of: device)
      #expect(frames.count == Self.seconds * 200 && !tablet.witness.isDeaf)
      #expect(received.count == frames.count)
      #expect(zip(received, frames).count { !$1.isTold(by: $0, tablet.told.axes) } == 0)
      #expect(bench.subscriber.flags(of: device) == Array(repeating: [], count: Self.seconds))
      #expect(try bench.status().gaps == 0)
      print(
        "\(received.count) of \(frames.count) frames at 200 Hz, \(beat.stalls) stalls;",
        "kernel to client:",
        Spread(received.map { ($0.arrival - $0.sample.kernelTime).value }))
      try bench.stop()
    }
  }
}

/// How long something took, in microseconds.
struct Spread: CustomStringConvertible {
  private let sorted: [Int64]

  init(_ values: [Int64]) { sorted = values.sorted() }

  private func share(_ part: Double) -> Int64 {
    sorted.isEmpty ? 0 : sorted[Int(Double(sorted.count - 1) * part)]
  }

  var description: String {
    "p50 \(share(0.5)) us, p99 \(share(0.99)) us, max \(share(1)) us"
  }
}
