import Glibc
public import InkDrawing

extension WallTime {
  /// This moment, by CLOCK_REALTIME: it leaps when somebody sets the clock.
  ///
  /// Asked of the kernel here and not through `LinuxIO`, which would make every app that draws link
  /// libsystemd.
  public static var now: WallTime {
    var now = timespec()
    unsafe clock_gettime(CLOCK_REALTIME, &now)
    return WallTime(
      microsecondsSince1970: Int64(now.tv_sec) * 1_000_000 + Int64(now.tv_nsec) / 1_000)
  }
}
