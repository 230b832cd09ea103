import CInterface
import CStylus

/// Which daemon a caller means: the one at a path, or the usual ones.
struct SocketChoice {
  /// Nil: of the user's own daemon, otherwise the system's.
  let path: String?

  /// Nil: the path is none, or longer than the kernel takes.
  init?(_ path: UnsafePointer<CChar>?) {
    self.path = unsafe path.map { unsafe String(cString: $0) }
    guard self.path.map({ 1...107 ~= $0.utf8.count }) ?? true else { return nil }
  }
}

extension stylus_event: CStructure {}
extension stylus_client_options: CStructure {}
extension stylus_tablet: CStructure {}

/// Writes the next event, or that there is none; how many there were, for C.
func writeEvent(
  _ next: () -> stylus_event?, into event: UnsafeMutablePointer<stylus_event>?
) throws(CError) -> Int {
  try unsafe stylus_event.checkRoom(event, "event")
  let next = next()
  try unsafe stylus_event.fill(event, "event", with: next ?? stylus_event(STYLUS_NOTHING))
  return next == nil ? 0 : 1
}
