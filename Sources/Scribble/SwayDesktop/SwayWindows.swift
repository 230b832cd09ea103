package import Desktops
package import TextFields
package import Units

/// sway's windows, over its control socket: the tree, requested again after each of its events.
package final class SwayWindows: WindowSource {
  package private(set) var windows: [DesktopWindow]?
  private let link: ControlLink
  private var pieces = MessagePieces()
  /// Since when an answer is awaited; nil if none is.
  private var asked: Timestamp?
  /// Whether an event arrived since the tree was requested.
  private var isStale = false

  private static let events = #"["window","workspace","output"]"#

  /// Connects.
  ///
  /// - Parameter path: the path of its control socket, from SWAYSOCK.
  package init(path: String, at now: Timestamp) throws(WindowSourceError) {
    link = try ControlLink(to: path, of: "sway")
    try link.send(SwayMessage.encodeMessage(SwayMessage.subscribe, Self.events))
    try requestTree(at: now)
  }

  package var number: Int32 { link.number }

  package func checkTimeout(at now: Timestamp) throws(WindowSourceError) -> Timestamp? {
    try link.checkReply(expectedSince: asked, at: now)
  }

  package func refreshWindows(at now: Timestamp) throws(WindowSourceError) -> Bool {
    var isNew = false
    try link.receivePieces { piece throws(WindowSourceError) in
      pieces.feed(piece)
      do throws(MessageError) {
        while let message = try SwayMessage(nextOf: &pieces) {
          if try handleReply(message, at: now) { isNew = true }
        }
      } catch {
        throw .senseless("sway")
      }
    }
    if isStale, asked == nil { try requestTree(at: now) }
    try link.sendWaiting()
    return isNew
  }

  private func handleReply(_ message: SwayMessage, at now: Timestamp) throws(MessageError)
    -> Bool
  {
    if message.kind & SwayMessage.event != 0 {
      isStale = true
      return false
    }
    guard message.kind == SwayMessage.tree else { return false }
    asked = nil
    guard let found = SwayTree.windows(in: message.body) else { throw MessageError() }
    defer { windows = found }
    return found != windows
  }

  /// sway reports the field without a new keyboard focus.
  package func focus(
    _ window: WindowID, isAnew: Bool, at now: Timestamp
  ) throws(WindowSourceError) {
    guard !isAnew else { return }
    try link.send(
      SwayMessage.encodeMessage(SwayMessage.command, "[con_id=\(window.rawValue)] focus"))
  }

  private func requestTree(at now: Timestamp) throws(WindowSourceError) {
    isStale = false
    asked = now
    try link.send(SwayMessage.encodeMessage(SwayMessage.tree))
  }
}
