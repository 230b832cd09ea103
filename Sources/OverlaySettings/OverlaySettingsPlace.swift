package import InkCanvas
package import InkModel
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
  private var folder: String? { file.map { $0 + ".d" } }

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

  /// Writes the calibration of a tablet as a drop-in, in place of the one before: the user's own file stays
  /// as it is.
  ///
  /// - Returns: the drop-in's path; nil where nobody knows the user's folder.
  package func store(
    _ calibration: Calibration, of tablet: Tablet
  ) throws(SystemError) -> String? {
    guard let file, let folder else { return nil }
    let model = Self.hexadecimal(tablet.vendor) + ":" + Self.hexadecimal(tablet.product)
    let path = folder + "/calibration-" + model.replacing(":", with: "-") + ".conf"
    for inside in Self.folders(of: file) + [path] {
      try FileBytes.makeFolder(containing: inside, mode: 0o755)
    }
    let text = """
      # Found by inkoverlay --calibrate; remove this file to be without.
      [tablet \(model)]
      calibration = \(calibration.text)

      """
    try FileBytes.write(Array(text.utf8), to: path, mode: 0o644)
    return path
  }

  /// The user's folder, that of our files in it, and a file in that: so that each is made in its turn.
  private static func folders(of file: String) -> [String] {
    var path = file[...]
    var found: [String] = [file]
    for _ in 0..<2 {
      guard let slash = path.lastIndex(of: "/") else { break }
      path = path[..<slash]
      found.insert(String(path), at: 0)
    }
    return found
  }

  private static func hexadecimal(_ number: UInt16) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 4 - digits.count) + digits
  }
}
