package import InkCanvas
package import LinuxIO
package import Settings
package import StylusModel

/// A drop-in that holds what a calibration found: of a model, so of all tablets of it.
package struct StoredCalibration: Hashable, Sendable {
  /// The model.
  package let model: ProductID
  /// The file.
  package let path: String

  init(of tablet: Tablet, in folder: String) {
    model = ProductID(vendor: tablet.vendor, product: tablet.product)
    path = folder + "/" + Self.fileName(model)
  }

  /// Nil for a file that has another name than ours have.
  package init?(_ name: String, in folder: String) {
    let digits = name.dropFirst(Self.prefix.count).prefix(9).replacing("-", with: ":")
    guard let model = ProductID(digits), name == Self.fileName(model) else { return nil }
    self.model = model
    path = folder + "/" + name
  }

  /// The contents of a drop-in with the calibration of a model.
  package static func dropInText(of calibration: Calibration, on model: ProductID) -> String {
    """
    # Found by inkoverlay --calibrate; inkoverlay --calibrate --reset removes this file.
    \(section(of: model))
    \(settingLine(of: calibration))

    """
  }

  /// The section of a model.
  package static func section(of model: ProductID) -> String { "[tablet \(model)]" }

  /// The line in it.
  package static func settingLine(of calibration: Calibration) -> String {
    "calibration = \(calibration.text)"
  }

  private static let prefix = "calibration-"

  private static func fileName(_ model: ProductID) -> String {
    prefix + model.description.replacing(":", with: "-") + ".conf"
  }
}

extension SettingsPlace {
  /// Writes the calibration of a tablet as a drop-in, in place of the previous one: the user's own
  /// file stays as it is.
  ///
  /// - Returns: the drop-in; nil where nobody knows the user's folder.
  package func saveCalibration(
    _ calibration: Calibration, of tablet: Tablet
  ) throws(SystemError) -> StoredCalibration? {
    guard let file = mainFiles.first, let folder = folders.first else { return nil }
    let stored = StoredCalibration(of: tablet, in: folder)
    for inside in Self.folders(of: file) + [stored.path] {
      try FileBytes.makeFolder(containing: inside, mode: 0o755)
    }
    let text = StoredCalibration.dropInText(of: calibration, on: stored.model)
    try FileBytes.write(Array(text.utf8), to: stored.path, mode: 0o644)
    return stored
  }

  /// All calibrations that were stored, in the order of their models; none where there is no folder
  /// of drop-ins.
  package func calibrations() throws(SystemError) -> [StoredCalibration] {
    guard let folder = folders.first else { return [] }
    do throws(SystemError) {
      return try FileBytes.names(in: folder).compactMap { StoredCalibration($0, in: folder) }
    } catch {
      if error.isAbsence { return [] }
      throw error
    }
  }

  /// The user's folder, that of our files in it, and a file in that: so that each is made in its
  /// turn.
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
