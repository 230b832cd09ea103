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

// A main file for people who want to edit it.
extension SettingsPlace {
  /// The main file that is read; if there is none yet, it is created with a text, for its user
  /// alone, and so are missing folders. An existing file is never changed.
  ///
  /// - Returns: its path; nil if the user's folder is unknown.
  /// - Throws: why it cannot be created.
  package func mainFile(orCreateWith text: String) throws(SystemError) -> String? {
    guard let path = editedFile else { return nil }
    guard !FileBytes.isThere(path) else { return path }
    try FileBytes.makeFolders(containing: path, mode: 0o700)
    do throws(SystemError) { try FileBytes.create(Array(text.utf8), at: path, mode: 0o600) } catch {
      // Somebody else was faster.
      guard error.reason == .exists else { throw error }
    }
    return path
  }

  /// The main file that is read, or that would be; nil if the user's folder is unknown.
  package var editedFile: String? {
    mainFiles.first(where: FileBytes.isThere) ?? mainFiles.first
  }

  /// What is to be watched for changes: main files, also the ones that they are links to, and all
  /// files of the folders of drop-ins (``PathWatch``).
  package var watchedPaths: [String] {
    let targets = mainFiles.compactMap { FileBytes.isLink($0) ? FileBytes.target(of: $0) : nil }
    return mainFiles + targets + folders.map { $0 + "/*" }
  }
}
