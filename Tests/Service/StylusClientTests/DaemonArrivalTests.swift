import Foundation
import LinuxIO
import ProgramKit
import StylusModel
import StylusProtocol
import Testing

@testable import StylusClient

/// A daemon that starts while a follower waits for its next attempt.
@Suite struct DaemonArrivalTests {
  /// Follows a path until it was tried so often that the next attempt is far off, lets a daemon
  /// listen there, and returns the time until it is called; nil: not in the time that the follower
  /// would have waited.
  private func timeUntilCalled(at path: String, making: () throws -> Void) throws -> Microseconds? {
    var ink = try PolledInk(
      path: path, Subscription(), since: nil, longestWait: .milliseconds(30_000))
    var news: [InkNews] = []
    var wait = Microseconds.milliseconds(0)
    while wait < .milliseconds(700) {
      news.removeAll()
      guard try ink.poll(&news) else { return nil }
      for case .disconnected(_, let retry) in news { wait = retry }
      if wait < .milliseconds(700) { usleep(5_000) }
    }
    try making()
    let listener = try UnixListener(path: path)
    let start = Timestamp.now
    while Timestamp.now - start < .milliseconds(600) {
      news.removeAll()
      _ = Readiness.wait(for: nil, orStop: ink.descriptor, atMost: .milliseconds(20))
      guard try ink.poll(&news) else { return nil }
      if try listener.accept() != nil { return .now - start }
    }
    return nil
  }

  @Test func isCalledAtOnce() throws {
    let path = NSTemporaryDirectory() + "/stylus-\(UUID().uuidString.prefix(8))"
    #expect(try timeUntilCalled(at: path) {} != nil)
  }

  @Test func isCalledAtOnceInAFolderThatIsNew() throws {
    let folder = NSTemporaryDirectory() + "/stylus-\(UUID().uuidString.prefix(8))"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let time = try timeUntilCalled(at: folder + "/socket") {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: false)
    }
    #expect(time != nil)
  }
}
