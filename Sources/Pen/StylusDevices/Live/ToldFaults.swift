/// Which fault of which node has been told, so that each is told once.
///
/// libinput remembers the devices that it took, but not those that it refused or could not open. It
/// tries these again whenever they are announced: a node that comes while libinput lists the nodes
/// that are there is both listed and announced, and `udevadm trigger` announces all of them.
struct ToldFaults {
  /// One entry at most for each node name there ever was; the kernel uses the names again.
  private var told: [String: ToldFault] = [:]

  private struct ToldFault {
    let path: String
    let fault: LiveFault
  }

  init() {}

  /// Takes note of a fault; false if it was the last one that was told of this very device.
  ///
  /// - Parameters:
  ///   - node: such as `event5`.
  ///   - path: the node's path in sysfs. The kernel numbers input devices without using a number
  ///     twice, so that of a device that comes in place of another one is not the same.
  mutating func isNews(_ fault: LiveFault, of node: String, at path: String) -> Bool {
    if let last = told[node], last.path == path, last.fault == fault { return false }
    told[node] = ToldFault(path: path, fault: fault)
    return true
  }

  /// The node works: whatever is wrong with it next is news.
  mutating func forget(_ node: String) { told[node] = nil }
}
