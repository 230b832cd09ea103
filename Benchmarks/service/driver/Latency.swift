import Foundation
import LinuxIO
import StylusClient
import StylusModel
import StylusProtocol

/// How long a frame takes from the moment at which it is due until a client has read it: the
/// yardstick and the daemon in turns, the same frames at the same times.
struct Latency {
  let drawing: Drawing
  let folder: String
  private var rows: [Row] = []

  /// One run of each, in microseconds.
  private struct Row {
    var yardstick: Delays
    var daemon: Delays
  }

  /// The delays of one run.
  struct Delays {
    var median: Double
    var p99: Double

    init(_ delays: [Int64]) throws {
      guard delays.count > 100 else { throw Fault("only \(delays.count) frames came") }
      let sorted = delays.sorted()
      median = Double(sorted[sorted.count / 2]) / 1_000
      p99 = Double(sorted[sorted.count * 99 / 100]) / 1_000
    }
  }

  /// Prepares the frames in a folder.
  ///
  /// - Throws: if the folder cannot be written to.
  init(_ drawing: Drawing, in folder: String) throws {
    self.drawing = drawing
    self.folder = folder
    try drawing.write(recording: folder + "/pen.evemu")
    try drawing.write(events: folder + "/pen.events")
  }

  /// Runs both, the one first in even rounds and the other in odd ones.
  ///
  /// - Throws: if one of them does not do its work.
  mutating func round(_ number: Int) throws {
    let first = try number % 2 == 0 ? yardstick() : daemon()
    let second = try number % 2 == 0 ? daemon() : yardstick()
    let row =
      number % 2 == 0
      ? Row(yardstick: first, daemon: second) : Row(yardstick: second, daemon: first)
    rows.append(row)
  }

  private func yardstick() throws -> Delays {
    let socket = folder + "/yardstick"
    let program = try Contender(
      "service-yardstick", [folder + "/pen.events", socket], socket: socket)
    defer { program.stop() }
    let connection = try UnixSocket.connect(to: socket)
    var delays: [Int64] = []
    delays.reserveCapacity(drawing.frames)
    var buffer = [UInt8](repeating: 0, count: 65_536)
    var waiting: [UInt8] = []
    var start: Int64?
    while let count = try connection.read(into: &buffer), count > 0 {
      let now = MonotonicClock.nanoseconds
      waiting += buffer[..<count]
      if start == nil, waiting.count >= 8 {
        start = Self.integer(waiting[0..<8])
        waiting.removeFirst(8)
      }
      while let start, waiting.count >= 24 {
        delays.append(now - (start + Self.integer(waiting[0..<8])) * 1_000)
        waiting.removeFirst(24)
      }
    }
    return try Delays(delays)
  }

  private static func integer(_ bytes: ArraySlice<UInt8>) -> Int64 {
    Int64(bitPattern: bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) })
  }

  /// Every sample counts, and the moment of the read is that of all samples that came with it.
  private func daemon() throws -> Delays {
    let program = try Contender.daemon(
      playing: folder + "/pen.evemu", speed: "1", socket: folder + "/daemon")
    defer { program.stop() }
    var seen: [(time: Int64, now: Int64)] = []
    seen.reserveCapacity(drawing.frames)
    var wishes = Subscription()
    wishes.hover = true
    var stream = try InkConnection(path: program.socket).live(wishes)
    var isOver = false
    while !isOver, try stream.receiveBytes() {
      let now = MonotonicClock.nanoseconds
      while let message = try stream.waiting() {
        switch message.content {
        case .update(.sample(_, let sample)), .update(.hover(_, _, let sample)):
          seen.append((sample.kernelTime.microseconds, now))
        case .lost: throw Fault("the reader fell behind")
        case .endOfStream: isOver = true
        default: break
        }
      }
    }
    var connection = try InkConnection(path: program.socket)
    guard let began = try connection.status().began else { throw Fault("nothing was played") }
    // The first frame has the time 0.
    return try Delays(seen.map { $0.now - (began.microseconds + $0.time) * 1_000 })
  }

  /// Prints the medians over all rounds, and the ratios of the runs that belong together.
  func print() {
    Swift.print("| way | median us | p99 us |\n|---|---|---|")
    line("yardstick", rows.map(\.yardstick.median), rows.map(\.yardstick.p99))
    line("stylusd", rows.map(\.daemon.median), rows.map(\.daemon.p99))
    let median = rows.map { $0.daemon.median / $0.yardstick.median }
    let tail = rows.map { $0.daemon.p99 / $0.yardstick.p99 }
    Swift.print("| stylusd / yardstick | \(Self.span(median)) | \(Self.span(tail)) |")
    Swift.print("\nbar: at most 2.5. \(verdict(median.middle <= 2.5 && tail.middle <= 2.5))")
  }

  private func line(_ name: String, _ medians: [Double], _ tails: [Double]) {
    Swift.print("| \(name) | \(medians.middle.text(1)) | \(tails.middle.text(1)) |")
  }

  private static func span(_ ratios: [Double]) -> String {
    "\(ratios.middle.text(2)) (\((ratios.min() ?? 0).text(2)) to \((ratios.max() ?? 0).text(2)))"
  }
}

/// One word for what a bar says.
func verdict(_ isMet: Bool) -> String { isMet ? "Met." : "MISSED." }

extension [Double] {
  /// The median.
  var middle: Double {
    let sorted = sorted()
    return (sorted[(count - 1) / 2] + sorted[count / 2]) / 2
  }
}

extension Double {
  /// With so many digits behind the point.
  func text(_ digits: Int) -> String { String(format: "%.\(digits)f", self) }
}
