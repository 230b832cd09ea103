/// When something on its way through the threads came how far: moments of
/// ``LinuxIO/MonotonicClock``, in nanoseconds.
struct Stamps: BitwiseCopyable {
  /// When the way began: the kernel's stamp of the frame; for a recording, when the frame was due;
  /// for all else, when it was first seen.
  var origin: Int64
  /// When it was handed to the next thread, or to the clients.
  var handed: Int64
}

/// Something on its way from one thread to the next.
struct Stamped<Element: BitwiseCopyable>: BitwiseCopyable {
  var element: Element
  var stamps: Stamps

  init(_ element: Element, _ stamps: Stamps) {
    self.element = element
    self.stamps = stamps
  }
}
