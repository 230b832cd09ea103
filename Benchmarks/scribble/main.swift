import Glibc
import LinuxIO

HitTests().tell()
guard let socket = Environment.variable("SWAYSOCK") else {
  print("(windows and taps were not tried: Benchmarks/scribble/run makes a desktop for them)")
  exit(0)
}
try WindowLooks(socket: socket).tell()
try TapReplay().tell()
