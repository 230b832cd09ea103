package import InkCanvas
package import LinuxIO
package import StylusModel

/// A drop-in that holds what a calibration found: of a model, so of all tablets of it.
package struct StoredCalibration: Hashable, Sendable {
  /// The USB or Bluetooth vendor.
  package let vendor: UInt16
  /// The product.
  package let product: UInt16
  /// The file.
  package let path: String

  /// The model as a configuration names it, such as `056a:0390`.
  package var model: String { Self.model(vendor, product) }

  init(of tablet: Tablet, in folder: String) {
    (vendor, product) = (tablet.vendor, tablet.product)
    path = folder + "/" + Self.name(vendor, product)
  }

  /// Nil for a file that has another name than ours have.
  init?(_ name: String, in folder: String) {
    let digits = name.dropFirst(Self.prefix.count).prefix(9).split(separator: "-")
    guard digits.count == 2, let vendor = UInt16(digits[0], radix: 16),
      let product = UInt16(digits[1], radix: 16), name == Self.name(vendor, product)
    else { return nil }
    (self.vendor, self.product) = (vendor, product)
    path = folder + "/" + name
  }

  private static let prefix = "calibration-"

  private static func name(_ vendor: UInt16, _ product: UInt16) -> String {
    prefix + model(vendor, product).replacing(":", with: "-") + ".conf"
  }

  /// A model as a configuration names it.
  static func model(_ vendor: UInt16, _ product: UInt16) -> String {
    hexadecimal(vendor) + ":" + hexadecimal(product)
  }

  private static func hexadecimal(_ number: UInt16) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 4 - digits.count) + digits
  }
}

extension OverlaySettingsPlace {
  /// Writes the calibration of a tablet as a drop-in, in place of the one before: the user's own file stays
  /// as it is.
  ///
  /// - Returns: the drop-in; nil where nobody knows the user's folder.
  package func store(
    _ calibration: Calibration, of tablet: Tablet
  ) throws(SystemError) -> StoredCalibration? {
    guard let file, let folder else { return nil }
    let stored = StoredCalibration(of: tablet, in: folder)
    for inside in Self.folders(of: file) + [stored.path] {
      try FileBytes.makeFolder(containing: inside, mode: 0o755)
    }
    let text = """
      # Found by inkoverlay --calibrate; inkoverlay --calibrate --reset removes this file.
      [tablet \(stored.model)]
      calibration = \(calibration.text)

      """
    try FileBytes.write(Array(text.utf8), to: stored.path, mode: 0o644)
    return stored
  }

  /// All calibrations that were stored, in the order of their models; none where there is no folder of drop-ins.
  package func calibrations() throws(SystemError) -> [StoredCalibration] {
    guard let folder else { return [] }
    do throws(SystemError) {
      return try FileBytes.names(in: folder).compactMap { StoredCalibration($0, in: folder) }
    } catch {
      if error.isAbsence { return [] }
      throw error
    }
  }

  /// The user's folder, that of our files in it, and a file in that: so that each is made in its turn.
  private static func folders(of file: String) -> [String] {
    var path = file[...]
    var found: [String] = [file]
    for _ in 0..<2 {
      guard let slash = path.lastIndex(of: "/") else { break }
      path = path[..<slash]
      found.insert(String(path), at: 0)
    }
    return found
  }
}
