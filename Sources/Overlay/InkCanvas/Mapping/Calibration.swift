public import InkGeometry

/// How the places that a tablet reports lie beside those that are meant: libinput's calibration
/// matrix, an affine map of the surface as the square 0...1.
public struct Calibration: Hashable, Sendable {
  /// From reported shares to true ones.
  public let matrix: AffineTransform

  /// Everything is where it says.
  public static let none = Calibration(matrix: .identity)

  private init(matrix: AffineTransform) { self.matrix = matrix }

  /// The calibration of a map; nil if that flattens the surface, or has numbers beyond a million,
  /// whose products no place could be computed from.
  public init?(_ matrix: AffineTransform) {
    let numbers = [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty]
    guard numbers.allSatisfy({ abs($0) <= 1e6 }), abs(matrix.determinant) > 1e-6 else { return nil }
    self.init(matrix: matrix)
  }

  /// Reads six numbers `a b c d e f`, with `x' = a x + b y + c` and `y' = d x + e y + f`, as udev's
  /// LIBINPUT_CALIBRATION_MATRIX and sway's `calibration_matrix` have them; nil for anything else.
  public init?(text: String) {
    let parts = text.split { $0 == " " || $0 == "," || $0 == "\t" }
    let numbers = parts.compactMap { Double($0) }
    guard parts.count == 6, numbers.count == 6 else { return nil }
    self.init(
      AffineTransform(
        a: numbers[0], b: numbers[3], c: numbers[1], d: numbers[4], tx: numbers[2], ty: numbers[5]))
  }

  /// The six numbers, row by row; read again they are the same.
  public var text: String {
    let m = matrix
    return "\(m.a) \(m.c) \(m.tx) \(m.b) \(m.d) \(m.ty)"
  }
}
