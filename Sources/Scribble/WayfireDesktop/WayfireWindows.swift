package import Desktops
import StylusProtocol
package import TextFields
package import Units

/// Wayfire's windows, over the socket of its plugin ipc: lists of outputs and views, requested
/// again after each of its events. The calls are those of the plugin ipc-rules.
package final class WayfireWindows: WindowSource {
  package private(set) var windows: [DesktopWindow]?
  private let link: ControlLink
  private var pieces = MessagePieces()
  /// The requests without an answer; answers arrive in this order, with events between them.
  private var asked: [Asked] = []
  /// Since when an answer is waited for.
  private var since: Timestamp
  /// Whether an event arrived since the lists were requested.
  private var isStale = false
  private var outputs: [Int64: WayfireOutput] = [:]

  private enum Asked {
    case events
    case outputs
    case views
    case focus
  }

  /// The error if its plugins are not loaded.
  static let pluginFault = WindowSourceError.withheld(
    "Wayfire does not report where its windows are without its plugins ipc and ipc-rules, which it "
      + "has since 0.8.1, so no field is "
      + "written into. Fix: name both in plugins of [core] in wayfire.ini, and log in again")

  /// Connects.
  ///
  /// - Parameter path: the path of its socket, from WAYFIRE_SOCKET.
  package init(path: String, at now: Timestamp) throws(WindowSourceError) {
    link = try ControlLink(to: path, of: "Wayfire")
    since = now
    try sendRequest(.events, "window-rules/events/watch", at: now)
    try requestLists(at: now)
  }

  package var number: Int32 { link.number }

  package func checkTimeout(at now: Timestamp) throws(WindowSourceError) -> Timestamp? {
    try link.checkReply(expectedSince: asked.isEmpty ? nil : since, at: now)
  }

  package func refreshWindows(at now: Timestamp) throws(WindowSourceError) -> Bool {
    let former = windows
    try link.receivePieces { piece throws(WindowSourceError) in
      pieces.feed(piece)
      while let message = try nextMessage() { try handleMessage(message, at: now) }
    }
    if isStale, asked.isEmpty { try requestLists(at: now) }
    try link.sendWaiting()
    return windows != former
  }

  private func nextMessage() throws(WindowSourceError) -> JSONValue? {
    do throws(MessageError) {
      guard let body = try WayfireMessage.nextBody(of: &pieces) else { return nil }
      if let message = try? JSONValue(parsing: body) { return message }
    } catch {
      // It is as bad as a body that is not a JSON.
    }
    throw .senseless("Wayfire")
  }

  private func handleMessage(_ message: JSONValue, at now: Timestamp) throws(WindowSourceError) {
    if case .object(let event) = message, event["event"] != nil {
      isStale = true
      return
    }
    guard !asked.isEmpty else { throw .senseless("Wayfire") }
    since = now
    switch (asked.removeFirst(), message) {
    // A window that is gone cannot get the keyboard.
    case (.focus, _): break
    // It does not support the call.
    case (_, .object(let answer)) where answer["error"] != nil: throw Self.pluginFault
    case (.events, .object): break
    case (.outputs, .array(let entries)): outputs = WayfireViews.outputs(in: entries)
    case (.views, .array(let entries)):
      windows = WayfireViews.windows(in: entries, on: outputs)
    default: throw .senseless("Wayfire")
    }
  }

  /// Wayfire reports the field without a new keyboard focus.
  package func focus(
    _ window: WindowID, isAnew: Bool, at now: Timestamp
  ) throws(WindowSourceError) {
    guard !isAnew else { return }
    try sendRequest(.focus, "window-rules/focus-view", id: window.rawValue, at: now)
  }

  private func requestLists(at now: Timestamp) throws(WindowSourceError) {
    isStale = false
    try sendRequest(.outputs, "window-rules/list-outputs", at: now)
    try sendRequest(.views, "window-rules/list-views", at: now)
  }

  private func sendRequest(
    _ question: Asked, _ method: String, id: Int64? = nil, at now: Timestamp
  ) throws(WindowSourceError) {
    if asked.isEmpty { since = now }
    asked.append(question)
    try link.send(WayfireMessage.encodeCall(method, id: id))
  }
}
