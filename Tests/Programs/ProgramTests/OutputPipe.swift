import Foundation

/// A pipe from a program to the test, which reads as little of it as it likes.
final class OutputPipe {
  /// The program's end; given away by ``giveAway()``.
  var writing: FileHandle { pipe.fileHandleForWriting }
  private let pipe = Pipe()
  private var isOpen = true
  private var waiting: [UInt8] = []

  deinit { stopReading() }

  /// To be called once the program has its end: the test's own copy would keep the pipe open.
  func giveAway() throws { try writing.close() }

  /// The next line; nil at the end, and if none came within a minute.
  func line() -> String? {
    while true {
      if let end = waiting.firstIndex(of: UInt8(ascii: "\n")) {
        defer { waiting.removeSubrange(...end) }
        return String(decoding: waiting[..<end], as: UTF8.self)
      }
      guard hear() else { return nil }
    }
  }

  /// Whether a program that writes more must wait; asked before ``giveAway()``.
  var isFull: Bool {
    var room = pollfd(fd: writing.fileDescriptor, events: Int16(POLLOUT), revents: 0)
    return unsafe poll(&room, 1, 0) == 0
  }

  /// Everything that waits to be read, after ``giveAway()``; whatever writes it must have ended.
  func rest() -> [UInt8] {
    while hear() {}
    defer { waiting = [] }
    return waiting
  }

  /// Reads no more, as `head` does when it has seen enough.
  func stopReading() {
    if isOpen { try? pipe.fileHandleForReading.close() }
    isOpen = false
  }

  private func hear() -> Bool {
    let reading = pipe.fileHandleForReading.fileDescriptor
    var wanted = pollfd(fd: reading, events: Int16(POLLIN), revents: 0)
    guard unsafe poll(&wanted, 1, 60_000) == 1 else { return false }
    var buffer = [UInt8](repeating: 0, count: 1_024)
    let count = unsafe read(reading, &buffer, buffer.count)
    if count > 0 { waiting += buffer[..<count] }
    return count > 0
  }
}
