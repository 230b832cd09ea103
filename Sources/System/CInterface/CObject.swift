import LinuxIO

/// What a pointer of C's points at: a state under its lock, with the words of its last failure.
///
/// Life: ``made()`` gives the pointer, which keeps it until ``end(_:)``; every call in between goes through
/// ``on(_:_:)``. In the child of a fork nothing is done: what it shares with the parent is the parent's.
@safe package final class CObject<State>: @unchecked Sendable {
  private let state: Lock<State>
  private let words = CWords()
  private let home = Forks.count

  /// An object with a state.
  package init(_ state: consuming sending State) {
    self.state = Lock(state)
    words.rehearseRefusal()
  }

  /// A pointer for C.
  package func made() -> OpaquePointer {
    unsafe OpaquePointer(Unmanaged.passRetained(self).toOpaque())
  }

  /// Ends what a pointer points at; nothing where there is none.
  package static func end(_ pointer: OpaquePointer?) {
    guard let pointer = unsafe pointer else { return }
    unsafe Unmanaged<CObject>.fromOpaque(UnsafeRawPointer(pointer)).release()
  }

  /// What the last failure says; nil where the pointer is none.
  package static func message(_ pointer: OpaquePointer?) -> UnsafePointer<CChar>? {
    guard let pointer = unsafe pointer else { return nil }
    return unsafe UnsafePointer(at(pointer).words.pointer)
  }

  private static func at(_ pointer: OpaquePointer) -> CObject {
    unsafe Unmanaged<CObject>.fromOpaque(UnsafeRawPointer(pointer)).takeUnretainedValue()
  }

  /// Has an object do something; the result for C.
  package static func on(
    _ pointer: OpaquePointer?, _ body: (inout State) throws(CFailure) -> Int
  ) -> Int32 {
    guard let pointer = unsafe pointer else { return CFailure.Reason.invalid.rawValue }
    return unsafe at(pointer).perform(body)
  }

  private func perform(_ body: (inout State) throws(CFailure) -> Int) -> Int32 {
    guard Forks.count == home else {
      words.put(Forks.refusal.words)
      return Forks.refusal.result
    }
    return state.withLock { state in
      do throws(CFailure) { return Int32(clamping: try body(&state)) } catch {
        words.put(error.words)
        return error.result
      }
    }
  }

  /// Says something though nothing failed.
  package static func say(_ words: String, _ pointer: OpaquePointer?) {
    guard let pointer = unsafe pointer else { return }
    let object = unsafe at(pointer)
    guard Forks.count == object.home else { return }
    object.state.withLock { _ in object.words.put(words) }
  }

  /// The same without a result of its own.
  package static func tell(
    _ pointer: OpaquePointer?, _ body: (inout State) throws(CFailure) -> Void
  ) -> Int32 {
    unsafe on(pointer) { (state) throws(CFailure) in
      try body(&state)
      return 0
    }
  }
}
