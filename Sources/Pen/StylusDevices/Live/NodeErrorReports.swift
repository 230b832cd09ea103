/// The errors of nodes that were reported, so that each is reported once.
///
/// libinput remembers the devices that it accepted, but not those that it refused or could not
/// open. It tries these again whenever they are announced: a node that appears while libinput lists
/// the existing nodes is both listed and announced, and `udevadm trigger` announces all of them.
struct NodeErrorReports {
  /// At most one entry for each node name that ever existed; the kernel reuses the names.
  private var reports: [String: NodeErrorReport] = [:]

  private struct NodeErrorReport {
    let path: String
    let error: LiveDeviceError
  }

  init() {}

  /// Records an error; false if it was the last one reported for this device.
  ///
  /// - Parameters:
  ///   - node: such as `event5`.
  ///   - path: the node's path in sysfs. The kernel never reuses the number of an input device, so
  ///     a device that replaces another one has a different path.
  mutating func isNews(_ fault: LiveDeviceError, of node: String, at path: String) -> Bool {
    if let last = reports[node], last.path == path, last.error == fault { return false }
    reports[node] = NodeErrorReport(path: path, error: fault)
    return true
  }

  /// The node works; the next error must be reported again.
  mutating func forget(_ node: String) { reports[node] = nil }
}
