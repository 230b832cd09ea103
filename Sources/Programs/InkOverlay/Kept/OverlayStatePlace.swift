import LinuxIO

/// Where the overlay keeps what outlives it, for its user alone: `$XDG_STATE_HOME/inkoverlay`.
enum OverlayStatePlace {
  /// The folder; nil if its path is unknown.
  static func folder(state: String?, home: String?) -> String? {
    Environment.stateHome(state: state, home: home).map { $0 + "/inkoverlay" }
  }
}
