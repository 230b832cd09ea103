package import LinuxIO

/// The files of a configuration: a main file, and drop-ins that are read after it, as in systemd.
package struct SettingsPlace: Hashable, Sendable {
  /// The main file is the first of these that exists.
  package let mainFiles: [String]
  /// The folders of the drop-ins; of two of one name, that in the earlier folder counts.
  package let folders: [String]
  /// Whether a main file is required.
  package let isRequired: Bool

  /// Main files, and next to each of them, in FILE.d, its drop-ins.
  package init(mainFiles: [String], isRequired: Bool) {
    self.mainFiles = mainFiles
    folders = mainFiles.map { $0 + ".d" }
    self.isRequired = isRequired
  }

  /// A file named by the user, and its drop-ins.
  package static func named(_ file: String) -> Self { Self(mainFiles: [file], isRequired: true) }

  /// The path of a file for the whole system.
  package static func system(_ name: String) -> Self {
    let folders = ["/etc", "/run", "/usr/lib"]
    return Self(mainFiles: folders.map { $0 + "/stylusd/" + name }, isRequired: false)
  }

  /// The path of a user's file, `$XDG_CONFIG_HOME/stylusd/NAME`; nil if the user's folder is
  /// unknown.
  ///
  /// - Parameter variable: the environment.
  package static func user(_ name: String, variable: (String) -> String?) -> Self? {
    (variable("XDG_CONFIG_HOME") ?? variable("HOME").map { $0 + "/.config" }).map {
      Self(mainFiles: [$0 + "/stylusd/" + name], isRequired: false)
    }
  }

  /// No files.
  package static let nowhere = Self(mainFiles: [], isRequired: false)
}

extension SettingsPlace {
  /// Reads the existing files.
  ///
  /// - Throws: if a named file cannot be read, or a main file for any reason except that it does
  ///   not exist. Drop-ins that cannot be read become complaints.
  package func readSettings<Settings>() throws(SystemError) -> SettingsReading<Settings> {
    var reading = SettingsReading<Settings>()
    try readMainFile(into: &reading)
    for path in dropIns(&reading) {
      do throws(SystemError) { try reading.readFile(path: path) } catch {
        reading.complain(of: error)
      }
    }
    return reading
  }

  private func readMainFile<Settings>(
    into reading: inout SettingsReading<Settings>
  ) throws(SystemError) {
    for path in mainFiles {
      do throws(SystemError) { return try reading.readFile(path: path) } catch {
        if isRequired || !error.isAbsence { throw error }
      }
    }
  }

  /// The paths of the drop-ins that count, in the order of their names.
  private func dropIns<Settings>(_ reading: inout SettingsReading<Settings>) -> [String] {
    var paths: [String: String] = [:]
    for folder in folders {
      do throws(SystemError) {
        for name in try FileBytes.names(in: folder)
        where name.hasSuffix(".conf") && !name.hasPrefix(".") && paths[name] == nil {
          paths[name] = folder + "/" + name
        }
      } catch {
        if !error.isAbsence { reading.complain(of: error) }
      }
    }
    return paths.sorted { $0.key < $1.key }.map(\.value)
  }
}
