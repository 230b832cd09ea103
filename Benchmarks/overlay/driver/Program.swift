import Foundation
import LinuxIO
import ProgramOptions
import StylusModel

/// One client of a compositor, to be measured; see README.md beside this folder.
/// `Benchmarks/overlay/run` starts it.
@main
enum Program {
  private static let way = Option.optional(
    "way", .choice("WAY") as ValueKind<Way>,
    "ours: the overlay; frame, eager, full: other ways to show the same ink; busy: something moves")
  private static let socket = Option.value(
    "socket", .path("PATH"), default: "stylusd.sock", "the daemon's socket")
  private static let predicts = Option.flag("predict", "draw where the tip goes from here, too")
  private static let seconds = Option.value(
    "for", .positiveDecimal("SECONDS", upTo: 1e4), default: "5", "end after so long")
  private static let recording = Option.optional(
    "record", .path("FILE"), "write a recording for the daemon instead")
  private static let rate = Option.value(
    "rate", .positiveDecimal("HERTZ", upTo: 10_000), default: "1000",
    "of loops: samples in a second")
  private static let writers = Option.optional(
    "writers", .path("CSV"), "what people wrote, in place of loops: 1.2 seconds of each")

  private static let description = ProgramDescription(
    "overlay-benchmark", "one client of a compositor, measured",
    options: [
      way.description, socket.description, predicts.description, seconds.description,
      recording.description, rate.description, writers.description,
    ]
  )
  .explained(
    """
    Says each second how many pictures it committed, and at the end what became of them, as lines of JSON. \
    Times are microseconds, lengths millimeters of the tablet.
    """
  )
  .versioned("unreleased")
  .example("overlay-benchmark --way frame --socket s", "who draws when the frame callback comes")

  static func main() {
    do {
      switch try description.parse(Array(CommandLine.arguments.dropFirst())) {
      case .show(let text), .explain(let text): print(text)
      case .run(let invocation): try run(invocation)
      }
    } catch let error as UsageError {
      complain("\(error)", 2)
    } catch {
      complain("overlay-benchmark: \(error)", 1)
    }
  }

  private static func run(_ invocation: Invocation) throws {
    if let path = invocation[recording] {
      let course =
        try invocation[writers].map { try Course(writers: $0) }
        ?? Course(loops: invocation[seconds], rate: invocation[rate])
      return try course.write(to: path)
    }
    guard let way = invocation[way] else {
      throw Fault("nothing to do. Fix: --way or --record")
    }
    let end = Timestamp.now + Microseconds(Int64(invocation[seconds] * 1e6))
    if way == .busy { return try Animation().run(until: end) }
    let account: Account
    if way == .ours {
      account = try OursClient.run(
        socket: invocation[socket], predicts: invocation[predicts], seconds: invocation[seconds])
    } else {
      let peer = try PeerClient(way, socket: invocation[socket], predicts: invocation[predicts])
      try peer.run(until: end)
      account = peer.account
    }
    try account.print(truthFrom: invocation[socket])
  }

  private static func complain(_ text: String, _ status: Int32) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
    exit(status)
  }
}

/// Who shows the ink, and when.
enum Way: String, CaseIterable, Sendable {
  /// The overlay of this package.
  case ours
  /// When the compositor's frame callback comes.
  case frame
  /// At each event.
  case eager
  /// When the frame callback comes, everything anew.
  case full
  /// Shows no ink: changes something at each frame callback.
  case busy
}

/// What did not work.
struct Fault: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
