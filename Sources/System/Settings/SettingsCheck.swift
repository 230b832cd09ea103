import LinuxIO
package import ProgramOptions

/// The options of a program that reads a configuration.
package enum SettingsOption {
  /// The file to read.
  package static let file = Option.optional(
    "config", short: "c", .path("FILE"), "the configuration file, if not the default")
  /// Whether the configuration is only checked.
  package static let check = Option.flag(
    "check-config",
    "print the settings in effect and their files; exit with 1 if a setting is wrong")
}

extension SettingsPlace {
  /// Prints the files that were read, the settings in effect under their sections, with the file
  /// and line of each, and the errors on standard error.
  ///
  /// - Returns: whether there are no errors.
  package func printSettings<Settings: ProgramSettings>(
    of program: String, as type: Settings.Type
  ) -> Bool {
    do throws(SystemError) {
      let reading: SettingsReading<Settings> = try readSettings()
      for file in reading.files { StandardStream.output("# \(file)\n") }
      if reading.files.isEmpty {
        StandardStream.output("# no configuration file, so all settings have their defaults\n")
        if let file = mainFiles.first { StandardStream.output("# it would be \(file)\n") }
      }
      var section: String?
      for line in reading.lines {
        if line.section != section { StandardStream.output("[\(line.section)]\n") }
        section = line.section
        StandardStream.output("\(line.key) = \(line.value)    ; \(line.place)\n")
      }
      for complaint in reading.complaints { StandardStream.error("\(program): \(complaint)\n") }
      return reading.complaints.isEmpty
    } catch {
      StandardStream.error("\(program): \(error). Fix: name another file with --config\n")
      return false
    }
  }
}
