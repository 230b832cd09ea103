import CInterface
import CStylus

/// The daemon that a caller requests: the one at a path, or the default ones.
struct SocketChoice {
  /// Nil: of the user's own daemon, otherwise the system's.
  let path: String?

  /// Nil if there is no path, or it is longer than the kernel accepts.
  init?(_ path: UnsafePointer<CChar>?) {
    self.path = unsafe path.map { unsafe String(cString: $0) }
    guard self.path.map({ 1...107 ~= $0.utf8.count }) ?? true else { return nil }
  }
}

extension stylus_event: CStructure {}
extension stylus_client_options: CStructure {}
extension stylus_tablet: CStructure {}

/// Writes the next event, or that there is none; returns the number of events, for C.
func writeEvent(
  _ next: () -> stylus_event?, into event: UnsafeMutablePointer<stylus_event>?
) throws(CError) -> Int {
  try unsafe stylus_event.checkRoom(event, "event")
  let next = next()
  try unsafe stylus_event.fill(event, "event", with: next ?? stylus_event(STYLUS_NOTHING))
  return next == nil ? 0 : 1
}
