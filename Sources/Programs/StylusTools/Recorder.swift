import Evdev
import LinuxIO
import ProgramOptions
import StylusDevices
import StylusModel

/// Writes what a tap hears to a file or to standard output, until a signal, a time or an end comes.
struct Recorder: ~Copyable {
  private var tap: TabletTap
  private var writer = EvemuWriter()
  private var buffer: [UInt8] = []
  private var output: RecordingOutput
  private let poller: Poller
  private let console: StoppableOutput
  private let alarm: Alarm
  private var ready: [Poller.Ready] = []
  /// How many whole frames were recorded.
  private(set) var frames = 0

  private enum Token {
    static let tap: UInt64 = 1
    static let stop: UInt64 = 2
    static let alarm: UInt64 = 3
  }

  /// - Parameters:
  ///   - path: the file, readable by its owner only; nil for standard output.
  ///   - seconds: how long; nil without end.
  init(_ tap: consuming TabletTap, to path: String?, for seconds: Double?) throws(CommandFailure) {
    do throws(SystemError) {
      let poller = try Poller()
      let console = try StoppableOutput()
      let alarm = try Alarm()
      try poller.add(tap.number, token: Token.tap)
      try poller.add(console.stop, token: Token.stop)
      try poller.add(alarm.number, token: Token.alarm)
      output = try RecordingOutput(path)
      self.poller = poller
      self.console = console
      self.alarm = alarm
      self.tap = tap
    } catch {
      throw CommandFailure(error)
    }
    if let seconds { alarm.set(at: .now + Microseconds(Int64(seconds * 1_000_000))) }
  }

  /// Records. The file is whole up to the last event, whatever ends it; an older one of its name is
  /// there until then.
  mutating func run() throws(CommandFailure) -> ExitCode {
    guard try record() else { return .failure }
    try output.finish()
    return .success
  }

  /// Records until something ends it; false if standard output cannot be written, or nobody read it
  /// when a signal came.
  private mutating func record() throws(CommandFailure) -> Bool {
    for source in tap.sources {
      writer.begin(
        source.description, initialAxes: source.initialAxes,
        comments: ["recorded by stylusctl from \(source.name)"], into: &buffer)
    }
    while true {
      guard try write() else { return false }
      if tap.isOver { return true }
      try calling { () throws(SystemError) in try poller.wait(into: &ready) }
      hear()
      if ready.contains(where: { $0.token != Token.tap }) {
        return try write()
      }
    }
  }

  private mutating func hear() {
    tap.drain { device, event in
      writer.write(event, of: device, into: &buffer)
      if event.isReport { frames += 1 }
    }
  }

  /// Writes what is in the buffer; false as above.
  private mutating func write() throws(CommandFailure) -> Bool {
    defer { buffer.removeAll(keepingCapacity: true) }
    return try output.write(buffer, or: console)
  }
}
