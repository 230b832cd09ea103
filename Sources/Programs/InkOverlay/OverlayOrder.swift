import InkDrawing
import LinuxIO
package import OverlayConfiguration
import Settings
package import StylusModel
import StylusProtocol

/// The user's options of the overlay at its start.
package struct OverlayOrder: Sendable {
  /// Where its settings come from.
  package var source: OverlaySettingsSource
  /// The socket for commands; nil for the usual place.
  package var commands: String?
  /// The daemon's socket; nil for the usual places.
  package var socket: String?
  /// The file that all ink is written to at the end; nil for none.
  package var saved: DrawingFile?
  /// The file of a drawing to continue with; nil for what was kept.
  package var opened: String?
  /// Whether ink that stays is kept for the next run; nil: as the configuration says.
  package var keepsInk: Bool?
  /// The format of the statistics each second; nil: as the configuration says.
  package var statistics: StatisticsForm?
  /// How long it runs; nil: until a signal comes.
  package var duration: Microseconds?

  /// What people usually want.
  package init(_ source: OverlaySettingsSource) { self.source = source }

  /// Whether it was started as from a menu, with nothing requested that another overlay could not
  /// do.
  package var isPlain: Bool {
    saved == nil && opened == nil && duration == nil && statistics == nil
      && source.overrides == OverlayOverrides()
  }

  /// The first start of this user, if it is one and nothing was requested.
  func firstStart(_ settings: OverlaySettings) -> FirstStart? {
    isPlain && settings.mode != .off && settings.picker == .auto ? FirstStart() : nil
  }

  /// The format of the statistics.
  func form(_ settings: OverlaySettings) -> StatisticsForm? {
    statistics ?? (settings.reportsStatistics ? .text : nil)
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

  /// Who notes that what is drawn is nobody's; nil where ink is kept, or nobody knows where it
  /// would be.
  func unkeptSession(_ settings: OverlaySettings) throws(SystemError) -> UnkeptSession? {
    guard !(keepsInk ?? settings.keepsInk),
      let folder = KeptFolder(variable: Environment.variable)
    else { return nil }
    return try UnkeptSession(in: folder)
  }

  /// Reads the configuration; `mustBeWhole` refuses one with anything wrong in it.
  func settings(mustBeWhole: Bool = false) throws(OverlayLoopError) -> OverlaySettings {
    do throws(OverlaySettingsError) { return try source.settings(mustBeWhole: mustBeWhole) } catch {
      throw .settings(error)
    }
  }

  /// The drawing to continue with.
  func opening() throws(OverlayLoopError) -> InkDocument? {
    guard let path = opened else { return nil }
    do throws(DrawingFileError) { return try DrawingFile.loadDocument(path) } catch {
      throw .unopened(path, error)
    }
  }
}
