import CWayland
import LinuxIO

/// Buffers of one size.
@safe final class BufferSet {
  let size: OutputSize
  private(set) var buffers: [Buffer] = []

  init(of size: OutputSize) { self.size = size }

  /// Whether the compositor has one of them.
  var isHeld: Bool { buffers.contains { $0.isHeld } }

  /// Makes one more; all its pixels are zero: transparent.
  func allocateBuffer(for overlay: Overlay) throws(WaylandError) {
    buffers.append(try Buffer(of: size, for: overlay))
  }
}

/// One picture of an overlay, in memory that the compositor sees too.
///
/// Each has memory of its own: to fetch that of a large output takes the kernel longer than a
/// frame, and the first ink need not wait for more than one.
@safe final class Buffer: Listening {
  let pointer: OpaquePointer
  /// From the commit until the compositor gives it back.
  var isHeld = false
  /// The last commit that showed it; 0 for none.
  var commit: UInt64 = 0
  private let memory: SharedMemory
  private unowned let overlay: Overlay

  fileprivate init(of size: OutputSize, for overlay: Overlay) throws(WaylandError) {
    guard let sharedMemory = unsafe overlay.compositor.bound.sharedMemory else {
      throw .lacking(.sharedMemory)
    }
    do throws(SystemError) {
      let count = Int(size.width) * Int(size.height) * 4
      memory = try SharedMemory(name: "ink of an overlay", count: count)
    } catch {
      throw .system(error)
    }
    let pool = unsafe wl_shm_create_pool(sharedMemory, memory.number, Int32(memory.count))
    guard let pool = unsafe pool else { throw .system(SystemError("share memory")) }
    // The buffer keeps it.
    defer { unsafe wl_shm_pool_destroy(pool) }
    let made = unsafe wl_shm_pool_create_buffer(
      pool, 0, size.width, size.height, size.width * 4, WL_SHM_FORMAT_ARGB8888.rawValue)
    guard let made = unsafe made else { throw .system(SystemError("make a buffer")) }
    unsafe pointer = made
    self.overlay = overlay
    unsafe wl_buffer_add_listener(made, bufferListener.table, address)
  }

  deinit { unsafe wl_buffer_destroy(pointer) }

  func withPixels<Result>(_ body: (inout MutableSpan<UInt32>) -> Result) -> Result {
    memory.withWords(from: 0, count: memory.count / 4, body)
  }

  fileprivate func released() {
    isHeld = false
    overlay.compositor.queueEvent(.released(overlay.id))
    overlay.forgetRetired()
  }
}

private let bufferListener = Listener(wl_buffer_listener()) { table in
  unsafe table.release = { data, _ in unsafe Buffer.at(data).released() }
}
