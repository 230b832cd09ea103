package import LinuxIO

/// Which files the overlay's configuration is read from: a file and, behind it, its drop-ins.
package struct OverlaySettingsPlace: Hashable, Sendable {
  /// The file; nil where nobody knows the user's folder.
  package let file: String?
  /// Whether it must be there.
  package let isRequired: Bool

  /// The file that somebody named.
  package static func named(_ file: String) -> Self { Self(file: file, isRequired: true) }

  /// `$XDG_CONFIG_HOME/stylusd/inkoverlay.conf`.
  ///
  /// - Parameter variable: the environment.
  package static func usual(variable: (String) -> String?) -> Self {
    let home = variable("XDG_CONFIG_HOME") ?? variable("HOME").map { $0 + "/.config" }
    return Self(file: home.map { $0 + "/stylusd/inkoverlay.conf" }, isRequired: false)
  }

  /// Where the drop-ins are.
  var folder: String? { file.map { $0 + ".d" } }

  /// Reads what is there.
  ///
  /// - Throws: if a file that was named cannot be read, or the usual one for another reason than that it is
  ///   not there. Drop-ins that cannot be read become complaints.
  package func read() throws(SystemError) -> OverlaySettingsReading {
    var reading = OverlaySettingsReading()
    guard let file, let folder else { return reading }
    do throws(SystemError) { try reading.read(path: file) } catch {
      if isRequired || !error.isAbsence { throw error }
    }
    do throws(SystemError) {
      for name in try FileBytes.names(in: folder)
      where name.hasSuffix(".conf") && !name.hasPrefix(".") {
        do throws(SystemError) { try reading.read(path: folder + "/" + name) } catch {
          reading.complain(of: error)
        }
      }
    } catch {
      if !error.isAbsence { reading.complain(of: error) }
    }
    return reading
  }
}
