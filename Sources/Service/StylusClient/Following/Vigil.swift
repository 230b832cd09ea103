import StylusModel
import StylusProtocol

/// How long a daemon may be silent: three times its heartbeat, and where only one sign of life
/// comes, after that for as long as nothing happens.
struct Vigil {
  let receivesPings: Bool
  private var longest: Microseconds?
  private(set) var patience: Microseconds?

  init(hearsPings: Bool) { self.receivesPings = hearsPings }

  /// Heeds what came; true if ``patience`` is another.
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
