import Foundation
import ProgramKit
import StylusProtocol

/// Clients on threads of their own, each of another kind, which come again and again.
///
/// Life: they come as soon as it is made, until ``leave()``.
final class Crowd: @unchecked Sendable {
  private let socket: String
  private let threads = DispatchGroup()
  private let lock = NSLock()
  private var isOver = false
  private var visits = 0
  private var complaints: [String] = []

  /// What a client does at the daemon; it need not live to see an answer.
  private static let kinds: [@Sendable (RawClient) throws -> Void] = [
    { _ in },
    { $0.send(Array(Call.status.utf8.prefix(20))) },
    { client in
      client.call(Call.strokes(since: 0))
      _ = try client.reply()
    },
    { client in
      client.call(Call.frames)
      _ = try client.bytes()
    },
    { client in
      client.call(Call.replies)
      for _ in 0..<3 { _ = try client.reply() }
    },
    { client in
      client.call(Call.tablets)
      client.call(Call.status)
      client.endSending()
      _ = try client.rest()
    },
    { client in
      client.call(Call.frames)
      // Does not read for a while.
      usleep(20_000)
    },
  ]

  /// Reads all, and complains if something is missing that nobody told of.
  private static let complete: @Sendable (RawClient) throws -> Void = { client in
    let stream = try client.wholeStream()
    guard stream.untold == 0 else {
      throw Programs.ProgramRunError(description: "\(stream.untold) updates were lost in silence")
    }
  }
  private static let whole: @Sendable (RawClient) throws -> Void = { _ = try $0.wholeStream() }

  /// Sends them to the daemon behind a socket.
  ///
  /// - Parameter expectsAll: whether a loss without a notice is wrong; not if pens hover.
  init(at socket: String, expectsAll: Bool = true) {
    self.socket = socket
    for kind in Self.kinds + [expectsAll ? Self.complete : Self.whole] {
      threads.enter()
      Thread.detachNewThread { [self] in
        while visit(kind) {}
        threads.leave()
      }
    }
  }

  /// Lets nobody come any more and waits for those who are there; how often one came, and what went
  /// wrong.
  func leave() -> (visits: Int, complaints: [String]) {
    lock.withLock { isOver = true }
    threads.wait()
    return lock.withLock { (visits, complaints) }
  }

  /// One visit; false if it was the last one of this kind.
  private func visit(_ kind: (RawClient) throws -> Void) -> Bool {
    guard !lock.withLock({ isOver }) else { return false }
    // A daemon that is going lets nobody in.
    guard let client = try? RawClient(socket) else { return false }
    do { try kind(client) } catch {
      lock.withLock { complaints.append("\(error)") }
    }
    lock.withLock { visits += 1 }
    return true
  }
}

extension [LiveMessage] {
  /// How many updates between the greeting and the end neither came nor were told to be lost.
  var untold: Int {
    guard let hello = first, let end = last, hello.sequence < end.sequence else { return 0 }
    var told: Set<UInt64> = []
    for message in self {
      switch message.content {
      case .lost(let lost): told.formUnion(lost.first...lost.last)
      case .hello, .snapshot, .ping, .endOfStream: break
      default: told.insert(message.sequence)
      }
    }
    return (hello.sequence + 1...end.sequence).count { !told.contains($0) }
  }
}
