import StylusProtocol

extension Doctor {
  /// Does a daemon listen?
  func daemonSocket() -> Finding {
    let places =
      socket.map { [$0] }
      ?? SocketPath.candidates(runtimeFolder: around.variable("XDG_RUNTIME_DIR"))
    let path = places.first { around.status(of: $0) != nil }
    guard let path else {
      return Finding(
        .socket, .warning, "no daemon: there is no \(places.joined(separator: " and no "))",
        fix: "start one: \(startingCommand); with --replay demo it needs no tablet")
    }
    guard around.status(of: path)?.kind == .socket else {
      return Finding(
        .socket, .failure, "\(path) is not a socket",
        fix: "move it away, then start the daemon")
    }
    return socketFinding(of: path, around.knock(at: path))
  }

  private func socketFinding(of path: String, _ answer: KnockAnswer) -> Finding {
    switch answer {
    case .open:
      return Finding(.socket, "a daemon listens on \(path)")
    case .deserted:
      return Finding(
        .socket, .failure, "\(path) is left over: no daemon listens on it",
        fix: "start a daemon, which replaces it: stylusd --socket \(path)")
    case .forbidden:
      return Finding(
        .socket, .failure, "you may not connect to \(path)",
        fix:
          "a daemon serves the user it runs as, and root: run this as one of them, or start your "
          + "own with stylusd --socket PATH")
    case .missing:
      return Finding(
        .socket, .warning, "\(path) disappeared during this check", fix: "ask again")
    case .failed(let reason):
      return Finding(.socket, .failure, reason, fix: "choose another path with --socket")
    }
  }

  /// How this user starts a daemon that clients find.
  private var startingCommand: String {
    if let socket { return "stylusd --socket \(socket)" }
    let folder = around.variable("XDG_RUNTIME_DIR")
    let place = SocketPath.own(isRoot: around.user == 0, runtimeFolder: folder)
    return place == nil
      ? "stylusd --socket PATH, with the same --socket PATH for stylusctl" : "stylusd"
  }

  /// Is the daemon installed as a service?
  func service() -> Finding {
    guard around.status(of: "/run/systemd/system")?.kind == .folder else {
      return Finding(.service, "systemd is not running; start stylusd by hand")
    }
    let system = ["/etc", "/run", "/usr/local/lib", "/usr/lib", "/lib"].map {
      "\($0)/systemd/system"
    }
    let home = around.variable("HOME").map { ["\($0)/.config/systemd/user"] } ?? []
    let user = home + ["/etc/systemd/user", "/usr/lib/systemd/user"]
    let unit = (system + user).map { "\($0)/stylusd.service" }
      .first { around.status(of: $0) != nil }
    return Finding(.service, unit ?? "not installed as a service; start stylusd by hand")
  }
}
