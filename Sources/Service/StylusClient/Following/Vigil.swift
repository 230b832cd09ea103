import StylusModel
import StylusProtocol

/// The time for which a daemon may be silent: three times its heartbeat. If the daemon sends only a
/// single sign of life, it may be silent for any length of time afterwards.
struct Vigil {
  let receivesPings: Bool
  private var longest: Microseconds?
  private(set) var patience: Microseconds?

  init(receivesPings: Bool) { self.receivesPings = receivesPings }

  /// Processes a message; returns true if ``patience`` changed.
  mutating func changes(with content: LiveMessage.LiveContent) -> Bool {
    let before = patience
    switch content {
    case .hello(let hello):
      longest = .milliseconds(min(max(Int64(hello.heartbeat), 100), 600_000) * 3)
      patience = longest
    case .ping where !receivesPings: patience = nil
    default: patience = longest
    }
    return patience != before
  }
}
