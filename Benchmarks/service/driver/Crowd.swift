import LinuxIO
import StylusClient
import StylusModel
import StylusProtocol

/// Many pens and many subscribers at once: nothing may be lost.
struct Crowd {
  let drawing: Drawing
  let folder: String
  let subscribers: Int

  /// A subscriber, and what it got.
  private final class Member {
    private var stream: LiveInk
    var samples = 0
    var strokes = 0
    var lost = 0
    var isOver = false

    var descriptor: Int32 { stream.descriptor }

    init(_ stream: consuming LiveInk) { self.stream = stream }

    func take() throws {
      guard try stream.receiveBytes() else {
        isOver = true
        return
      }
      while let message = try stream.waiting() {
        switch message.content {
        case .update(.sample): samples += 1
        // The first subscriber starts the recording: the others come into the middle of strokes.
        case .snapshot(let part): samples += part.samples.count
        case .update(.finished): strokes += 1
        case .lost, .update(.gap): lost += 1
        case .endOfStream: isOver = true
        default: break
        }
      }
    }
  }

  /// Runs it and prints what came out.
  ///
  /// - Throws: if the daemon does not do its work.
  func run() throws {
    try drawing.write(recording: folder + "/pens.evemu")
    let daemon = try Contender.daemon(
      playing: folder + "/pens.evemu", speed: "1", socket: folder + "/crowd")
    defer { daemon.stop() }
    let poller = try Poller()
    var members: [Member] = []
    let before = daemon.processorTime
    for number in 0..<subscribers {
      let stream = try InkConnection(path: daemon.socket).live(Subscription())
      try poller.add(stream.descriptor, token: UInt64(number))
      members.append(Member(stream))
    }
    var ready: [Poller.Ready] = []
    var open = subscribers
    while open > 0 {
      try poller.wait(into: &ready)
      for event in ready {
        let member = members[Int(event.token)]
        try member.take()
        guard member.isOver else { continue }
        poller.remove(member.descriptor)
        open -= 1
      }
    }
    try report(members, on: daemon, spent: daemon.processorTime - before)
  }

  private func report(_ members: [Member], on daemon: Contender, spent: Double) throws {
    let statistics = try daemon.statistics()
    let frames = Double(drawing.pens * drawing.frames)
    let writes = Double(statistics.hops[3].count)
    let isWhole = members.allSatisfy {
      $0.samples == drawing.samples && $0.strokes == drawing.strokes
        && $0.lost == 0
    }
    print("| figure | value |\n|---|---|")
    print("| pens, frames | \(drawing.pens) at 1 kHz, \(Int(frames)) |")
    print("| subscribers, each with tails of 25 ms | \(subscribers) |")
    print("| samples that each should get | \(drawing.samples) |")
    print(
      "| samples that they got | \(members.map(\.samples).min() ?? 0) to "
        + "\(members.map(\.samples).max() ?? 0) |")
    print(
      "| told to be lost, gaps, left out | \(members.map(\.lost).reduce(0, +)), "
        + "\(statistics.gaps), \(statistics.leftOut) |")
    print("| writes of a frame, for all | \((writes / frames).text(2)) |")
    print("| writes of a frame, for one | \((writes / frames / Double(subscribers)).text(3)) |")
    print("| processor time of a frame, for all | \((spent / frames * 1_000_000).text(1)) us |")
    print(
      "| processor share of the daemon | \((spent / Double(drawing.frames) * 100_000).text(0)) % |")
    for hop in statistics.hops {
      print(
        "| \(hop.hop): median, p99 | \(Double(hop.p50).text(1)), \(Double(hop.p99).text(1)) us |")
    }
    print("| resident at the end | \(daemon.memory["Rss", default: 0]) kB |")
    print("\nbar: nothing lost. \(verdict(isWhole && statistics.gaps == 0))")
  }
}
