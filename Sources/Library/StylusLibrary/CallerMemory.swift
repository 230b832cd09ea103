import CInterface
import CStylus

/// Which daemon a caller means: the one at a path, or the usual ones.
struct SocketChoice {
  /// Nil: of the user's own daemon, else the system's.
  let path: String?

  /// Nil: the path is none, or longer than the kernel takes.
  init?(_ path: UnsafePointer<CChar>?) {
    self.path = unsafe path.map { unsafe String(cString: $0) }
    guard self.path.map({ 1...107 ~= $0.utf8.count }) ?? true else { return nil }
  }
}

/// Room of a caller's for an event, whose structure may be longer than ours.
@safe struct EventRoom {
  private let place: UnsafeMutablePointer<stylus_event>
  private let size: UInt32

  /// - Throws: invalid, if there is none, or it is too short.
  init(_ event: UnsafeMutablePointer<stylus_event>?) throws(CFailure) {
    guard let event = unsafe event else { throw .invalid("event is NULL") }
    unsafe place = event
    size = unsafe event.pointee.size
    guard size >= MemoryLayout<stylus_event>.size else {
      throw .invalid("event.size is \(size): set it to sizeof(stylus_event)")
    }
  }

  /// Writes the next event, or that there is none; how many there were, for C.
  func put(_ event: stylus_event?) -> Int {
    unsafe place.pointee = event ?? stylus_event(STYLUS_NOTHING)
    unsafe place.pointee.size = size
    return event == nil ? 0 : 1
  }
}
