import CWayland

/// A proxy of an interface that got its request to release an object in a later version; the
/// compositor keeps objects of earlier versions until the connection ends.
@safe struct ReleasableProxy: ~Copyable {
  let pointer: OpaquePointer
  /// The version of its interface.
  let version: UInt32
  /// Destroys the proxy, and releases the object if that is possible.
  private let destroy: (OpaquePointer?) -> Void

  private init(
    _ pointer: OpaquePointer, _ version: UInt32, since first: UInt32,
    release: @escaping (OpaquePointer?) -> Void, destroy: @escaping (OpaquePointer?) -> Void
  ) {
    unsafe self.pointer = pointer
    self.version = version
    unsafe self.destroy = version >= first ? release : destroy
  }

  deinit { unsafe destroy(pointer) }

  static func output(_ pointer: OpaquePointer, _ version: UInt32) -> Self {
    unsafe Self(
      pointer, version, since: 3, release: wl_output_release, destroy: wl_output_destroy)
  }

  static func seat(_ pointer: OpaquePointer, _ version: UInt32) -> Self {
    unsafe Self(pointer, version, since: 5, release: wl_seat_release, destroy: wl_seat_destroy)
  }

  static func keyboard(_ pointer: OpaquePointer, _ version: UInt32) -> Self {
    unsafe Self(
      pointer, version, since: 3, release: wl_keyboard_release, destroy: wl_keyboard_destroy)
  }

  static func pointer(_ pointer: OpaquePointer, _ version: UInt32) -> Self {
    unsafe Self(
      pointer, version, since: 3, release: wl_pointer_release, destroy: wl_pointer_destroy)
  }

  static func touch(_ pointer: OpaquePointer, _ version: UInt32) -> Self {
    unsafe Self(pointer, version, since: 3, release: wl_touch_release, destroy: wl_touch_destroy)
  }
}
