import Evdev
import Foundation
import ProgramKit
import StylusClient
import StylusModel
import StylusProtocol
import Testing

/// What the built daemon does with the tablets of a real kernel; one after the other.
@Suite(.enabled(if: kernelTestsAreWanted), .serialized)
enum KernelDaemonTests {}

/// A daemon that reads the tablets of this machine, and a client that notes what it is told.
///
/// Life: made, ``device(named:)`` for each tablet, frames played, ``Subscriber/first(_:)`` awaited,
/// ``stop()``. Other tests' tablets may be there: ask for devices by name only.
final class DaemonBench {
  let subscriber: Subscriber
  let daemon: RunningProgram
  private let socket: String

  /// - Parameters:
  ///   - programs: where the socket lies; must outlive the bench.
  ///   - configuration: the text of its configuration file; nil for none.
  ///   - environment: what the daemon has beside ours.
  init(
    _ programs: Programs, configuration: String? = nil, environment: [String: String] = [:]
  ) throws {
    socket = programs.path("socket")
    var arguments: [String] = []
    if let configuration {
      let file = programs.path("stylusd.conf")
      try configuration.write(toFile: file, atomically: true, encoding: .utf8)
      arguments = ["--config", file]
    }
    daemon = try programs.daemon(arguments, socket: socket, environment: environment)
    subscriber = Subscriber(of: socket)
    try #require(subscriber.first { if case .hello = $0 { true } else { false } } != nil)
  }

  /// Waits for a device of this name.
  func device(named name: String) throws -> Tablet { try device { $0.name == name } }

  /// Waits for a device of which this holds.
  func device(where isWanted: (Tablet) -> Bool) throws -> Tablet {
    let note = subscriber.first { content in
      if case .added(_, let tablet?, _) = content { isWanted(tablet) } else { false }
    }
    guard case .added(_, let tablet?, _) = note?.content else {
      throw Programs.ProgramRunError(description: "the device did not come: \(daemon.log)")
    }
    return tablet
  }

  /// The finished strokes of one device.
  func strokes(of tablet: Tablet) throws -> [CapturedStroke] {
    try Self.strokes(at: socket).filter { $0.device == tablet.id }
  }

  /// The finished strokes of the daemon at a socket.
  static func strokes(at socket: String) throws -> [CapturedStroke] {
    var asking = try InkConnection(path: socket)
    return try asking.strokes(since: 0)
  }

  /// What the daemon says of itself.
  func status() throws -> DaemonStatus {
    var asking = try InkConnection(path: socket)
    return try asking.status()
  }

  /// Stops the daemon in good order and waits for everything that it still says.
  ///
  /// - Parameter reason: how the stream ends, which may have been before.
  func stop(streamEnds reason: EndReason = .stopping) throws {
    #expect(daemon.stop() == 0, "\(daemon.log)")
    let end = subscriber.first { if case .endOfStream = $0 { true } else { false } }
    #expect(end?.content == .endOfStream(reason), "\(subscriber.complaint ?? "no end")")
  }
}
