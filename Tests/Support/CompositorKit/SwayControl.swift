import Foundation
import LinuxIO
import ProgramKit
import Units

/// What sway is asked over its control socket: `i3-ipc`, then the length and the kind as words of
/// this machine, then the text; the answer has the same head. (Its own `swaymsg` gives up after
/// three seconds.)
enum SwayControl {
  /// What is asked.
  enum Kind: UInt32 {
    case command = 0
    case tree = 4
  }

  private static let magic = Array("i3-ipc".utf8)

  /// The answer, JSON.
  static func ask(_ kind: Kind, _ text: String = "", at socket: String) throws -> Data {
    let connection = try UnixSocket.connect(
      to: socket, patience: Microseconds(Int64(Programs.patience * 1_000_000)))
    let payload = Array(text.utf8)
    try UnixSocket.sendAll(
      magic + bytes(of: UInt32(payload.count)) + bytes(of: kind.rawValue) + payload, to: connection)
    let head = try read(14, from: connection)
    let length = head[6..<10].reversed().reduce(0) { $0 << 8 | Int($1) }
    return Data(try read(length, from: connection))
  }

  private static func bytes(of word: UInt32) -> [UInt8] {
    [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: word >> $0) }
  }

  private static func read(
    _ count: Int, from connection: borrowing FileDescriptor
  ) throws -> [UInt8] {
    var all: [UInt8] = []
    while all.count < count {
      var part = [UInt8](repeating: 0, count: min(count - all.count, 1 << 16))
      guard let length = try connection.read(into: &part), length > 0 else {
        throw CompositorError("sway says nothing more")
      }
      all += part.prefix(length)
    }
    return all
  }
}
