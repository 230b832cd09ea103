import StylusClient
import StylusModel

/// The overlay that runs next to a calibration: hidden as long as the value is there, whatever
/// becomes of this program.
final class OverlayBeside {
  /// The overlay hides until it closes.
  private let connection: OverlayConnection

  /// It is a loop that answers at once; a calibration does not wait for one that is stuck.
  private static let patience = Microseconds.milliseconds(5_000)

  /// Hides it; nil where there is none, or none that does so, which is said.
  ///
  /// - Parameter path: where it takes commands; nil for the usual place.
  init?(hiding path: String?) {
    do throws(OverlayCallError) {
      var connection = try OverlayConnection(path: path, patience: Self.patience)
      try connection.hide()
      self.connection = connection
    } catch {
      if !error.isAbsence { CalibrationLine.notHidden("\(error)").printLine() }
      return nil
    }
  }

  /// Lets it read its configuration again, and says whether it did.
  static func reload(_ path: String?) {
    do throws(OverlayCallError) {
      var connection = try OverlayConnection(path: path, patience: patience)
      try connection.reload()
      CalibrationLine.reloaded.printLine()
    } catch {
      (error.isAbsence ? CalibrationLine.reload : .notReloaded("\(error)")).printLine()
    }
  }
}

extension OverlayCallError {
  /// There is no overlay where one would be.
  fileprivate var isAbsence: Bool {
    switch self {
    case .noPlace, .noOverlay: true
    case .refused, .broken: false
    }
  }
}
