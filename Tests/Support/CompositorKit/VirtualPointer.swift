import Foundation
import LinuxIO
import ProgramKit
import Units

/// A mouse for a sway without one, by wlr-virtual-pointer: programs are told of what it does, as of
/// any mouse.
///
/// (`seat cursor` commands move the focus of sway's windows, and nobody else is told of them.)
package final class VirtualPointer {
  private let socket: FileDescriptor
  private var unread: [UInt8] = []
  private var time: UInt32 = 0

  /// The numbers of our objects; 1 is the display.
  private enum Object {
    static let registry: UInt32 = 2
    static let callback: UInt32 = 3
    static let manager: UInt32 = 4
    static let pointer: UInt32 = 5
  }

  private static let manager = "zwlr_virtual_pointer_manager_v1"

  /// The kernel's numbers of two buttons.
  package static let leftButton: UInt32 = 0x110
  package static let rightButton: UInt32 = 0x111

  /// Plugs it in, on the output HEADLESS-1.
  package init(on sway: Sway) throws {
    socket = try UnixSocket.connect(
      to: sway.socket, patience: Microseconds(Int64(Programs.patience * 1_000_000)))
    try send(1, 1, .word(Object.registry))
    try send(1, 0, .word(Object.callback))
    var name: UInt32?
    // Until the callback of our synchronization comes: all globals were told.
    while let event = try next(), event.object != Object.callback {
      guard event.object == Object.registry, event.body.count >= 8 else { continue }
      let interface = event.body.dropFirst(8).prefix { $0 != 0 }
      if String(decoding: interface, as: UTF8.self) == Self.manager { name = word(event.body, 0) }
    }
    guard let name else { throw CompositorError("sway has no \(Self.manager)") }
    try send(
      Object.registry, 0, .word(name), .text(Self.manager), .word(1), .word(Object.manager))
    // Of whatever seat there is.
    try send(Object.manager, 0, .word(0), .word(Object.pointer))
  }

  /// Goes to a pixel of an output of 1280x720 and clicks.
  package func click(x: Int, y: Int, _ button: UInt32 = leftButton) throws {
    // A program learns of the pointer by the first, and is told the place by the second.
    for place in [x - 1, x] { try move(x: place, y: y) }
    for isDown in [true, false] { try press(isDown, button) }
  }

  /// Goes to a pixel.
  package func move(x: Int, y: Int) throws {
    try send(
      Object.pointer, 1, .word(tick()), .word(UInt32(x)), .word(UInt32(y)), .word(1_280),
      .word(720))
    try send(Object.pointer, 4)
  }

  /// Presses a button, or lets it go.
  package func press(_ isDown: Bool, _ button: UInt32 = leftButton) throws {
    try send(
      Object.pointer, 2, .word(tick()), .word(button), .word(isDown ? 1 : 0))
    try send(Object.pointer, 4)
  }

  private func tick() -> UInt32 {
    time += 10
    return time
  }

  private func send(_ object: UInt32, _ opcode: UInt32, _ arguments: ScriptedCompositor.Argument...)
    throws
  {
    try ScriptedCompositor.send(object, opcode, arguments, to: socket)
  }

  private func next() throws -> (object: UInt32, body: [UInt8])? {
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while unread.count < 8 || unread.count < Int(word(unread, 4) >> 16) {
      guard let count = try socket.read(into: &piece), count > 0 else { return nil }
      unread += piece.prefix(count)
    }
    let (object, length) = (word(unread, 0), Int(word(unread, 4) >> 16))
    defer { unread.removeFirst(length) }
    return (object, Array(unread[8..<length]))
  }

  private func word(_ bytes: [UInt8], _ at: Int) -> UInt32 {
    (0..<4).reduce(0) { $0 | UInt32(bytes[at + $1]) << ($1 * 8) }
  }
}
