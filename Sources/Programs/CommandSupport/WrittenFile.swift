import LinuxIO
package import ProgramOptions

/// A file that a command writes: never over another one, unless the user says so.
package enum WrittenFile {
  package static let force = Option.flag(
    "force", short: "f", "replace existing files; without it, only an empty file is replaced")
  /// The same for a command whose `-f` is something else.
  package static let longForce = Option.flag("force", force.description.help)

  /// Refuses a path with something in it; a pipe or a device has nothing in it.
  package static func checkFree(_ path: String?, _ invocation: Invocation) throws(StylusctlError) {
    guard let path, !invocation[force], FileBytes.holdsBytes(path) else { return }
    throw StylusctlError("\(path) already exists. Fix: choose another name, or add --force")
  }
}
