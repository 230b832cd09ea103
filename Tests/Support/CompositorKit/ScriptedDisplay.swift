import Foundation
import Glibc
import LinuxIO

/// A scripted compositor that whole programs connect to: a socket, and a thread that answers.
///
/// It has one output, OUT-1, of 800 x 600 pixels, and gives buffers back with each commit. Gone
/// with the value.
package final class ScriptedDisplay: @unchecked Sendable {
  /// What a compositor with layers has; the output is the third of them, by which it is taken away.
  package static let usual: [ScriptedCompositor.Global] = [
    ("wl_compositor", 4), ("wl_shm", 1), ("wl_output", 4), ("wl_seat", 5),
    ("zwlr_layer_shell_v1", 3),
  ]

  /// Where it listens.
  package let path: String
  private let listener: UnixListener
  private let globals: [ScriptedCompositor.Global]
  private let prepare: (ScriptedCompositor) -> Void
  private let lock = NSLock()
  private var compositor: ScriptedCompositor?
  private var visits = 0
  private var isOver = false

  /// Listens.
  ///
  /// - Parameters:
  ///   - globals: what it has.
  ///   - prepare: changes what is said to each who connects.
  package init(
    at path: String, _ globals: [ScriptedCompositor.Global] = usual,
    prepare: @escaping @Sendable (ScriptedCompositor) -> Void = { _ in }
  ) throws {
    self.path = path
    self.globals = globals
    self.prepare = prepare
    listener = try UnixListener(path: path)
    Thread.detachNewThread { [weak self] in
      while self?.turn() == true { usleep(2_000) }
    }
  }

  /// How many connections there were.
  package var connections: Int { lock.withLock { visits } }

  /// Looks at the connection that there is, or says something on it; nil if there is none.
  package func with<Result>(
    _ body: (ScriptedCompositor) throws -> Result
  ) rethrows -> Result? {
    try lock.withLock { try compositor.map(body) }
  }

  /// Ends the connection, as a compositor that ends does.
  package func hangUp() {
    lock.withLock { compositor = nil }
  }

  /// Hears no more.
  package func end() { lock.withLock { isOver = true } }

  deinit { end() }

  private func turn() -> Bool {
    lock.withLock {
      if let socket = try? listener.accept() {
        visits += 1
        let made = ScriptedCompositor(globals, socket: socket)
        Self.prepareUsual(made)
        prepare(made)
        compositor = made
      }
      // A client that went is noticed by nobody.
      try? compositor?.turn()
      return !isOver
    }
  }

  private static func prepareUsual(_ compositor: ScriptedCompositor) {
    compositor.greetings["wl_output"] = { try $0.describe(output: $1, width: 800, height: 600) }
    compositor.greetings["wl_shm"] = { script, memory in
      for format: UInt32 in [0, 1] { try script.send(memory, 0, .word(format)) }
    }
    compositor.greetings["zwlr_layer_surface_v1"] = {
      try $0.send($1, 0, .word(1), .word(800), .word(600))
    }
    compositor.retort = { script, request in
      // wl_surface.commit gives back what was attached last.
      guard request.interface == "wl_surface", request.opcode == 6,
        let attached = script.requests("wl_surface", 1).last(where: {
          $0.object == request.object
        }), attached.words[0] != 0
      else { return }
      try script.send(attached.words[0], 0)
    }
  }
}

extension ScriptedCompositor {
  /// Says all about an output, OUT-1: its size in pixels.
  package func describe(output: UInt32, width: Int32, height: Int32) throws {
    try send(
      output, 0, .number(0), .number(0), .number(0), .number(0), .number(0), .text("Maker"),
      .text("Model"), .number(0))
    try send(output, 1, .word(1), .number(width), .number(height), .number(60_000))
    try send(output, 4, .text("OUT-1"))
    try send(output, 2)
  }

  /// Ends the connection with an error of an object.
  package func refuse(_ object: UInt32, code: UInt32, _ words: String) throws {
    try send(1, 0, .word(object), .word(code), .text(words))
  }

  /// Takes away what it had: the number in its list, from 1.
  package func remove(global: UInt32) throws {
    guard let registry = object("wl_registry") else { return }
    try send(registry, 1, .word(global))
  }
}
