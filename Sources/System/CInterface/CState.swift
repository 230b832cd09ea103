import LinuxIO

/// An object for C that is a value under a lock: concurrent calls for it wait for each other.
@safe package final class CState<State>: CObject, @unchecked Sendable {
  package let origin = COrigin()
  private let state: Lock<State>

  /// An object with a state.
  package init(_ state: consuming sending State) { self.state = Lock(state) }

  /// Calls a function of the state; returns the result for C.
  package static func withState(
    of pointer: OpaquePointer?, _ body: (inout State) throws(CError) -> Int
  ) -> Int32 {
    unsafe on(pointer) { (object) throws(CError) in
      let result: Result<Int, CError> = object.state.withLock { state in
        do throws(CError) { return .success(try body(&state)) } catch { return .failure(error) }
      }
      return try result.get()
    }
  }

  /// The same without a separate result.
  package static func modify(
    _ pointer: OpaquePointer?, _ body: (inout State) throws(CError) -> Void
  ) -> Int32 {
    unsafe withState(of: pointer) { (state) throws(CError) in
      try body(&state)
      return 0
    }
  }

  /// Sets a message although nothing failed.
  package static func say(_ words: String, _ pointer: OpaquePointer?) {
    _ = unsafe withObject(pointer) { $0.origin.words.replaceWords(words) }
  }
}
