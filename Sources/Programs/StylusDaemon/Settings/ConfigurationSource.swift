package import LinuxIO
package import Settings

/// The daemon's configuration as it was read.
package typealias ConfigurationReading = SettingsReading<Configuration>

extension SettingsPlace {
  /// Where a daemon finds its own configuration that nobody told: a user's, if it is a user's own.
  ///
  /// - Parameters:
  ///   - isRoot: whether it runs as root.
  ///   - variable: its environment.
  package static func daemon(isRoot: Bool, variable: (String) -> String?) -> Self {
    let file = "stylusd.conf"
    guard !isRoot, variable("XDG_RUNTIME_DIR") != nil else { return .system(file) }
    return .user(file, variable: variable) ?? .system(file)
  }
}

/// Where a configuration comes from: files, and options of the command line, which win over them.
package struct ConfigurationSource: Sendable {
  private let place: SettingsPlace
  private let options: [(key: String, value: String)]

  /// - Parameter options: keys of `[stylusd]` with their values.
  package init(_ place: SettingsPlace, options: [(key: String, value: String)] = []) {
    self.place = place
    self.options = options
  }

  /// Reads everything again.
  ///
  /// - Throws: if a main file cannot be read.
  package func readAll() throws(SystemError) -> ConfigurationReading {
    var reading: ConfigurationReading = try place.readSettings()
    for option in options {
      reading.overrideValue(option: option.key, value: option.value, of: "stylusd")
    }
    return reading
  }
}
