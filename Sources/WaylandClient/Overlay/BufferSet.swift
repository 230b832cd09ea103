import CWayland
import LinuxIO

/// Buffers of one size in one piece of memory that the compositor sees too.
@safe final class BufferSet {
  let size: OutputSize
  private(set) var buffers: [Buffer] = []
  private let memory: SharedMemory

  /// Makes them; all pixels are zero: transparent.
  init(_ count: Int, of size: OutputSize, for overlay: Overlay) throws(WaylandFault) {
    guard let sharedMemory = unsafe overlay.compositor.bound.sharedMemory else {
      throw .lacking(.sharedMemory)
    }
    self.size = size
    let each = Int(size.width) * Int(size.height) * 4
    do throws(SystemError) {
      memory = try SharedMemory(name: "ink of an overlay", count: each * count)
    } catch {
      throw .system(error)
    }
    let pool = unsafe wl_shm_create_pool(sharedMemory, memory.number, Int32(memory.count))
    guard let pool = unsafe pool else { throw .system(SystemError("share memory")) }
    // The buffers keep it.
    defer { unsafe wl_shm_pool_destroy(pool) }
    for index in 0..<count {
      let made = unsafe wl_shm_pool_create_buffer(
        pool, Int32(index * each), size.width, size.height, size.width * 4,
        WL_SHM_FORMAT_ARGB8888.rawValue)
      guard let made = unsafe made else { throw .system(SystemError("make a buffer")) }
      unsafe buffers.append(Buffer(made, overlay))
    }
  }

  /// Whether the compositor has one of them.
  var isHeld: Bool { buffers.contains { $0.isHeld } }

  func withPixels<Result>(
    of index: Int, _ body: (inout MutableSpan<UInt32>) -> Result
  ) -> Result {
    let count = Int(size.width) * Int(size.height)
    return memory.withWords(from: index * count, count: count, body)
  }
}

/// One picture of an overlay, as the compositor knows it.
@safe final class Buffer: Listening {
  let pointer: OpaquePointer
  /// From the commit until the compositor gives it back.
  var isHeld = false
  /// The last commit that showed it; 0 for none.
  var commit: UInt64 = 0
  private unowned let overlay: Overlay

  fileprivate init(_ pointer: OpaquePointer, _ overlay: Overlay) {
    unsafe self.pointer = pointer
    self.overlay = overlay
    unsafe wl_buffer_add_listener(pointer, bufferListener.table, address)
  }

  deinit { unsafe wl_buffer_destroy(pointer) }

  fileprivate func released() {
    isHeld = false
    overlay.compositor.add(.released(overlay.id))
  }
}

private let bufferListener = Listener(wl_buffer_listener()) { table in
  unsafe table.release = { data, _ in unsafe Buffer.at(data).released() }
}
