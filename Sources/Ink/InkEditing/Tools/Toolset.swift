public import InkDrawing

/// Which tool is chosen, and how each is set: what a picker shows and changes, and a user keeps.
///
///     var tools = Toolset()
///     tools.choose(.ink(.marker))
///     tools.setWidth(6)
///     canvas.begin(id, StrokeStyle(ink: tools.ink, width: tools.width))
///
/// A value. Several canvases that share a picker share it.
public struct Toolset: Hashable, Sendable {
  /// What the pen does now.
  public internal(set) var tool = CanvasTool.ink(.pen)
  /// What it did before.
  public internal(set) var lastTool = CanvasTool.ink(.pen)
  /// The ink that is drawn with now, or was last.
  public internal(set) var inkType = InkType.pen
  /// Colors that were drawn with, the newest first; no two are the same, alpha apart.
  public internal(set) var recentColors: [Color] = []
  /// Whether the eraser takes whole strokes, or what it touches.
  public var eraserMode = EraserMode.object
  /// What an average hand erases, in millimeters, within the eraser's `validWidths`.
  public private(set) var eraserWidth = InkType.eraser.defaultWidth
  /// Whether the lasso selects parts of strokes.
  public var selectsParts = false
  /// Whether the ruler lies on the page.
  public var showsRuler = false
  /// Whether a stroke becomes a shape when the pen is held still at its end.
  public var straightens = true
  var settings: [InkType: InkSettings]

  /// So many recent colors are kept.
  public static let mostRecentColors = 8

  /// A pen, and each ink as it usually is.
  public init() {
    settings = Dictionary(uniqueKeysWithValues: CanvasTool.inks.map { ($0, InkSettings(of: $0)) })
  }

  /// How an ink is set.
  public func settings(of type: InkType) -> InkSettings { settings[type] ?? InkSettings(of: type) }

  /// What strokes are drawn with now.
  public var ink: Ink { settings(of: inkType).ink }

  /// The width in millimeters that strokes are drawn with now.
  public var width: Double { settings(of: inkType).width }

  /// Chooses a tool; the one before can be had again with ``chooseLast()``.
  public mutating func choose(_ tool: CanvasTool) {
    let tool = tool == .ink(.eraser) ? .eraser : tool
    guard tool != self.tool else { return }
    lastTool = self.tool
    self.tool = tool
    if let type = tool.inkType { inkType = type }
  }

  /// Chooses the tool before this one.
  public mutating func chooseLast() { choose(lastTool) }

  /// Chooses the next ink in the picker's order; from another tool, the ink that was drawn with
  /// last.
  public mutating func chooseNextInk() {
    guard let type = tool.inkType, let place = CanvasTool.inks.firstIndex(of: type) else {
      return choose(.ink(inkType))
    }
    choose(.ink(CanvasTool.inks[(place + 1) % CanvasTool.inks.count]))
  }

  /// Another color for the ink; a color that is opaque leaves the opacity as it is.
  public mutating func setColor(_ color: Color) {
    settings[inkType, default: InkSettings(of: inkType)].set(color)
  }

  /// Another opacity for the ink, moved into `InkSettings.opacities`.
  public mutating func setOpacity(_ opacity: Float) {
    settings[inkType, default: InkSettings(of: inkType)].set(opacity: opacity)
  }

  /// Another width for the ink in millimeters, moved into what it can have.
  public mutating func setWidth(_ width: Double) {
    settings[inkType, default: InkSettings(of: inkType)].set(width: width)
  }

  /// Another width for the eraser in millimeters, moved into what it can have.
  public mutating func setEraserWidth(_ width: Double) {
    let valid = InkType.eraser.validWidths
    eraserWidth = width > valid.lowerBound ? min(width, valid.upperBound) : valid.lowerBound
  }

  /// Something was drawn with the ink: its color is the newest one.
  public mutating func recordUse() {
    var color = ink.color
    color.alpha = 1
    recentColors.removeAll { $0 == color }
    recentColors.insert(color, at: 0)
    if recentColors.count > Self.mostRecentColors { recentColors.removeLast() }
  }
}
