import Foundation

/// Reads a client's stream in a thread of its own, as fast as it comes.
final class Listener: @unchecked Sendable {
  private let client: RawClient
  private var heard: Result<[UInt8], any Error> = .success([])
  private let isOver = DispatchSemaphore(value: 0)

  init(_ client: RawClient) {
    self.client = client
    Thread.detachNewThread {
      self.heard = Result { try client.rest() }
      self.isOver.signal()
    }
  }

  /// Everything, once the daemon has closed the connection.
  func bytes() throws -> [UInt8] {
    isOver.wait()
    return try heard.get()
  }
}
