package import LinuxIO

/// Why there is no compositor; the description includes a fix.
package enum WaylandError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Nobody says where the compositor's socket is.
  case homeless
  /// There is no compositor at that path.
  case absent(String, Errno)
  /// The queue of that socket is full.
  case busy(String)
  /// The compositor has not answered for this number of seconds.
  case mute(seconds: Int)
  /// We did what the compositor does not allow: the interface, the number of the error in it, and
  /// the compositor's own words.
  case refused(interface: String, code: UInt32, words: String)
  /// The compositor ended, or ended the connection.
  case gone
  /// The compositor has read nothing for this number of seconds.
  case stuck(seconds: Int)
  /// The connection does not work for another reason.
  case broken(Errno)
  /// The compositor does not have what we need.
  case lacking(WaylandGlobal)
  /// It has neither layers nor windows.
  case surfaceless
  /// It takes no pictures in which something is transparent.
  case opaque
  /// The output is not there (any more).
  case noOutput(OutputID)
  /// The kernel refused something: memory for pictures, mostly.
  case system(SystemError)

  /// Whether it can help to connect once more, now or later.
  package var canHeal: Bool {
    switch self {
    case .absent, .busy, .mute, .gone, .stuck, .broken, .refused: true
    case .homeless, .lacking, .surfaceless, .opaque, .noOutput, .system: false
    }
  }

  package var description: String {
    switch self {
    case .homeless:
      "XDG_RUNTIME_DIR is not set, so no Wayland session can be found. "
        + "Fix: start it in the session, or set XDG_RUNTIME_DIR and WAYLAND_DISPLAY"
    case .absent(let path, let reason):
      "no Wayland compositor at \(path): \(reason). "
        + "Fix: start it in a Wayland session, or set WAYLAND_DISPLAY"
    case .busy(let path):
      "the compositor at \(path) accepts no more connections. Fix: check whether it hangs, or end "
        + "it"
    case .mute(let seconds):
      "the compositor has not answered for \(seconds) s. Fix: check whether it is stopped or "
        + "hangs, or end it"
    case .refused(let interface, let code, let words):
      "the compositor reported an error: \(interface), error \(code), "
        + "\(words.isEmpty ? "no text" : words). Fix: report this bug to us"
    case .gone: "the compositor is gone. Fix: none needed if it starts again"
    case .stuck(let seconds):
      "the compositor has read nothing for \(seconds) s. Fix: check whether it hangs, or end it"
    case .broken(let reason):
      "the connection to the compositor broke: \(reason). Fix: connect again"
    case .lacking(let global):
      "the compositor has no \(global.rawValue)\(global.leastWords): \(global.loss). Fix: use a compositor that "
        + "has it"
    case .surfaceless:
      "the compositor has neither zwlr_layer_shell_v1 nor xdg_wm_base, so there is no surface to "
        + "draw on. Fix: use a compositor that has one of them"
    case .opaque:
      "the compositor does not accept argb8888 buffers, so ink would hide the windows below. Fix: "
        + "use a compositor that does, as the protocol requires"
    case .noOutput(let output):
      "there is no output \(output.rawValue). Fix: choose a connected one"
    case .system(let error):
      "\(error). Fix: free some memory, or raise the limits of the process (ulimit -a)"
    }
  }
}
