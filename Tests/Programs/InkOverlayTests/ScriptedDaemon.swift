import Foundation
import LinuxIO
import StylusModel
import StylusProtocol

/// A daemon that says what a test wants, to as many clients as come. Gone with the value.
final class ScriptedDaemon: @unchecked Sendable {
  /// What it does with a client; at the end of that the connection is closed.
  typealias Part = @Sendable (Line) -> Void

  private let listener: UnixListener
  private let parts: [Part]
  private let lock = NSLock()
  private var visits = 0
  private var live: [Line] = []
  private var stored: UInt64 = 0
  private var isOver = false

  /// Listens.
  ///
  /// - Parameter parts: what it does with the first client, the second and so on; with those that
  ///   come after them it is a daemon as it should be, which has one tablet and says what it is
  ///   told to.
  init(at path: String, _ parts: [Part] = []) throws {
    listener = try UnixListener(path: path)
    self.parts = parts
    Thread.detachNewThread { [weak self] in
      while self?.letIn() == true { usleep(2_000) }
    }
  }

  deinit { lock.withLock { isOver = true } }

  /// How many clients came.
  var clients: Int { lock.withLock { visits } }

  /// Whether somebody listens to a live stream.
  var isHeard: Bool { lock.withLock { !live.isEmpty } }

  private func letIn() -> Bool {
    guard let socket = try? listener.accept() else { return lock.withLock { !isOver } }
    let line = Line(socket.release())
    let visit = lock.withLock { () -> Int in
      visits += 1
      return visits
    }
    let usual: Part = { [weak self] line in self?.serve(line) }
    let part = visit <= parts.count ? parts[visit - 1] : usual
    Thread.detachNewThread { part(line) }
    return true
  }

  // MARK: A daemon as it should be

  static let tablet: Tablet = {
    var tablet = Tablet(id: DeviceID(rawValue: 1), name: "tablet", role: .pen)
    tablet.area = Tablet.Area(
      left: Millimeters(0), top: Millimeters(0), width: Millimeters(160), height: Millimeters(120))
    return tablet
  }()

  /// The reply to GetStatus.
  static func status(speaking version: Int = 1) -> String {
    #"{"parameters":{"version":"9","protocol":\#(version),"epoch":1,"uptime":1,"source":{"kind":"live"},"#
      + #""tablets":1,"clients":1,"strokes":0,"gaps":0,"dropped":0}}"#
  }

  private func serve(_ line: Line) {
    while let call = line.hear() {
      if call.contains("GetStatus") {
        line.reply(Self.status())
      } else if call.contains("GetStrokes") {
        let newest = lock.withLock { stored }
        line.reply(
          #"{"parameters":{"strokes":[],"next":\#(newest),"newest":\#(newest),"oldest":0,"missed":0,"epoch":1}}"#
        )
      } else {
        line.reply(#"{"parameters":{}}"#)
        lock.withLock {
          let hello = Hello(heartbeat: 5_000, capabilities: [], epoch: 1, stored: stored)
          line.tell([.hello(hello), .added(Self.tablet.id, Self.tablet, Self.now)])
          live.append(line)
        }
      }
    }
  }

  private static var now: Timestamp { Timestamp.now }

  // MARK: A pen

  /// Begins a stroke across the tablet, in millimeters from its top.
  func beginStroke(_ number: UInt64, at top: Float = 60) {
    let stroke = StrokeID(rawValue: number)
    let beginning = StrokeBeginning(
      stroke: stroke, device: Self.tablet.id, tool: Tool(kind: .pen), time: Self.now)
    let start = Self.now
    let samples = (0..<10).map { step in
      var sample = Sample(
        time: start + .milliseconds(Int64(step) * 5), x: Millimeters(20 + Float(step) * 10),
        y: Millimeters(top))
      sample.pressure = Fraction(0.5)
      for property in [Property.time, .position, .pressure] {
        sample.provenance[property] = .measured
      }
      return LiveMessage.LiveContent.update(.sample(stroke, sample))
    }
    tell([.update(.began(beginning))] + samples)
  }

  /// Lifts the pen, and finishes the stroke.
  func endStroke(_ number: UInt64) {
    let stroke = StrokeID(rawValue: number)
    let number = lock.withLock { () -> UInt64 in
      stored += 1
      return stored
    }
    let summary = StrokeSummary(
      stroke: stroke, time: Self.now, flags: [], samples: 10, stored: number)
    tell([
      .update(.ended(StrokeEnding(stroke: stroke, time: Self.now, flags: []))),
      .update(.finished(summary)),
    ])
  }

  private func tell(_ contents: [LiveMessage.LiveContent]) {
    lock.withLock { for line in live { line.tell(contents) } }
  }

  // MARK: A connection

  /// One client. Every wait has an end, so a client that does not call fails a test instead of
  /// stopping it.
  final class Line: @unchecked Sendable {
    private let number: Int32
    private var sequence: UInt64 = 0

    init(_ number: Int32) {
      self.number = number
      let flags = fcntl(number, F_GETFL)
      _ = fcntl(number, F_SETFL, flags & ~O_NONBLOCK)
      var wait = timeval(tv_sec: 60, tv_usec: 0)
      for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
        unsafe setsockopt(
          number, SOL_SOCKET, option, &wait, socklen_t(MemoryLayout<timeval>.size))
      }
    }

    deinit { close(number) }

    /// The next call; nil at the end.
    func hear() -> String? {
      var bytes: [UInt8] = []
      var byte: UInt8 = 0
      while unsafe recv(number, &byte, 1, 0) == 1 {
        if byte == 0 { return String(decoding: bytes, as: UTF8.self) }
        bytes.append(byte)
      }
      return nil
    }

    /// Says bytes; false if nobody takes them any more.
    @discardableResult func say(_ bytes: [UInt8]) -> Bool {
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = unsafe rest.withUnsafeBytes {
          unsafe send(number, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
        }
        guard count > 0 else { return false }
        rest = rest.dropFirst(count)
      }
      return true
    }

    func reply(_ text: String) { say(Array(text.utf8) + [0]) }

    func tell(_ contents: [LiveMessage.LiveContent]) {
      var bytes: [UInt8] = []
      for content in contents {
        var encoder = LiveEncoder()
        encoder.encodeMessage(LiveMessage(sequence: sequence, content: content), to: &bytes)
        sequence += 1
      }
      say(bytes)
    }
  }
}
