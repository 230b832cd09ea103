import CLinux
import CSystemd
import Glibc
import Units

/// Which machine this is.
package enum Machine {
  /// An id of this machine for our programs only, 32 hexadecimal digits: the machine id itself
  /// (machine-id(5)) stays secret. Nil if the machine has none.
  package static var identity: String? {
    // Chosen by chance, once for all.
    let us: [UInt8] = [
      0x5e, 0x1c, 0x4a, 0x93, 0x0b, 0x6f, 0x47, 0x2d, 0x9a, 0x35, 0xc8, 0x71, 0xe2, 0x54, 0xbd,
      0x06,
    ]
    var bytes = [UInt8](repeating: 0, count: 16)
    guard unsafe csystemd_machine(us, &bytes) >= 0 else { return nil }
    return bytes.map(\.hexadecimal).joined()
  }

  /// The number of processors on which the calling thread may run, at least 1.
  package static var processorCount: Int {
    let count = Int(clinux_processor_count())
    return max(1, count < 0 ? sysconf(Int32(_SC_NPROCESSORS_ONLN)) : count)
  }
}
