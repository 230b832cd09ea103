import Foundation

/// The packed traces of UNIPEN, `traces.tsv.xz`: unpacked by `xz` while they are read, a page at a
/// time.
package struct UnipenFile: Sendable {
  private let path: String

  /// The file at a path; it is looked at when it is read.
  package init(_ path: String) { self.path = path }

  /// Why it cannot be read.
  package enum UnipenError: Error, Hashable, Sendable, CustomStringConvertible {
    case noUnpacker
    case unreadable(String)
    case line(String, Int)

    package var description: String {
      switch self {
      case .noUnpacker: "cannot run 'xz'. Fix: install the package xz-utils"
      case .unreadable(let path):
        "'\(path)' is not there, not readable or not packed by xz. "
          + "Fix: name UNIPEN's packed traces, traces.tsv.xz"
      case .line(let path, let number):
        "'\(path)', line \(number), is not a page of traces: contributor, writer, rate, units, columns, "
          + "tablet and ink, parted by tabs. Fix: name UNIPEN's packed traces, traces.tsv.xz"
      }
    }
  }

  /// Hands on every page in the order of the file.
  package func forEachPage(_ take: (UnipenPage) -> Void) throws {
    let unpacker = Process()
    unpacker.executableURL = URL(filePath: "/usr/bin/env")
    unpacker.arguments = ["xz", "--decompress", "--stdout", "--", path]
    unpacker.standardError = FileHandle.nullDevice
    let output = Pipe()
    unpacker.standardOutput = output
    do { try unpacker.run() } catch { throw UnipenError.noUnpacker }
    do { try readPages(from: output.fileHandleForReading, take) } catch {
      unpacker.terminate()
      unpacker.waitUntilExit()
      throw error
    }
    unpacker.waitUntilExit()
    switch unpacker.terminationStatus {
    case 0: break
    case 127: throw UnipenError.noUnpacker
    default: throw UnipenError.unreadable(path)
    }
  }

  private func readPages(from handle: FileHandle, _ take: (UnipenPage) -> Void) throws {
    var bytes: [UInt8] = []
    var number = 0
    func takeLine(_ line: ArraySlice<UInt8>) throws {
      number += 1
      guard let page = UnipenPage(line: line, number: number) else {
        throw UnipenError.line(path, number)
      }
      take(page)
    }
    while let data = try handle.read(upToCount: 1 << 20), !data.isEmpty {
      var start = 0
      let searched = bytes.count
      bytes += data
      var end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n"))
      while let lineEnd = end {
        try takeLine(bytes[start..<lineEnd])
        start = lineEnd + 1
        end = bytes[start...].firstIndex(of: UInt8(ascii: "\n"))
      }
      bytes.removeFirst(start)
    }
    if !bytes.isEmpty { try takeLine(bytes[...]) }
  }
}
