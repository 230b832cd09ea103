public import Synchronization

/// A bounded queue between exactly one writing and one reading thread.
///
/// No lock, no allocation, no waiting: a full ring refuses elements, and the writer decides what to
/// do. Elements are copied bit by bit, by code that is visible to the modules that use it: the
/// compiler specializes it for their elements, instead of asking the runtime how each is copied,
/// and only then does the thread sanitizer see the copies. (Without `@usableFromInline` on the
/// class the compiler does not export that code.)
@usableFromInline package final class Ring<Element: BitwiseCopyable>: Sendable {
  @usableFromInline let mask: Int
  @usableFromInline let slots: Slots
  /// The next index to read; only the reader writes it.
  @usableFromInline let head = Atomic<Int>(0)
  /// The next index to write; only the writer writes it.
  @usableFromInline let tail = Atomic<Int>(0)

  /// The memory; head and tail determine which side may access which slot.
  @safe @usableFromInline struct Slots: @unchecked Sendable {
    @usableFromInline let base: UnsafeMutablePointer<Element>
  }

  /// A ring for at least `capacity` elements; rounded up to a power of two.
  ///
  /// Its memory is allocated and loaded at the start: the first element in each page must not wait
  /// for the kernel.
  package init(capacity: Int) {
    var size = 1
    while size < capacity { size *= 2 }
    mask = size - 1
    let base = UnsafeMutablePointer<Element>.allocate(capacity: size)
    let bytes = size * MemoryLayout<Element>.stride
    unsafe UnsafeMutableRawPointer(base).initializeMemory(
      as: UInt8.self, repeating: 0, count: bytes)
    unsafe slots = Slots(base: base)
  }

  deinit { unsafe slots.base.deallocate() }

  /// The number of elements that fit.
  @inlinable package var capacity: Int { mask + 1 }

  /// Appends an element; false if the ring is full. Writing thread only.
  @inlinable package func push(_ element: Element) -> Bool {
    let end = tail.load(ordering: .relaxed)
    guard end - head.load(ordering: .acquiring) <= mask else { return false }
    unsafe (slots.base + (end & mask)).initialize(to: element)
    tail.store(end + 1, ordering: .releasing)
    return true
  }

  /// Takes the oldest element; nil if there is none. Reading thread only.
  @inlinable package func pop() -> Element? {
    let start = head.load(ordering: .relaxed)
    guard start < tail.load(ordering: .acquiring) else { return nil }
    let element = unsafe slots.base[start & mask]
    head.store(start + 1, ordering: .releasing)
    return element
  }

  /// The number of waiting elements; a snapshot, exact only for the side that changes this end.
  @inlinable package var count: Int {
    max(0, tail.load(ordering: .acquiring) - head.load(ordering: .acquiring))
  }
}
