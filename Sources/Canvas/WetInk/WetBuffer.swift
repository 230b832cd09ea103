import CWayland
import LinuxIO
import WaylandClient

/// One picture of wet ink, in memory shared with the compositor.
@safe final class WetBuffer: Listening {
  let pointer: OpaquePointer
  /// From the commit until the compositor releases it.
  private(set) var isHeld = false
  private let memory: SharedMemory

  /// - Throws: if there is no memory for it.
  init(width: Int, height: Int, of sharedMemory: OpaquePointer) throws(SystemError) {
    memory = try SharedMemory(name: "wet ink", count: width * height * 4)
    guard
      let pool = unsafe wl_shm_create_pool(sharedMemory, memory.number, Int32(memory.count))
    else { throw SystemError("share memory") }
    // The buffer keeps the pool.
    defer { unsafe wl_shm_pool_destroy(pool) }
    let made = unsafe wl_shm_pool_create_buffer(
      pool, 0, Int32(width), Int32(height), Int32(width) * 4, WL_SHM_FORMAT_ARGB8888.rawValue)
    guard let made = unsafe made else { throw SystemError("make a buffer") }
    unsafe pointer = made
    unsafe wl_buffer_add_listener(made, bufferListener.table, address)
  }

  deinit { unsafe wl_buffer_destroy(pointer) }

  /// Gives it to the compositor with the next commit of a surface.
  func attach(to surface: OpaquePointer) {
    isHeld = true
    unsafe wl_surface_attach(surface, pointer, 0, 0)
  }

  func withPixels<Result>(_ body: (inout MutableSpan<UInt32>) -> Result) -> Result {
    memory.withWords(from: 0, count: memory.count / 4, body)
  }

  fileprivate func released() { isHeld = false }
}

private let bufferListener = Listener(wl_buffer_listener()) { table in
  unsafe table.release = { data, _ in unsafe WetBuffer.at(data).released() }
}
