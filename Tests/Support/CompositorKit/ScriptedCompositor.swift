import Glibc
package import LinuxIO
import WaylandClient

/// The other end of a connection, which says what a test wants: for what no compositor here can be
/// brought to do.
///
/// It speaks the wire protocol: messages of words, each with the object, its length and its number.
/// It knows which requests make objects, lists what it was told to have, answers synchronizations,
/// and notes all else.
package final class ScriptedCompositor {
  /// What was asked of it.
  package struct Request {
    package var object: UInt32
    package var interface: String
    package var opcode: Int
    package var words: [UInt32]

    /// The text whose length stands at a place of the words; nil if none does.
    package func text(at place: Int = 0) -> String? {
      guard place < words.count, words[place] > 0, Int(words[place]) <= (words.count - place) * 4
      else { return nil }
      let bytes = words[(place + 1)...].flatMap { word in
        (0..<4).map { UInt8(truncatingIfNeeded: word >> ($0 * 8)) }
      }
      return String(decoding: bytes.prefix(Int(words[place]) - 1), as: UTF8.self)
    }
  }

  package private(set) var requests: [Request] = []
  /// Whether it reads at all.
  package var isAwake = true
  /// What it says when an object of an interface is made, with its number.
  package var greetings: [String: (ScriptedCompositor, UInt32) throws -> Void] = [:]
  /// What it says to a request, once it was noted.
  package var retort: ((ScriptedCompositor, Request) throws -> Void)?
  private let globals: [Global]
  private let socket: FileDescriptor
  /// The other end, for who connects in this process; nil where that is another's.
  private let client: Int32?
  private var objects: [UInt32: String] = [1: "wl_display"]
  private var unread: [UInt32] = []
  private var nextObject: UInt32 = 0xFF00_0000

  /// Which requests make which object, and where in their words its number stands.
  private static let makers: [String: [Int: (word: Int, makes: String)]] = [
    "wl_display": [0: (0, "wl_callback"), 1: (0, "wl_registry")],
    "wl_compositor": [0: (0, "wl_surface"), 1: (0, "wl_region")],
    "wl_shm": [0: (0, "wl_shm_pool")],
    "wl_shm_pool": [0: (0, "wl_buffer")],
    "wl_surface": [3: (0, "wl_callback")],
    "xdg_wm_base": [2: (0, "xdg_surface")],
    "xdg_surface": [1: (0, "xdg_toplevel")],
    "zwlr_layer_shell_v1": [0: (0, "zwlr_layer_surface_v1")],
    "wp_presentation": [1: (1, "wp_presentation_feedback")],
    "wl_seat": [0: (0, "wl_pointer"), 1: (0, "wl_keyboard"), 2: (0, "wl_touch")],
    "wp_viewporter": [1: (0, "wp_viewport")],
    "wp_fractional_scale_manager_v1": [1: (0, "wp_fractional_scale_v1")],
    "zxdg_output_manager_v1": [1: (0, "zxdg_output_v1")],
    "zwp_tablet_manager_v2": [0: (0, "zwp_tablet_seat_v2")],
    "zwp_input_method_manager_v2": [0: (1, "zwp_input_method_v2")],
    "zwlr_data_control_manager_v1": [
      0: (0, "zwlr_data_control_source_v1"), 1: (0, "zwlr_data_control_device_v1"),
    ],
    "zwp_virtual_keyboard_manager_v1": [0: (1, "zwp_virtual_keyboard_v1")],
  ]

  /// What it has, and in which version.
  package typealias Global = (interface: String, version: UInt32)

  /// A connection within this process.
  ///
  /// - Parameter globals: what it has.
  package init(_ globals: [Global]) throws {
    var ends: [Int32] = [0, 0]
    let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    guard unsafe socketpair(AF_UNIX, kind, 0, &ends) == 0 else { throw SystemError("make sockets") }
    self.globals = globals
    socket = FileDescriptor(owning: ends[0])
    client = ends[1]
    try socket.setNonBlocking()
  }

  /// The compositor's end of a connection to another process, non-blocking.
  init(_ globals: [Global], socket: consuming FileDescriptor) {
    self.globals = globals
    self.socket = socket
    client = nil
  }

  /// The descriptor to wait for.
  var number: Int32 { socket.number }

  /// The client's end, once, for who hands it to another.
  package func takeClient() throws -> FileDescriptor {
    guard let client else { throw CompositorError("another process is connected") }
    return FileDescriptor(owning: client)
  }

  /// Connects to it, once, and tells it to go on whenever the session looks.
  package func session() throws -> CompositorSession {
    let end = try takeClient()
    return try CompositorSession(Compositor(adopting: end)) { [unowned self] in try turn() }
  }

  /// The newest object of an interface.
  package func object(_ interface: String) -> UInt32? {
    objects.filter { $0.value == interface }.keys.max()
  }

  /// The requests to objects of an interface with this number.
  package func requests(_ interface: String, _ opcode: Int) -> [Request] {
    requests.filter { $0.interface == interface && $0.opcode == opcode }
  }

  /// Sends an event.
  package func send(_ object: UInt32, _ opcode: UInt32, _ arguments: Argument...) throws {
    try Self.send(object, opcode, arguments, to: socket)
  }

  /// Sends a message, whoever makes it.
  static func send(
    _ object: UInt32, _ opcode: UInt32, _ arguments: [Argument], to socket: borrowing FileDescriptor
  ) throws {
    let words = arguments.flatMap(\.words)
    let message = [object, UInt32(words.count + 2) * 4 << 16 | opcode] + words
    try UnixSocket.sendAll(
      message.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> ($0 * 8)) } },
      to: socket)
  }

  /// Makes an object from this side, for an event that introduces it.
  package func make(_ interface: String) -> UInt32 {
    defer { nextObject += 1 }
    objects[nextObject] = interface
    return nextObject
  }

  /// Ends the connection, as a compositor that ends does.
  package func hangUp() throws {
    guard shutdown(socket.number, Int32(SHUT_RDWR)) == 0 else { throw SystemError("hang up") }
    isAwake = false
  }

  /// Reads what came and does what it must.
  package func turn() throws {
    guard isAwake else { return }
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while let count = try socket.read(into: &piece), count > 0 {
      for start in stride(from: 0, to: count, by: 4) {
        unread.append((0..<4).reduce(0) { $0 | UInt32(piece[start + $1]) << ($1 * 8) })
      }
    }
    while unread.count >= 2, unread.count >= Int(unread[1] >> 18) {
      let message = Array(unread.prefix(Int(unread[1] >> 18)))
      unread.removeFirst(message.count)
      try take(message)
    }
  }

  private func take(_ message: [UInt32]) throws {
    let request = Request(
      object: message[0], interface: objects[message[0]] ?? "?", opcode: Int(message[1] & 0xFFFF),
      words: Array(message[2...]))
    requests.append(request)
    try make(request)
    try retort?(self, request)
  }

  private func make(_ request: Request) throws {
    if request.interface == "wl_registry" { return try bind(request) }
    guard let maker = Self.makers[request.interface]?[request.opcode] else { return }
    let made = request.words[maker.word]
    objects[made] = maker.makes
    if request.interface == "wl_display" { try answer(maker.makes, made) }
    try greetings[maker.makes]?(self, made)
  }

  private func answer(_ interface: String, _ object: UInt32) throws {
    if interface == "wl_callback" { return try send(object, 0, .word(0)) }
    for (index, global) in globals.enumerated() {
      try send(
        object, 0, .word(UInt32(index + 1)), .text(global.interface), .word(global.version))
    }
  }

  // name, interface as a string, version, new object.
  private func bind(_ request: Request) throws {
    guard let made = request.words.last else { return }
    let interface = globals[Int(request.words[0]) - 1].interface
    objects[made] = interface
    try greetings[interface]?(self, made)
  }

  /// What an event says.
  package enum Argument {
    case word(UInt32)
    case number(Int32)
    /// 24.8 bits.
    case fixed(Double)
    case text(String)

    var words: [UInt32] {
      switch self {
      case .word(let word): return [word]
      case .number(let number): return [UInt32(bitPattern: number)]
      case .fixed(let value): return [UInt32(bitPattern: Int32(value * 256))]
      case .text(let text):
        var bytes = Array(text.utf8) + [0]
        let length = UInt32(bytes.count)
        while bytes.count % 4 != 0 { bytes.append(0) }
        return [length]
          + stride(from: 0, to: bytes.count, by: 4).map { start in
            (0..<4).reduce(0) { $0 | UInt32(bytes[start + $1]) << ($1 * 8) }
          }
      }
    }
  }
}
