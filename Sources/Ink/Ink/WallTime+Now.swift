import Glibc
public import InkDrawing

extension WallTime {
  /// The current time of CLOCK_REALTIME, which jumps when the clock is set.
  ///
  /// It is read from the kernel directly and not through `LinuxIO`, because every app that draws
  /// would otherwise be linked with libsystemd.
  public static var now: WallTime {
    var now = timespec()
    unsafe clock_gettime(CLOCK_REALTIME, &now)
    return WallTime(
      microsecondsSince1970: Int64(now.tv_sec) * 1_000_000 + Int64(now.tv_nsec) / 1_000)
  }
}
