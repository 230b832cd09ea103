import InkDrawing
import LinuxIO
package import Settings
package import StylusModel
import StylusProtocol

/// What the user wants of the overlay when it starts.
package struct OverlayOrder: Sendable {
  /// Where its configuration is.
  package var configuration: SettingsPlace
  /// What the command line says that counts more than the configuration.
  package var overrides = OverlayOverrides()
  /// The socket for commands; nil for the usual place.
  package var commands: String?
  /// The daemon's socket; nil for the usual places.
  package var socket: String?
  /// The file that all ink is written to at the end; nil for none.
  package var saved: DrawingFile?
  /// The file of a drawing to go on with; nil for what was kept.
  package var opened: String?
  /// Whether ink that stays is kept for the next run; nil: as the configuration says.
  package var keepsInk: Bool?
  /// How it is told each second how things go; nil: as the configuration says.
  package var statistics: StatisticsForm?
  /// How long it runs; nil: until a signal comes.
  package var duration: Microseconds?

  /// What people usually want.
  package init(configuration: SettingsPlace) { self.configuration = configuration }

  /// How it is told how things go.
  func form(_ settings: OverlaySettings) -> StatisticsForm? {
    statistics ?? (settings.tellsStatistics ? .text : nil)
  }

  /// Where ink is kept; nil if it is not to be, or nobody knows where.
  ///
  /// - Parameter stop: readable once the program is to end.
  func keptInk(
    _ settings: OverlaySettings, orStop stop: Int32
  ) throws(FileLockError) -> KeptInk? {
    guard keepsInk ?? settings.keepsInk,
      let folder = KeptFolder(variable: Environment.variable)
    else { return nil }
    return try KeptInk(in: folder, orStop: stop)
  }

  /// Who notes that what is drawn is nobody's; nil where ink is kept, or nobody knows where it would be.
  func unkeptSession(_ settings: OverlaySettings) throws(SystemError) -> UnkeptSession? {
    guard !(keepsInk ?? settings.keepsInk),
      let folder = KeptFolder(variable: Environment.variable)
    else { return nil }
    return try UnkeptSession(in: folder)
  }

  /// The drawing to go on with.
  func opening() throws(LoopFailure) -> InkDocument? {
    guard let path = opened else { return nil }
    do throws(OpeningFault) { return try DrawingFile.read(path) } catch {
      throw .unopened(path, error)
    }
  }

  /// So many lines that mean nothing are told one by one.
  private static let mostComplaints = 10

  /// Reads the configuration, and says what is wrong with it.
  ///
  /// - Parameter mustBeWhole: whether it is refused where anything is wrong with it.
  func settings(mustBeWhole: Bool = false) throws(LoopFailure) -> OverlaySettings {
    let reading: OverlaySettingsReading
    do throws(SystemError) { reading = try configuration.read() } catch {
      throw .configuration(error)
    }
    if mustBeWhole, let first = reading.complaints.first {
      throw .flawed(first, others: reading.complaints.count - 1)
    }
    for complaint in reading.complaints.prefix(Self.mostComplaints) {
      Log.write(.notice, complaint)
    }
    let others = reading.complaints.count - Self.mostComplaints
    if others > 0 {
      let file = configuration.mainFiles.first ?? ""
      Log.write(
        .notice,
        "\(others) more lines of \(file) and its drop-ins mean nothing. Fix: see the first ones")
    }
    var settings = reading.settings
    do throws(OverlayError) { try overrides.apply(to: &settings) } catch { throw .wish(error) }
    return settings
  }
}
