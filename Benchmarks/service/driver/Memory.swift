import Foundation
import LinuxIO
import StylusClient
import StylusModel
import StylusProtocol

/// What a daemon keeps in memory over ten million samples, as fast as it can, with one subscriber.
struct Memory {
  let drawing: Drawing
  let rounds: Int
  let folder: String

  /// A look at the daemon.
  private struct Look {
    var strokes: Int
    var memory: [String: Int]
    var resident: Int { memory["Rss", default: 0] }

    init(_ daemon: Contender, strokes: Int) {
      self.strokes = strokes
      memory = daemon.memory
    }
  }

  /// Runs it and prints what came out.
  ///
  /// - Throws: if the daemon does not do its work.
  func run() throws {
    try drawing.write(recording: folder + "/long.evemu")
    let daemon = try Contender.daemon(
      playing: folder + "/long.evemu", speed: "max", rounds: rounds, socket: folder + "/memory")
    defer { daemon.stop() }
    let idle = Look(daemon, strokes: 0)
    let began = Timestamp.now
    let looks = try watch(daemon)
    let seconds = Double((Timestamp.now - began).value) / 1_000_000
    report(
      looks, idle, after: Look(daemon, strokes: drawing.strokes * rounds), seconds: seconds,
      statistics: try daemon.statistics())
  }

  /// Reads the stream, and looks at the daemon after every 2 % of it.
  private func watch(_ daemon: Contender) throws -> [Look] {
    var stream = try InkConnection(path: daemon.socket).live(Subscription())
    var looks: [Look] = []
    let step = UInt64(max(drawing.strokes * rounds / 50, 1))
    while try stream.receiveBytes() {
      while let message = try stream.waiting() {
        if case .endOfStream = message.content { return looks }
        guard case .update(.finished(let summary)) = message.content, let stored = summary.stored
        else { continue }
        guard stored >= step * UInt64(looks.count + 1) else { continue }
        looks.append(Look(daemon, strokes: Int(stored)))
      }
    }
    return looks
  }

  private func report(
    _ looks: [Look], _ idle: Look, after: Look, seconds: Double, statistics: DaemonStatistics
  ) {
    // The store is full after 2000 strokes or 100 000 samples, and with the last strokes the daemon
    // has played all while we still read: what waited for us is memory that it gives back.
    let (first, last) = (4_000, drawing.strokes * rounds - 2_000)
    let warm = looks.filter { (first...last).contains($0.strokes) }
    let (least, most) = (warm.map(\.resident).min() ?? 0, warm.map(\.resident).max() ?? 0)
    print("| strokes, samples | \(drawing.strokes * rounds), \(drawing.samples * rounds) |")
    print("|---|---|")
    print("| time | \(seconds.text(0)) s |")
    print("| resident, least and most once the store is full | \(least) to \(most) kB |")
    print("| updates dropped for a slow reader | \(statistics.dropped) |\n")
    print(
      "| when | resident kB | proportional | private dirty | anonymous |\n|---|---|---|---|---|")
    for (name, look) in [("before the first frame", idle)]
      + (warm.last.map { [("at full speed", $0)] } ?? [])
      + [("after the last", after)]
    {
      let values = ["Rss", "Pss", "Private_Dirty", "Anonymous"].map {
        "\(look.memory[$0, default: 0])"
      }
      print("| \(name) | \(values.joined(separator: " | ")) |")
    }
    print("\nbar: flat within 1 MB either way. \(verdict(most - least <= 2_048))")
    print("bar: at most 20 MB. \(verdict(most <= 20_480))")
  }
}
