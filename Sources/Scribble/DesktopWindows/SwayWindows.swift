import LinuxIO
package import TextFields
package import Units

/// sway's windows, over its control socket: the tree, asked for anew after each of its events.
package final class SwayWindows: WindowSource {
  package let name = "sway"
  package private(set) var windows: [DesktopWindow]?
  private let socket: FileDescriptor
  private var decoder = SwayDecoder()
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)
  /// What the socket has not taken yet.
  private var unsent: [UInt8] = []
  /// Since when an answer is waited for; nil: none is.
  private var asked: Timestamp?
  /// Whether something happened since the tree was asked for.
  private var isStale = false

  /// sway answers within some milliseconds.
  private static let patience = Microseconds.milliseconds(3_000)
  private static let events = #"["window","workspace","output"]"#

  /// Connects.
  ///
  /// - Parameter path: of its control socket, as SWAYSOCK has it.
  package init(path: String, at now: Timestamp) throws(WindowFault) {
    do throws(SystemError) { socket = try UnixSocket.connectAtOnce(to: path) } catch {
      throw .unreachable("sway", error)
    }
    unsent = SwayMessage.encodeMessage(SwayMessage.subscribe, Self.events)
    requestTree(at: now)
    try send()
  }

  package var number: Int32 { socket.number }

  package func checkTimeout(at now: Timestamp) throws(WindowFault) -> Timestamp? {
    try send()
    guard let asked else { return nil }
    guard now - asked < Self.patience else { throw .silent(name) }
    return unsent.isEmpty ? asked + Self.patience : now + .milliseconds(20)
  }

  package func refreshWindows(at now: Timestamp) throws(WindowFault) -> Bool {
    var isNew = false
    // No more than a few trees at once.
    for _ in 0..<16 {
      let count: Int?
      do throws(Errno) { count = try socket.read(into: &buffer) } catch { throw .gone(name) }
      guard let count else { break }
      guard count > 0 else { throw .gone(name) }
      decoder.feed(buffer.prefix(count))
      do throws(SwayNonsense) {
        while let message = try decoder.nextMessage() {
          if try handleReply(message, at: now) { isNew = true }
        }
      } catch {
        throw .senseless(name)
      }
      if count < buffer.count { break }
    }
    if isStale, asked == nil { requestTree(at: now) }
    try send()
    return isNew
  }

  private func handleReply(_ message: SwayMessage, at now: Timestamp) throws(SwayNonsense) -> Bool {
    if message.kind & SwayMessage.event != 0 {
      isStale = true
      return false
    }
    guard message.kind == SwayMessage.tree else { return false }
    asked = nil
    guard let found = SwayTree.windows(in: message.body) else { throw SwayNonsense() }
    defer { windows = found }
    return found != windows
  }

  package func focus(_ window: WindowID, at now: Timestamp) throws(WindowFault) {
    unsent += SwayMessage.encodeMessage(SwayMessage.command, "[con_id=\(window.rawValue)] focus")
    try send()
  }

  private func requestTree(at now: Timestamp) {
    isStale = false
    asked = now
    unsent += SwayMessage.encodeMessage(SwayMessage.tree)
  }

  private func send() throws(WindowFault) {
    while !unsent.isEmpty {
      let count: Int?
      do throws(Errno) { count = try UnixSocket.sendSome(unsent.span, to: socket) } catch {
        throw .gone(name)
      }
      guard let count else { return }
      unsent.removeFirst(count)
    }
  }
}
