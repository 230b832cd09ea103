import CLinux
import Glibc

/// A program that was started to run beside this one, such as an editor: with no input, in a
/// session of its own, so that it outlives this one.
///
///     let child = try ChildProcess(["xdg-open", path])
///     if let status = child.takeStatus() { ... }   // asked now and then; never waits
///
/// Whoever starts one asks until there is a status: until then the kernel keeps the ended process.
package final class ChildProcess {
  /// Its number.
  package let number: Int32
  /// The exit status once it has ended; -1 if a signal ended it.
  private var status: Int32?

  /// Starts a program.
  ///
  /// - Parameter words: the program, by its path or by a name in PATH, and its arguments.
  /// - Throws: ENOENT if there is no such program, or what the kernel refuses.
  package init(_ words: [String]) throws(SystemError) {
    precondition(!words.isEmpty, "a program has a name")
    let (number, code) = Self.spawn(words)
    guard code == 0 else { throw SystemError("start", words[0], Errno(rawValue: code)) }
    self.number = number
  }

  /// The exit status if it has ended, -1 if a signal ended it; nil while it runs.
  package func takeStatus() -> Int32? {
    if let status { return status }
    var word: Int32 = 0
    let found = unsafe waitpid(number, &word, WNOHANG)
    if found == number {
      // Of wait(2): the exit status is in the second byte, the signal in the first.
      status = word & 0x7F == 0 ? word >> 8 & 0xFF : -1
    } else if found < 0, errno == ECHILD {
      status = -1
    }
    return status
  }

  private static func spawn(_ words: [String]) -> (number: Int32, code: Int32) {
    var arguments = unsafe words.map { unsafe strdup($0) } + [nil]
    defer { for number in unsafe arguments.indices { unsafe free(arguments[number]) } }
    var number: Int32 = 0
    let code = unsafe clinux_spawn(&arguments, &number)
    return (number, code)
  }
}
