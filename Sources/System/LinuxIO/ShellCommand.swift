import Glibc

/// A line for the shell that is run to its end.
package enum ShellCommand {
  /// Runs a line in sh, and waits for it.
  ///
  /// - Returns: its exit status, and what it printed on standard output; standard error stays where
  ///   it was. 127 is the status if there is no such program, -1 if a signal ended it.
  /// - Throws: why there is no shell.
  package static func runLine(
    _ line: String
  ) throws(SystemError) -> (status: Int32, output: String) {
    guard let stream = unsafe popen(line, "re") else { throw SystemError("run", line) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 4_096)
    while true {
      let count = unsafe chunk.withUnsafeMutableBytes { chunk in
        unsafe fread(chunk.baseAddress, 1, chunk.count, stream)
      }
      guard count > 0 else { break }
      bytes += chunk[..<count]
    }
    let status = unsafe pclose(stream)
    // Of wait(2): the exit status is in the second byte, the signal in the first.
    let code = status & 0x7F == 0 ? status >> 8 & 0xFF : -1
    return (code, String(decoding: bytes, as: UTF8.self))
  }

  /// A word that the shell takes as it is.
  package static func quoted(_ word: String) -> String {
    let plain = word.unicodeScalars.allSatisfy { character in
      character.isASCII
        && (character.properties.isAlphabetic || character.properties.numericType != nil
          || "/.-_:".unicodeScalars.contains(character))
    }
    return plain && !word.isEmpty
      ? word
      : "'"
        + word.split(separator: "'", omittingEmptySubsequences: false)
        .joined(separator: "'\\''") + "'"
  }
}
