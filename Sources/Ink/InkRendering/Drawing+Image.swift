public import InkDrawing
public import InkGeometry

extension Drawing {
  /// Returns an image of a rectangle of the drawing at `scale` pixels per millimeter; transparent
  /// if there is no background.
  ///
  /// The pixels belong to a grid that begins at the drawing's origin, so that images of neighboring
  /// rectangles fit together. The image contains all pixels that the rectangle touches. The strokes
  /// are found with the drawing's index. An image has at most 2^28 pixels; if the rectangle and the
  /// scale require more pixels or none, the image is empty. If there is no background, `underlay`
  /// specifies what the image will be shown on.
  public func image(
    in rect: Rect, scale: Double, appearance: Appearance = .light, background: Color? = nil,
    underlay: Underlay = .paper
  ) -> Raster {
    let view = InkTransform.scale(x: scale, y: scale)
    let bounds = PixelRect(around: view.bounds(of: rect))
    guard scale > 0, scale.isFinite else { return Raster(bounds: .empty) }
    return image(
      of: bounds, view: view, appearance: appearance, background: background, underlay: underlay)
  }

  /// Returns an image of the drawing in a view, which maps millimeters to pixels and must preserve
  /// angles.
  public func image(
    of bounds: PixelRect, view: InkTransform, appearance: Appearance = .light,
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

  /// Returns an image of the whole drawing, as large as it fits into a number of pixels, and
  /// centered; an image of the background for an empty drawing.
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
