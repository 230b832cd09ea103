/// Where the overlay keeps what outlives it, for its user alone: `$XDG_STATE_HOME/inkoverlay`.
enum OverlayStatePlace {
  /// The folder; nil where nothing tells where that is. A path that is not absolute counts as none, as the specification says.
  static func folder(state: String?, home: String?) -> String? {
    [state, home.map { $0 + "/.local/state" }].compactMap { $0 }.first { $0.hasPrefix("/") }
      .map { $0 + "/inkoverlay" }
  }
}
