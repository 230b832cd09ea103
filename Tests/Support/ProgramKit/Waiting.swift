import Foundation
import LinuxIO

/// Waits until something holds. This is how a test waits for another process or thread: for a
/// condition, never for a time.
///
/// - Parameters:
///   - pause: microseconds between two looks.
///   - limit: the seconds until it is given up.
///   - isHopeless: whether it cannot hold any more, such as when a program has ended.
/// - Returns: false if it cannot hold any more, or did not within the limit.
package func eventually<Failure>(
  every pause: UInt32 = 10_000, within limit: Double = Programs.patience,
  unless isHopeless: () -> Bool = { false },
  _ holds: () throws(Failure) -> Bool
) throws(Failure) -> Bool {
  // Setting the time does not change this clock.
  let limit = ContinuousClock.now + .seconds(limit)
  repeat {
    // Checked before the condition, so that the last thing a program did still counts.
    let wasHopeless = isHopeless()
    if try holds() { return true }
    if wasHopeless { return false }
    usleep(pause)
  } while .now < limit
  return false
}

/// The same for much work: the bound begins again each time a count has grown.
package func eventually<Failure>(
  whileGrows count: () throws(Failure) -> Int, _ holds: () throws(Failure) -> Bool
) throws(Failure) -> Bool {
  var isSo = false
  var seen = try count()
  while !isSo {
    let before = seen
    let goesOn = try eventually { () throws(Failure) in
      isSo = try holds()
      if !isSo { seen = try count() }
      return isSo || seen > before
    }
    guard goesOn else { return false }
  }
  return true
}

/// Whether a server listens at a path. A server's socket is in the folder a moment before that.
package func isListening(at path: String) -> Bool {
  (try? UnixSocket.connectAtOnce(to: path)) != nil
}
