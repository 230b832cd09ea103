import LinuxIO
import StylusClient
package import StylusProtocol

/// The machine and the session that this program runs in.
package struct MachineSetup: SetupSystem {
  /// The socket of inkscribe; nil for the default.
  private let socket: String?

  /// The largest configuration file that is changed, in bytes.
  private static let longestFile = 1 << 22

  /// - Parameter socket: the path of inkscribe's socket; nil for the default.
  package init(socket: String? = nil) { self.socket = socket }

  package func variable(_ name: String) -> String? { Environment.variable(name) }

  package func commandOutput(of command: [String]) -> String? {
    let answer = try? ShellCommand.runLine("\(Self.shellLine(command)) 2>/dev/null </dev/null")
    guard let answer, answer.status == 0 else { return nil }
    return answer.output
  }

  package func runCommand(_ command: [String]) throws(SetupError) {
    let answer: (status: Int32, output: String)
    do throws(SystemError) {
      answer = try ShellCommand.runLine("\(Self.shellLine(command)) 2>&1 </dev/null")
    } catch {
      throw SetupError("\(error)", fix: error.fix)
    }
    guard answer.status != 0 else { return }
    let said = answer.output.split(separator: "\n").first.map { ": \($0)" } ?? ""
    throw SetupError("'\(command.joined(separator: " "))' failed\(said)")
  }

  private static func shellLine(_ command: [String]) -> String {
    command.map(ShellCommand.quoted).joined(separator: " ")
  }

  package func fileText(of path: String) throws(SetupError) -> String? {
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try FileBytes.readOrdinary(path: path, limit: Self.longestFile)
    } catch {
      if error.isAbsence { return nil }
      throw SetupError("\(error)", fix: error.fix)
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw SetupError("'\(path)' is not UTF-8 text", fix: "convert it, or move it away")
    }
    return text
  }

  package func writeFile(_ text: String, to path: String, mode: UInt32) throws(SetupError) {
    try changing { () throws(SystemError) in
      try FileBytes.makeFolders(containing: path, mode: 0o700)
      try FileBytes.write(Array(text.utf8), to: path, mode: mode)
    }
  }

  package func removeFile(_ path: String) throws(SetupError) {
    try changing { () throws(SystemError) in try FileBytes.remove(path) }
  }

  private func changing(_ body: () throws(SystemError) -> Void) throws(SetupError) {
    do throws(SystemError) { try body() } catch {
      let refusal =
        error.reason.isRefusal ? "make it writable for you (chmod, chown), and try again" : nil
      throw SetupError("\(error)", fix: error.fix ?? refusal)
    }
  }

  package func removeEmptyFolder(_ path: String) -> Bool { FileBytes.removeEmptyFolder(path) }

  package func isThere(_ path: String) -> Bool { FileBytes.isThere(path) }

  package func runningMode() -> ScribbleMode? {
    guard var scribble = try? ScribbleConnection(path: socket) else { return nil }
    return try? scribble.status().mode
  }

  package func setRunningMode(_ mode: ScribbleModeChange) throws(SetupError) {
    do throws(ScribbleCallError) {
      var scribble = try ScribbleConnection(path: socket)
      _ = try scribble.setMode(mode)
    } catch {
      throw SetupError("\(error)")
    }
  }
}
