/// A structure of our headers that begins with its size, so that later versions can add members.
///
/// A caller's structure may be longer than ours: then only the members known to us are used.
package protocol CStructure {
  /// The size of the caller's structure, in bytes.
  var size: UInt32 { get set }
}

extension CStructure {
  /// The size of our structure.
  package static var ownSize: UInt32 { UInt32(MemoryLayout<Self>.size) }

  /// No structure is longer: a greater size was never set.
  private static var longest: UInt32 { 4096 }

  /// Checks that the caller's structure is at least as long as ours.
  package func checkSize() throws(CError) {
    guard (Self.ownSize...Self.longest).contains(size) else {
      throw .invalid("a size is \(size): set it to sizeof(\(Self.self))")
    }
  }

  /// The distance between the elements of a caller's array, from the size of the first.
  package var stride: Int {
    get throws(CError) {
      try checkSize()
      guard Int(size) % MemoryLayout<Self>.alignment == 0 else {
        throw .invalid("a size is \(size): set it to sizeof(\(Self.self))")
      }
      return Int(size)
    }
  }

  /// The caller's structure, checked.
  package static func given(
    _ pointer: UnsafePointer<Self>?, _ name: String
  ) throws(CError) -> Self {
    guard let pointer = unsafe pointer else { throw .invalid("\(name) is NULL") }
    let given = unsafe pointer.pointee
    try given.checkSize()
    return given
  }

  /// Checks a structure that is to be filled in.
  package static func checkRoom(
    _ pointer: UnsafeMutablePointer<Self>?, _ name: String
  ) throws(CError) {
    _ = try unsafe given(UnsafePointer(pointer), name)
  }

  /// Fills in a caller's.
  package static func fill(
    _ pointer: UnsafeMutablePointer<Self>?, _ name: String, with value: Self
  ) throws(CError) {
    try unsafe checkRoom(pointer, name)
    guard let pointer = unsafe pointer else { return }
    let size = unsafe pointer.pointee.size
    unsafe pointer.pointee = value
    unsafe pointer.pointee.size = size
  }
}
