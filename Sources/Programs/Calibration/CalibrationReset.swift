import LinuxIO
import OverlayConfiguration
import Settings
import StylusClient
import StylusModel

/// Removes what a calibration stored: the way back.
package enum CalibrationReset {
  /// Removes the calibration of the tablet that was named, otherwise the only one that there is,
  /// and says so.
  package static func removeCalibration(_ wishes: CalibrationOrder) throws(CalibrationError) {
    guard !wishes.place.folders.isEmpty else { throw .homeless }
    let all: [StoredCalibration]
    do throws(SystemError) { all = try wishes.place.calibrations() } catch {
      throw .system(error)
    }
    guard let chosen = try chosen(of: all, wishes) else {
      return CalibrationLine.noneStored.printLine()
    }
    do throws(SystemError) { try FileBytes.remove(chosen.path) } catch { throw .system(error) }
    CalibrationLine.removed(chosen.path).printLine()
    OverlayBeside.reload(wishes.commands)
  }

  private static func chosen(
    of all: [StoredCalibration], _ wishes: CalibrationOrder
  ) throws(CalibrationError) -> StoredCalibration? {
    guard let name = wishes.tablet else {
      guard all.count < 2 else { throw .severalStored(all) }
      return all.first
    }
    let model = try model(name, wishes.socket)
    return all.first { $0.model == model }
  }

  /// Only the daemon knows which model a name is.
  private static func model(
    _ name: TabletName, _ socket: String?
  ) throws(CalibrationError) -> ProductID {
    if case .product(let model) = name { return model }
    let tablets: [Tablet]
    do throws(ClientError) {
      var connection = try InkConnection(path: socket)
      tablets = try connection.tablets().filter { $0.role == .pen }
    } catch {
      throw .daemon("\(error)")
    }
    guard let tablet = tablets.first(where: { name.means($0) }) else {
      throw .noSuchTablet("\(name)", tablets)
    }
    return ProductID(vendor: tablet.vendor, product: tablet.product)
  }
}
