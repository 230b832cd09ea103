public import InkGeometry

/// A correction of the positions that a tablet reports. It corresponds to libinput's calibration
/// matrix: an affine map of the surface as the square 0...1.
public struct Calibration: Hashable, Sendable {
  /// The map from reported to correct positions, as fractions of the surface.
  public let matrix: InkTransform

  /// The calibration that changes nothing.
  public static let none = Calibration(matrix: .identity)

  private init(matrix: InkTransform) { self.matrix = matrix }

  /// Creates a calibration from a map; nil if the map flattens the surface or has coefficients
  /// beyond a million, with which positions cannot be computed.
  public init?(_ matrix: InkTransform) {
    let numbers = [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty]
    guard numbers.allSatisfy({ abs($0) <= 1e6 }), abs(matrix.determinant) > 1e-6 else { return nil }
    self.init(matrix: matrix)
  }

  /// Reads six numbers `a b c d e f`, with `x' = a x + b y + c` and `y' = d x + e y + f`, in the
  /// format of udev's LIBINPUT_CALIBRATION_MATRIX and sway's `calibration_matrix`; nil for anything
  /// else.
  public init?(text: String) {
    let parts = text.split { $0 == " " || $0 == "," || $0 == "\t" }
    let numbers = parts.compactMap { Double($0) }
    guard parts.count == 6, numbers.count == 6 else { return nil }
    self.init(
      InkTransform(
        a: numbers[0], b: numbers[3], c: numbers[1], d: numbers[4], tx: numbers[2], ty: numbers[5]))
  }

  /// The six numbers, row by row; reading the text gives the same calibration.
  public var text: String {
    let m = matrix
    return "\(m.a) \(m.c) \(m.tx) \(m.b) \(m.d) \(m.ty)"
  }
}
