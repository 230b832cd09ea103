import Foundation
import LinuxIO
import StylusClient
import StylusProtocol

/// What a daemon keeps in memory over ten million samples, as fast as it can, with one subscriber.
struct Memory {
  let drawing: Drawing
  let rounds: Int
  let folder: String

  /// A look at the daemon.
  private struct Look {
    var strokes: Int
    var resident: Int
    var anonymous: Int
  }

  /// Runs it and prints what came out.
  ///
  /// - Throws: if the daemon does not do its work.
  func run() throws {
    try drawing.write(recording: folder + "/long.evemu")
    let daemon = try Contender.daemon(
      playing: folder + "/long.evemu", speed: "max", rounds: rounds, socket: folder + "/memory")
    defer { daemon.stop() }
    let idle = daemon.memory("VmRSS")
    let began = MonotonicClock.microseconds
    let looks = try watch(daemon)
    let seconds = Double(MonotonicClock.microseconds - began) / 1_000_000
    report(looks, idle: idle, seconds: seconds, statistics: try daemon.statistics())
  }

  /// Reads the stream, and looks at the daemon after every 2 % of it.
  private func watch(_ daemon: Contender) throws -> [Look] {
    var stream = try InkConnection(path: daemon.socket).live(Subscription())
    var looks: [Look] = []
    let step = UInt64(max(drawing.strokes * rounds / 50, 1))
    while try stream.take() {
      while let message = try stream.waiting() {
        if case .endOfStream = message.content { return looks }
        guard case .finished(_, let stored) = message.content else { continue }
        guard stored >= step * UInt64(looks.count + 1) else { continue }
        looks.append(
          Look(
            strokes: Int(stored), resident: daemon.memory("VmRSS"),
            anonymous: daemon.memory("RssAnon")))
      }
    }
    return looks
  }

  private func report(
    _ looks: [Look], idle: Int, seconds: Double, statistics: DaemonStatistics
  ) {
    // The store of finished strokes is full after its 2000 strokes or 100 000 samples.
    let warm = looks.drop { $0.strokes < 4_000 }.map(\.resident)
    let (least, most) = (warm.min() ?? 0, warm.max() ?? 0)
    print("| figure | value |\n|---|---|")
    print("| strokes, samples | \(drawing.strokes * rounds), \(drawing.samples * rounds) |")
    print("| time | \(seconds.text(0)) s |")
    print("| resident before the first frame | \(idle) kB |")
    print("| resident once the store is full, least | \(least) kB |")
    print("| resident once the store is full, most | \(most) kB |")
    print("| of it at the end: anonymous | \(looks.last?.anonymous ?? 0) kB |")
    print("| updates dropped for a slow reader | \(statistics.dropped) |")
    print("\nbar: flat within 1 MB either way. \(verdict(most - least <= 2_048))")
    print("bar: at most 20 MB. \(verdict(most <= 20_480))")
  }
}
