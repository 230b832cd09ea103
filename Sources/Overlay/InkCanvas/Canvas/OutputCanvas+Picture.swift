import InkDrawing
import InkGeometry
public import InkRendering

// A picture of much ink takes longer than a frame: another thread makes it, piece by piece.
extension OutputCanvas {
  /// The picture of the drawing as it is now.
  ///
  /// - Parameter unsharp: where it is not as sharp as it could be.
  public mutating func pictureSource(unsharp: Damage) -> PictureSource {
    settleGroup()
    changes = Damage()
    var unsharp = unsharp
    unsharp.add(dry.stale)
    var pixels = dry.pixels
    if let settling {
      var words = pixels.mutableSpan
      settling.paint(bounds, on: &words, dry.layout)
    }
    return PictureSource(
      drawing: drawing, view: view, appearance: appearance, pixels: pixels, layout: dry.layout,
      unsharp: unsharp, background: background)
  }

  /// A canvas of another view with the drawing of one, and all that can be undone; without its wet
  /// ink. Its picture was made of that one's ``pictureSource(unsharp:)``; what was drawn since is
  /// drawn on it.
  ///
  /// - Parameter zoom: how many times as large as in life it shows the page.
  public init(showing picture: MovedPicture, zoom: Double, resuming other: consuming OutputCanvas) {
    let (changes, former) = (other.changes, other.view)
    self.init(
      width: picture.bounds.width, height: picture.bounds.height, view: picture.view, zoom: zoom,
      appearance: picture.appearance, resuming: other)
    dry.replacePixels(picture.pixels)
    guard let toPage = former.inverse else { return }
    for rect in changes {
      let area = picture.view.bounds(of: toPage.bounds(of: Rect(of: rect)))
      dry.spoil(PixelRect(around: area.expanded(by: 1)).intersection(bounds))
    }
  }

  /// Takes over the pixels of a rectangle of the drawing's picture, if nothing was drawn there
  /// since ``pictureSource(unsharp:)`` or ``forgetChanges()``; false if something was.
  public mutating func adopt(_ pixels: [UInt32], in rect: PixelRect) -> Bool {
    guard dry.top == nil, !changes.contains(where: { $0.touches(rect) }) else { return false }
    dry.replacePixels(pixels, in: rect)
    endSettling(in: rect)
    mark(rect)
    return true
  }

  /// What is drawn from now on counts as drawn later.
  public mutating func forgetChanges() {
    settleGroup()
    changes = Damage()
  }

  /// Leaves a large part of its picture that must be drawn again to another thread; empty if it is
  /// not that large.
  public mutating func deferStale(over pixels: Int) -> Damage {
    guard dry.stale.area > (dropped == nil ? pixels : 0) else { return Damage() }
    let left = dry.takeStale()
    leaveDropped(within: left)
    return left
  }
}
