public import InkDrawing
public import InkEditing

/// The current page of a picker's canvas and its view.
public struct PickerPage: Hashable, Sendable {
  /// The number of the page; 1 is the first.
  public var number: Int
  /// The number of pages.
  public var count: Int
  /// The zoom factor; 1 is the actual size.
  public var zoom: Double
  /// Whether the page is shown in actual size, upright, with its corner in the view's corner.
  public var isReset: Bool
  /// The background of the page.
  public var background: PageBackground

  /// Creates the description of a page.
  public init(
    number: Int = 1, count: Int = 1, zoom: Double = 1, isReset: Bool = true,
    background: PageBackground = .clear
  ) {
    (self.number, self.count, self.zoom) = (number, count, zoom)
    (self.isReset, self.background) = (isReset, background)
  }

  /// Creates the description of a notebook's current page in a view.
  public init(_ notebook: Notebook, in viewport: Viewport) {
    self.init(
      number: notebook.current + 1, count: notebook.pages.count, zoom: viewport.zoom,
      isReset: viewport.isReset, background: notebook.background)
  }

  /// The zoom factors of the buttons.
  private static let stops = [
    0.1, 0.15, 0.25, 0.33, 0.5, 0.67, 0.8, 1, 1.25, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10,
  ]

  /// Returns the factor to the next larger or smaller stop; nil if there is none.
  func factor(larger: Bool) -> Double? {
    let near = 1.001
    let stop =
      larger
      ? Self.stops.first { $0 > zoom * near } : Self.stops.last { $0 < zoom / near }
    return stop.map { $0 / zoom }
  }

  /// The zoom as a percentage.
  var percent: String {
    let share = zoom * 100
    return share < 9.95 ? "\((share * 10).rounded() / 10)%" : "\(Int(share.rounded()))%"
  }

  /// The kind of paper; nil if there is none.
  var pattern: PageBackground.Pattern? { background.paper == nil ? nil : background.pattern }
}

/// The actions on pages and their view.
public enum PickerPageAction: CaseIterable, Hashable, Sendable {
  case previous
  case next
  case add
  case remove
  case zoomOut
  case zoomReset
  case zoomIn
  case zoomToFit
  case turn

  /// Returns the command of the action; nil if it is not available.
  func command(on page: PickerPage) -> CanvasCommand? {
    switch self {
    case .previous: page.number > 1 ? .page(.previous) : nil
    case .next: page.number < page.count ? .page(.next) : nil
    case .add: .page(.add)
    case .remove: page.count > 1 ? .page(.remove) : nil
    case .zoomOut: page.factor(larger: false).map { .zoom($0) }
    case .zoomReset: page.isReset ? nil : .zoomReset
    case .zoomIn: page.factor(larger: true).map { .zoom($0) }
    case .zoomToFit: .zoomToFit
    case .turn: .turn(90)
    }
  }

  /// The name of the action.
  var name: String {
    switch self {
    case .previous: "Previous page"
    case .next: "Next page"
    case .add: "New page"
    case .remove: "Remove the page"
    case .zoomOut: "Zoom out"
    case .zoomReset: "Original size"
    case .zoomIn: "Zoom in"
    case .zoomToFit: "Show all ink"
    case .turn: "Turn by 90 degrees"
    }
  }
}
