import InkGeometry

/// The sheet of paper of a page: A4 upright from its origin, or larger if the ink requires it.
struct PaperSheet {
  /// The part of the page that it shows, in millimeters.
  let area: Rect
  /// Whether its origin differs from the page's, because ink lies above, to the left or far away.
  let isMoved: Bool
  /// Whether ink lies outside.
  let cutsInk: Bool

  /// A4 upright.
  static let usual = Size(width: 210, height: 297)
  /// The margin around ink that does not fit the default sheet, in millimeters.
  private static let margin = 10.0
  /// The longest side of a page that other programs support: PDF's 200 inches.
  private static let longest = 5_080.0

  /// - Parameter ink: the bounds of all visible ink.
  init(around ink: Rect, _ page: InkWritingOptions.Page = .fitting) {
    if case .size(let size) = page {
      area = Rect(x: 0, y: 0, width: max(1, size.width), height: max(1, size.height))
      isMoved = false
      cutsInk = !Rect(x: 0, y: 0, width: size.width, height: size.height).contains(ink)
      return
    }
    let margin = Point(x: Self.margin, y: Self.margin)
    cutsInk = false
    isMoved = !Rect(x: 0, y: 0, width: Self.longest, height: Self.longest).contains(ink)
    let origin = isMoved ? ink.min - margin : .zero
    let need = ink.isEmpty ? .zero : ink.max - origin + margin
    area = Rect(
      x: origin.x, y: origin.y,
      width: need.x - margin.x > Self.usual.width ? need.x : Self.usual.width,
      height: need.y - margin.y > Self.usual.height ? need.y : Self.usual.height)
  }

  /// Whether it is longer than some programs can show.
  var isTooLong: Bool { max(area.width, area.height) > Self.longest + 2 * Self.margin }
}
