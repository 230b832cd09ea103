import Foundation

/// One of UNIPEN's packed files of words, characters or lines; unpacked by `xz`.
package struct WritingFile: Sendable {
  private let path: String

  /// The file at a path; it is looked at when it is read.
  package init(_ path: String) { self.path = path }

  /// Why it cannot be read.
  package struct WritingFileError: Error, CustomStringConvertible {
    package let description: String
  }

  /// Every item that can be used and is wanted, in the order of the file.
  package func read(where isWanted: (Writing) -> Bool = { _ in true }) throws -> [Writing] {
    let unpacker = Process()
    unpacker.executableURL = URL(filePath: "/usr/bin/env")
    unpacker.arguments = ["xz", "--decompress", "--stdout", "--", path]
    unpacker.standardError = FileHandle.nullDevice
    let output = Pipe()
    unpacker.standardOutput = output
    do { try unpacker.run() } catch {
      throw WritingFileError(description: "cannot run 'xz'. Fix: install the package xz-utils")
    }
    let bytes = [UInt8](try output.fileHandleForReading.readToEnd() ?? Data())
    unpacker.waitUntilExit()
    var writings: [Writing] = []
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      if let writing = Writing(line: line), isWanted(writing) { writings.append(writing) }
    }
    guard unpacker.terminationStatus == 0, !writings.isEmpty else {
      throw WritingFileError(
        description: "'\(path)' is not there, or has none of the writings that are wanted. "
          + "Fix: name a folder with UNIPEN's words.tsv.xz, chars.tsv.xz and lines.tsv.xz")
    }
    return writings
  }
}
