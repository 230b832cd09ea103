import Evdev
import Glibc
import LinuxIO
import ProgramOptions
import StylusDevices
import StylusModel

/// Writes what a tap hears to a file or to standard output, until a signal, a time or an end comes.
struct Recorder: ~Copyable {
  private var tap: TabletTap
  private var writer = EvemuWriter()
  private var buffer: [UInt8] = []
  /// How many bytes were written before those of the buffer.
  private var written = 0
  private let file: FileDescriptor?
  private let path: String
  private let poller: Poller
  private let output: StoppableOutput
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
      let output = try StoppableOutput()
      let alarm = try Alarm()
      try poller.add(tap.number, token: Token.tap)
      try poller.add(output.stop, token: Token.stop)
      try poller.add(alarm.number, token: Token.alarm)
      if let path {
        file = try FileDescriptor.open(path, O_WRONLY | O_CREAT | O_TRUNC, mode: 0o600)
      } else {
        file = nil
      }
      self.path = path ?? "standard output"
      self.poller = poller
      self.output = output
      self.alarm = alarm
      self.tap = tap
    } catch {
      throw CommandFailure(error)
    }
    if let seconds { alarm.set(at: .now + Microseconds(Int64(seconds * 1_000_000))) }
  }

  /// Records; the file is whole up to the last event whatever ends it.
  mutating func run() throws(CommandFailure) -> ExitCode {
    for source in tap.sources {
      writer.begin(
        source.description, initialAxes: source.initialAxes,
        comments: ["recorded by stylusctl from \(source.name)"], into: &buffer)
    }
    while true {
      guard try write() else { return .failure }
      if tap.isOver { return .success }
      try calling { () throws(SystemError) in try poller.wait(into: &ready) }
      hear()
      if ready.contains(where: { $0.token != Token.tap }) {
        return try write() ? .success : .failure
      }
    }
  }

  private mutating func hear() {
    tap.drain { device, event in
      writer.write(event, of: device, into: &buffer)
      if event.isReport { frames += 1 }
    }
  }

  /// Writes what is in the buffer; false if standard output cannot be written, or nobody read it when a
  /// signal came.
  private mutating func write() throws(CommandFailure) -> Bool {
    defer { buffer.removeAll(keepingCapacity: true) }
    do throws(Errno) {
      switch file {
      case .none: return output.put(data: buffer)
      case .some(let file): try file.writeAll(buffer)
      }
      written += buffer.count
    } catch {
      keepWholeLines()
      let fault = SystemError("write", path, error)
      throw CommandFailure(
        "cannot go on writing the recording to \(path): \(error). What was recorded until then is kept"
          + (fault.fix.map { ". Fix: \($0)" } ?? "")
      )
    }
    return true
  }

  /// Takes half a line off the end of a file that has no room for the rest of the buffer, for nobody could read it.
  private func keepWholeLines() {
    switch file {
    case .none: break
    case .some(let file):
      let part = lseek(file.number, 0, SEEK_CUR) - written
      guard 0...buffer.count ~= part else { return }
      let line = buffer[..<part].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
      _ = ftruncate(file.number, written + line)
    }
  }
}
