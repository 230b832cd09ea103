import CLinux

/// Limits this process's resident memory to the pages that it uses.
package enum ResidentMemory {
  /// A buffer of at least this many bytes is returned to the kernel as soon as it is freed.
  private static let largeBlock: Int32 = 128 << 10

  /// Returns freed memory to the kernel; to be called first, before there are threads.
  ///
  /// By default the C library keeps more and more of it, up to 64 MB, once a large buffer was
  /// freed: the memory for one client's answer would be kept forever.
  package static func keepSteady() { clinux_steady_heap(largeBlock) }

  /// Gives back memory that only the start needed: freed memory, and the pages of programs and
  /// libraries that were read or run once.
  ///
  /// They are loaded from the page cache, 64 KiB at a time, when they are needed again. Takes about
  /// a millisecond. To be called before memory is locked, because locked pages stay.
  package static func giveBack() { clinux_give_back_pages() }
}
