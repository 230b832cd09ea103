/// Looks at everything that must be in order for pens to be read and their ink to be had.
///
/// Changes nothing. The same surroundings give the same findings, in a fixed order.
package struct Doctor<Around: Surroundings> {
  let around: Around
  let socket: String?
  let libinputVersion: String?

  /// - Parameters:
  ///   - around: what to look at.
  ///   - socket: the path that was asked for with `--socket`.
  ///   - libinputVersion: the version of the library, such as "1.22.1", where it is known;
  ///     otherwise the
  ///     list of installed packages is asked.
  package init(_ around: Around, socket: String? = nil, libinputVersion: String? = nil) {
    self.around = around
    self.socket = socket
    self.libinputVersion = libinputVersion
  }

  /// Everything that was found.
  package func examine() -> [Finding] {
    let nodes = around.names(in: "/sys/class/input").filter { $0.hasPrefix("event") }
      .map { InputNode($0, in: around) }
    return [inputNodes()] + tablets(nodes) + drivers() + [udev(), daemonSocket(), service()]
      + [libinput(), quirks(), uinput(), uhid(), modules(), compositor(), scheduling()]
  }
}
