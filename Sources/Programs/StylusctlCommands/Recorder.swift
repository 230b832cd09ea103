import CommandSupport
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
  private let loop: EventLoop<Source>
  private let console: StoppableOutput
  /// How many whole frames were recorded.
  private(set) var frames = 0

  private enum Source: UInt64 { case tap, stop }

  /// - Parameters:
  ///   - path: the file, readable by its owner only; nil for standard output.
  ///   - seconds: how long; nil without end.
  init(_ tap: consuming TabletTap, to path: String?, for seconds: Double?) throws(StylusctlError) {
    do throws(SystemError) {
      let console = try StoppableOutput()
      let loop = try EventLoop<Source>()
      try loop.watch(tap.number, as: .tap)
      try loop.watch(console.stop, as: .stop)
      output = try RecordingOutput(path)
      self.console = console
      self.loop = loop
      self.tap = tap
    } catch {
      throw StylusctlError(error)
    }
    loop.deadline = seconds.map { .now + Microseconds(Int64($0 * 1_000_000)) }
  }

  /// Records. The file is whole up to the last event, whatever ends it; an older one of its name is
  /// there until then.
  mutating func recordFile() throws(StylusctlError) -> ExitCode {
    guard try record() else { return .failure }
    try output.commitFile()
    return .success
  }

  /// Records until something ends it; false if standard output cannot be written, or nobody read it
  /// when a signal came.
  private mutating func record() throws(StylusctlError) -> Bool {
    for source in tap.sources {
      writer.writeDevice(
        source.description, initialAxes: source.initialAxes,
        comments: ["recorded by stylusctl from \(source.name)"], into: &buffer)
    }
    while true {
      guard try writeBuffer() else { return false }
      if tap.isOver { return true }
      let events = try calling { () throws(SystemError) in try loop.wait() }
      drainTap()
      if events.contains(where: Self.isEnd) { return try writeBuffer() }
    }
  }

  private static func isEnd(_ event: EventLoop<Source>.Event) -> Bool {
    if case .ready(.tap) = event { false } else { true }
  }

  private mutating func drainTap() {
    tap.drain { device, event in
      writer.writeEvent(event, of: device, into: &buffer)
      if event.isReport { frames += 1 }
    }
  }

  /// Writes what is in the buffer; false as above.
  private mutating func writeBuffer() throws(StylusctlError) -> Bool {
    defer { buffer.removeAll(keepingCapacity: true) }
    return try output.writeLines(buffer, or: console)
  }
}
