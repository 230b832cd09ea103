public import InkDrawing
public import InkEditing

/// Paints the ruler when another picture of it is needed: its face once for a scale, a zoom and an
/// appearance.
///
///     let face = painter.face(pixelsPerPoint: 2, appearance: .light)
///     let laid = LaidRuler(ruler, face: turned(face), faceScale: face.scale * unit)
public struct RulerPainter: Sendable {
  /// A picture of a ruler.
  public struct RulerImage: Sendable {
    /// Its pixels.
    public let picture: PaintedPicture
    /// Pixels of the picture in a point.
    public let scale: Double
    /// Tells it from others of its painter.
    public let number: UInt64
  }

  private struct FaceLook: Equatable {
    let scale: Double
    let fine: Double
    let zoom: Double
    let appearance: Appearance
  }

  private var face: (image: RulerImage, look: FaceLook)?
  private var count: UInt64 = 0

  /// The face has so many pixels for one of the output: a ruler that is turned is as sharp as one
  /// that lies level.
  private static let fineness = 2.0

  /// Nothing is painted yet.
  public init() {}

  /// How the ruler looks where it lies level, as in ``RulerPicture``.
  ///
  /// - Parameters:
  ///   - scale: Pixels of the output in a point.
  ///   - finest: The picture has no more pixels in a point.
  ///   - zoom: How many times as large as it is the page is shown that the ruler lies on.
  public mutating func face(
    pixelsPerPoint scale: Double, atMost finest: Double = .infinity, zoom: Double = 1,
    appearance: Appearance
  ) -> RulerImage {
    let fine = min(finest, Self.fineness * scale)
    let look = FaceLook(scale: scale, fine: fine, zoom: zoom, appearance: appearance)
    if let face, face.look == look { return face.image }
    let picture = RulerPicture.face(
      pixelsPerPoint: fine, ticksFor: scale, zoom: zoom, appearance: appearance)
    let image = numbered(picture, scale: fine)
    face = (image, look)
    return image
  }

  /// What stands in its middle while it turns, painted each time.
  public mutating func label(
    of ruler: Ruler, pixelsPerPoint scale: Double, appearance: Appearance
  ) -> RulerImage {
    numbered(
      RulerPicture.label(of: ruler, pixelsPerPoint: scale, appearance: appearance), scale: scale)
  }

  private mutating func numbered(_ picture: PaintedPicture, scale: Double) -> RulerImage {
    count += 1
    return RulerImage(picture: picture, scale: scale, number: count)
  }
}
