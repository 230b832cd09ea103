/// Which fault of which node has been told, so that each is told once.
///
/// libinput remembers the devices that it took, but not those that it refused or could not open. It
/// tries these again whenever they are announced: a node that comes while libinput lists the nodes
/// that are there is both listed and announced, and `udevadm trigger` announces all of them.
struct NodeErrorReports {
  /// One entry at most for each node name there ever was; the kernel uses the names again.
  private var reports: [String: NodeErrorReport] = [:]

  private struct NodeErrorReport {
    let path: String
    let error: LiveDeviceError
  }

  init() {}

  /// Records a fault; false if it was the last one reported for this device.
  ///
  /// - Parameters:
  ///   - node: such as `event5`.
  ///   - path: the node's path in sysfs. The kernel numbers input devices without using a number
  ///     twice, so that of a device that comes in place of another one is not the same.
  mutating func isNews(_ fault: LiveDeviceError, of node: String, at path: String) -> Bool {
    if let last = reports[node], last.path == path, last.error == fault { return false }
    reports[node] = NodeErrorReport(path: path, error: fault)
    return true
  }

  /// The node works: whatever is wrong with it next is news.
  mutating func forget(_ node: String) { reports[node] = nil }
}
