package import LinuxIO
package import Settings
package import StylusProtocol

/// Where the overlay's settings come from: its configuration, and a command line that overrides it.
package struct OverlaySettingsSource: Sendable {
  /// Where the configuration is.
  package var place: SettingsPlace
  /// What overrides the configuration.
  package var overrides = OverlayOverrides()

  /// Settings as the configuration has them.
  package init(_ place: SettingsPlace) { self.place = place }

  /// The maximum number of invalid lines that are reported one by one.
  private static let mostComplaints = 10

  /// Reads the configuration, and says what is wrong with it.
  ///
  /// - Parameter mustBeWhole: whether it is refused where anything is wrong with it.
  package func settings(
    mustBeWhole: Bool = false
  ) throws(OverlaySettingsError) -> OverlaySettings {
    let reading: OverlaySettingsReading
    do throws(SystemError) { reading = try place.readSettings() } catch { throw .unreadable(error) }
    if mustBeWhole, let first = reading.complaints.first {
      throw .flawed(first, others: reading.complaints.count - 1)
    }
    log(reading.complaints)
    var settings = reading.settings
    do throws(OverlayError) { try overrides.apply(to: &settings) } catch { throw .refused(error) }
    return settings
  }

  private func log(_ complaints: [String]) {
    for complaint in complaints.prefix(Self.mostComplaints) { Log.write(.notice, complaint) }
    let others = complaints.count - Self.mostComplaints
    guard others > 0 else { return }
    let file = place.mainFiles.first ?? ""
    Log.write(
      .notice,
      "\(others) more lines of \(file) and its drop-ins are invalid. Fix: see the first ones")
  }
}

/// Why there are no settings; says what to do about it.
package enum OverlaySettingsError: Error, Hashable, CustomStringConvertible {
  /// The configuration cannot be read.
  case unreadable(SystemError)
  /// Lines of the configuration mean nothing: the first, with file and number, and how many others.
  case flawed(String, others: Int)
  /// The command line has an impossible value.
  case refused(OverlayError)

  package var description: String {
    switch self {
    case .unreadable(let error):
      "\(error). Fix: correct or remove it, or name another with --config"
    case .flawed(let complaint, let others):
      complaint + (others > 0 ? " (and \(others) more)" : "")
    case .refused(let error): "\(error)"
    }
  }
}
