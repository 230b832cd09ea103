/// The object behind a pointer in C.
///
/// Life: ``made()`` returns the pointer, which keeps the object until ``destroy(_:)``; every call
/// in between goes through ``on(_:_:)`` or ``withObject(_:_:)``. In the child of a fork nothing is
/// done: shared resources belong to the parent, its threads do not exist, and its locks may be held
/// forever.
package protocol CObject: AnyObject, Sendable {
  /// The process that created it, and the message of its last failure.
  var origin: COrigin { get }

  /// The pointer was given back: releases the object's other references to it.
  func close()
}

extension CObject {
  package func close() {}

  /// A pointer for C.
  package func made() -> OpaquePointer {
    unsafe OpaquePointer(Unmanaged.passRetained(self).toOpaque())
  }

  /// Destroys the object behind a pointer; does nothing for NULL, and in the child of a fork.
  package static func destroy(_ pointer: OpaquePointer?) {
    guard let pointer = unsafe pointer, let object = unsafe try? at(pointer) else { return }
    object.close()
    unsafe Unmanaged<Self>.fromOpaque(UnsafeRawPointer(pointer)).release()
  }

  /// The message about the last failure; if the pointer is NULL, a message about that.
  package static func message(_ pointer: OpaquePointer?) -> UnsafePointer<CChar> {
    guard let pointer = unsafe pointer else { return unsafe COrigin.nothing }
    return unsafe UnsafePointer(any(pointer).origin.words.pointer)
  }

  /// The object behind a pointer in C.
  ///
  /// - Throws: invalid for NULL, refused in the child of a fork.
  package static func at(_ pointer: OpaquePointer?) throws(CError) -> Self {
    guard let pointer = unsafe pointer else { throw .invalid("the pointer is NULL") }
    let object = unsafe any(pointer)
    try object.origin.checkProcess()
    return object
  }

  /// Works in any process, but only the object's origin may be used.
  private static func any(_ pointer: OpaquePointer) -> Self {
    unsafe Unmanaged<Self>.fromOpaque(UnsafeRawPointer(pointer)).takeUnretainedValue()
  }

  /// Calls a function of an object; returns the result for C.
  package static func on(
    _ pointer: OpaquePointer?, _ body: (Self) throws(CError) -> Int
  ) -> Int32 {
    guard let found = unsafe pointer else { return CError.ResultCode.invalid.rawValue }
    do throws(CError) { return Int32(clamping: try body(try unsafe at(found))) } catch {
      unsafe any(found).origin.words.replaceWords(error.words)
      return error.result
    }
  }

  /// The same without a separate result.
  package static func withObject(
    _ pointer: OpaquePointer?, _ body: (Self) throws(CError) -> Void
  ) -> Int32 {
    unsafe on(pointer) { (object) throws(CError) in
      try body(object)
      return 0
    }
  }

  /// Passes an object's bytes to the caller, who frees them; NULL after a failure.
  package static func copiedBytes(
    of pointer: OpaquePointer?, _ count: UnsafeMutablePointer<Int>?,
    _ read: (Self) throws(CError) -> [UInt8]
  ) -> UnsafeMutableRawPointer? {
    var result: UnsafeMutableRawPointer?
    _ = unsafe withObject(pointer) { (object) throws(CError) in
      guard let count = unsafe count else { throw .invalid("count is NULL") }
      unsafe result = try unsafe copied(read(object), count)
    }
    return unsafe result
  }
}
