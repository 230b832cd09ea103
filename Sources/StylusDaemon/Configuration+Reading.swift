import LinuxIO

extension Configuration {
  /// Where the system's configuration is.
  package static let usualPath = "/etc/stylusd/stylusd.conf"

  /// Reads the configuration; complaints about its contents are logged, and the rest counts.
  ///
  /// - Parameter path: the file; nil for ``usualPath``, which may be missing.
  /// - Throws: if the file cannot be read.
  package static func read(_ path: String?) throws(StartFailure) -> Configuration {
    do throws(SystemError) {
      let file = try ConfigurationFile(path: path ?? usualPath)
      for complaint in file.complaints { Log.write(.warning, complaint) }
      return file.configuration
    } catch {
      if path == nil, error.isAbsence { return Configuration() }
      throw .configuration(error)
    }
  }
}
