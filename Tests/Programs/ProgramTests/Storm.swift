import Foundation
import ProgramKit

/// Clients that mean harm, each kind on a thread of its own, as fast as they can.
///
/// Life: they come as soon as it is made, until ``end(after:)``.
final class Storm: @unchecked Sendable {
  private let socket: String
  private let threads = DispatchGroup()
  private let lock = NSLock()
  private var isOver = false
  private var visits = 0

  /// So many connections one kind holds at a time.
  private static let held = 20

  /// What one kind does with the connections that it has.
  typealias Kind = @Sendable ([RawClient]) throws -> Void

  /// Who asks, listens or babbles; nobody who draws notices.
  static let clients: [Kind] = [
    // Says nothing.
    { _ in usleep(50_000) },
    // Half a message, and stays.
    { clients in
      for client in clients { client.send(Array(Call.status.utf8.prefix(20))) }
      usleep(50_000)
    },
    // Byte by byte.
    { clients in
      for byte in Call.status.utf8 {
        for client in clients { client.send([byte]) }
        usleep(1_000)
      }
    },
    // No messages at all.
    { clients in
      for client in clients {
        client.send((0..<200).map { _ in UInt8.random(in: 0...255) })
      }
    },
    // A message without an end.
    { clients in
      for client in clients { client.send([UInt8](repeating: UInt8(ascii: " "), count: 70_000)) }
    },
    // Asks for everything many times and reads nothing of it.
    { clients in
      for client in clients {
        for _ in 0..<20 { client.call(Call.strokes(since: 0)) }
      }
      usleep(50_000)
    },
    // Listens and reads nothing.
    { clients in
      for client in clients { client.call(Call.frames) }
      usleep(200_000)
    },
  ]

  /// Late sources that announce four gigabytes. While one is there, pressure is expected of it, as
  /// the protocol says.
  static let lateSources: [Kind] = [
    { clients in
      for client in clients {
        client.call(
          #"{"method":"org.stylusd.SendLateValues","parameters":{"device":1,"properties":["#
            + #""pressure"],"clock":"arrival"},"upgrade":true}"#)
        client.send([UInt8](repeating: 0xFF, count: 64))
      }
    }
  ]

  /// Sends them to the daemon behind a socket; one of each kind is there at any time.
  init(at socket: String, of kinds: [Kind] = clients) {
    self.socket = socket
    for kind in kinds { start(holding: Self.held, kind) }
    // Comes and goes.
    start(holding: 1) { _ in }
  }

  /// Lets them go on until there were so many visits, and waits for those that are there; how many
  /// there were.
  func end(after most: Int) -> Int {
    let count = { [self] in lock.withLock { visits } }
    _ = eventually(whileGrows: count) { count() >= most }
    lock.withLock { isOver = true }
    threads.wait()
    return lock.withLock { visits }
  }

  private func start(
    holding count: Int, _ kind: @escaping @Sendable ([RawClient]) throws -> Void
  ) {
    threads.enter()
    Thread.detachNewThread { [self] in
      while !lock.withLock({ isOver }) {
        // Who is not let in holds nothing; that is the daemon's good right.
        let clients = (0..<count).compactMap { _ in try? RawClient(socket) }
        try? kind(clients)
        lock.withLock { visits += clients.count }
      }
      threads.leave()
    }
  }
}
