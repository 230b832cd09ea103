public import InkDrawing
public import InkGeometry

extension Drawing {
  /// Shows a rectangle of the drawing at `scale` pixels per millimeter; without a background it is
  /// transparent.
  ///
  /// The pixels belong to a grid that begins at the drawing's origin, so that images of
  /// neighboring rectangles fit together; the image has all pixels that the rectangle touches.
  /// What takes part is found through the drawing's index. An image has at most 2^28 pixels; a
  /// rectangle or a scale that asks for more, or for none, gives an empty one. Without a
  /// background, `underlay` says what will lie below.
  public func image(
    in rect: Rect, scale: Double, appearance: Appearance = .light, background: Color? = nil,
    underlay: Underlay = .paper
  ) -> Raster {
    let view = AffineTransform.scale(x: scale, y: scale)
    let bounds = PixelRect(around: view.bounds(of: rect))
    guard scale > 0, scale.isFinite else { return Raster(bounds: .empty) }
    return image(
      of: bounds, view: view, appearance: appearance, background: background, underlay: underlay)
  }

  /// The same in any view that keeps angles, from millimeters to pixels.
  public func image(
    of bounds: PixelRect, view: AffineTransform, appearance: Appearance = .light,
    background: Color? = nil, underlay: Underlay = .paper
  ) -> Raster {
    guard view.isFinite, bounds.isDrawable else { return Raster(bounds: .empty) }
    var raster = Raster(bounds: bounds, color: background)
    var renderer = InkRenderer(view: view, appearance: appearance, underlay: underlay)
    let layout = raster.layout
    var pixels = raster.pixels.mutableSpan
    renderer.draw(self, on: &pixels, layout: layout, clip: bounds)
    return raster
  }

  /// The whole drawing as large as fits into so many pixels, in their middle; an image of the
  /// background for an empty drawing.
  public func thumbnail(
    width: Int, height: Int, appearance: Appearance = .light, background: Color? = nil
  ) -> Raster {
    guard let frame = ThumbnailFrame(width: width, height: height, around: bounds) else {
      return Raster(bounds: .empty)
    }
    return image(
      in: frame.rect, scale: frame.scale, appearance: appearance, background: background)
  }
}
