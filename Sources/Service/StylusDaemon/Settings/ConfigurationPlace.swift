package import LinuxIO

/// Which files a configuration is read from: a main file, and drop-ins behind it in the manner of systemd.
package struct ConfigurationPlace: Hashable, Sendable {
  /// The main file is the first of these that is there.
  package let mainFiles: [String]
  /// The folders of the drop-ins; of two of one name, that in the earlier folder counts.
  package let folders: [String]
  /// Whether there must be a main file.
  package let isRequired: Bool

  /// The file that somebody named, and its drop-ins.
  package static func named(_ file: String) -> Self {
    Self(mainFiles: [file], folders: [file + ".d"], isRequired: true)
  }

  /// Where the configuration of the whole system is.
  package static let system = Self(
    mainFiles: systemFolders.map { $0 + "/stylusd/stylusd.conf" },
    folders: systemFolders.map { $0 + "/stylusd/stylusd.conf.d" }, isRequired: false)

  private static let systemFolders = ["/etc", "/run", "/usr/lib"]

  /// Where a daemon finds its own that nobody told: a user's, if it is a user's own.
  ///
  /// - Parameters:
  ///   - isRoot: whether it runs as root.
  ///   - variable: its environment.
  package static func usual(isRoot: Bool, variable: (String) -> String?) -> Self {
    guard !isRoot, variable("XDG_RUNTIME_DIR") != nil,
      let home = variable("XDG_CONFIG_HOME") ?? variable("HOME").map({ $0 + "/.config" })
    else { return .system }
    let file = home + "/stylusd/stylusd.conf"
    return Self(mainFiles: [file], folders: [file + ".d"], isRequired: false)
  }

  /// Reads what is there.
  ///
  /// - Throws: if a file that was named cannot be read, or a main file for another reason than that it is not
  ///   there. Drop-ins that cannot be read become complaints.
  package func read() throws(SystemError) -> ConfigurationReading {
    var reading = ConfigurationReading()
    try readMainFile(into: &reading)
    for path in dropIns(&reading) {
      do throws(SystemError) { try reading.read(path: path) } catch {
        reading.complain(of: error)
      }
    }
    return reading
  }

  private func readMainFile(into reading: inout ConfigurationReading) throws(SystemError) {
    for path in mainFiles {
      do throws(SystemError) { return try reading.read(path: path) } catch {
        if isRequired || !error.isAbsence { throw error }
      }
    }
  }

  /// The paths of the drop-ins that count, in the order of their names.
  private func dropIns(_ reading: inout ConfigurationReading) -> [String] {
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

/// Where a configuration comes from: files, and options of the command line, which win over them.
package struct ConfigurationSource: Sendable {
  private let place: ConfigurationPlace
  private let options: [(key: String, value: String)]

  /// - Parameter options: keys of `[stylusd]` with their values.
  package init(_ place: ConfigurationPlace, options: [(key: String, value: String)] = []) {
    self.place = place
    self.options = options
  }

  /// Reads everything anew.
  ///
  /// - Throws: as ``ConfigurationPlace/read()``.
  package func read() throws(SystemError) -> ConfigurationReading {
    var reading = try place.read()
    for option in options { reading.read(option: option.key, value: option.value) }
    return reading
  }
}
