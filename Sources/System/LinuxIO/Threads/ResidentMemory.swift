import CLinux

/// What of this process's memory is resident: only what it uses.
package enum ResidentMemory {
  /// A buffer from this many bytes on goes back to the kernel as soon as it is freed.
  private static let largeBlock: Int32 = 128 << 10

  /// Keeps what is freed from staying; to be called first of all, before there are threads.
  ///
  /// By itself the C library keeps more and more of it, up to 64 MB, once a large buffer was freed:
  /// the answer to one client would be paid forever.
  package static func keepSteady() { clinux_steady_heap(largeBlock) }

  /// Gives back what only the start needed: freed memory, and the pages of programs and libraries
  /// that were read or run once.
  ///
  /// They come back from the page cache, 64 KiB at a time, when they are needed again. Takes about
  /// a millisecond. Before memory is locked, for locked pages stay.
  package static func giveBack() { clinux_give_back_pages() }
}
