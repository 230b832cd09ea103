import LinuxIO
import ProgramOptions

/// A file that a command writes: never over another one, unless the user says so.
enum WrittenFile {
  static let force = Option.flag(
    "force", short: "f", "replace existing files; without it, only an empty file is replaced")
  /// The same for a command whose `-f` is something else.
  static let longForce = Option.flag("force", force.description.help)

  /// Refuses a path with something in it; a pipe or a device has nothing in it.
  static func checkFree(_ path: String?, _ invocation: Invocation) throws(StylusctlError) {
    guard let path, !invocation[force], FileBytes.holdsBytes(path) else { return }
    throw StylusctlError("\(path) already exists. Fix: choose another name, or add --force")
  }
}
