package import Evdev
package import LinuxIO

/// Finds the tablet that a person names: a model of the table, or a description of their own.
package enum TabletChoice {
  /// Why there is no such tablet, with the available ones.
  package enum TabletChoiceError: Error, Sendable, CustomStringConvertible {
    /// The name is neither a known model nor a file.
    case unknown(String)
    /// A file that cannot be read.
    case unreadable(SystemError)
    /// A file that describes no tablet.
    case malformed(path: String, TabletModelError)

    package var description: String {
      switch self {
      case .unknown(let name):
        "there is no tablet '\(name)'. Known are:\n  "
          + TabletTable.all.map(\.slug).joined(separator: "\n  ")
          + "\nor name a file that describes one."
      case .unreadable(let error): "\(error)"
      case .malformed(let path, let error): "\(path): \(error)"
      }
    }
  }

  /// The largest description that is read, in bytes.
  private static let limit = 1 << 20

  /// Finds a tablet: by its name in the table, otherwise in the file of that path.
  package static func find(_ name: String) throws(TabletChoiceError) -> TabletModel {
    if let model = TabletTable.named(name) { return model }
    let bytes: [UInt8]
    do throws(SystemError) { bytes = try FileBytes.read(path: name, limit: limit) } catch {
      throw error.isAbsence ? .unknown(name) : .unreadable(error)
    }
    do throws(TabletModelError) { return try TabletModel.parse(bytes) } catch {
      throw .malformed(path: name, error)
    }
  }
}
