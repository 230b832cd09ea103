public import InkDrawing

/// The chosen tool and the settings of all tools: what a picker shows and changes, and what is
/// stored for a user.
///
///     var tools = Toolset()
///     tools.choose(.ink(.marker))
///     tools.setWidth(6)
///     canvas.begin(id, StrokeStyle(ink: tools.ink, width: tools.width))
///
/// A toolset is a value. Canvases that share a picker share its toolset.
public struct Toolset: Hashable, Sendable {
  /// The current tool.
  public internal(set) var tool = CanvasTool.ink(.pen)
  /// The previous tool.
  public internal(set) var lastTool = CanvasTool.ink(.pen)
  /// The current ink or, if the tool is not an ink, the ink used last.
  public internal(set) var inkType = InkType.pen
  /// The colors used for drawing, most recent first, without duplicates. Alpha is ignored when
  /// colors are compared.
  public internal(set) var recentColors: [Color] = []
  /// Whether the eraser removes whole strokes or only what it touches.
  public var eraserMode = EraserMode.object
  /// The width of the eraser for an average hand, in millimeters, within the eraser's
  /// `validWidths`.
  public private(set) var eraserWidth = InkType.eraser.defaultWidth
  /// Whether the lasso selects parts of strokes.
  public var selectsParts = false
  /// Whether the ruler is shown.
  public var showsRuler = false
  /// Whether a stroke becomes a shape when the pen is held still at its end.
  public var straightens = true
  var settings: [InkType: InkSettings]

  /// The largest number of recent colors.
  public static let mostRecentColors = 8

  /// Creates a toolset with the pen chosen and with the default settings of each ink.
  public init() {
    settings = Dictionary(uniqueKeysWithValues: CanvasTool.inks.map { ($0, InkSettings(of: $0)) })
  }

  /// Returns the settings of an ink.
  public func settings(of type: InkType) -> InkSettings { settings[type] ?? InkSettings(of: type) }

  /// The current ink.
  public var ink: Ink { settings(of: inkType).ink }

  /// The width of the current ink, in millimeters.
  public var width: Double { settings(of: inkType).width }

  /// Chooses a tool; ``chooseLast()`` returns to the previous one.
  public mutating func choose(_ tool: CanvasTool) {
    let tool = tool == .ink(.eraser) ? .eraser : tool
    guard tool != self.tool else { return }
    lastTool = self.tool
    self.tool = tool
    if let type = tool.inkType { inkType = type }
  }

  /// Chooses the previous tool.
  public mutating func chooseLast() { choose(lastTool) }

  /// Chooses the next ink in the picker's order or, if the tool is not an ink, the ink used last.
  public mutating func chooseNextInk() {
    guard let type = tool.inkType, let place = CanvasTool.inks.firstIndex(of: type) else {
      return choose(.ink(inkType))
    }
    choose(.ink(CanvasTool.inks[(place + 1) % CanvasTool.inks.count]))
  }

  /// Sets the color of the ink. An opaque color does not change the opacity.
  public mutating func setColor(_ color: Color) {
    settings[inkType, default: InkSettings(of: inkType)].set(color)
  }

  /// Sets the opacity of the ink, clamped to `InkSettings.opacities`.
  public mutating func setOpacity(_ opacity: Float) {
    settings[inkType, default: InkSettings(of: inkType)].set(opacity: opacity)
  }

  /// Sets the width of the ink, in millimeters, clamped to its valid widths.
  public mutating func setWidth(_ width: Double) {
    settings[inkType, default: InkSettings(of: inkType)].set(width: width)
  }

  /// Sets the width of the eraser, in millimeters, clamped to its valid widths.
  public mutating func setEraserWidth(_ width: Double) {
    let valid = InkType.eraser.validWidths
    eraserWidth = width > valid.lowerBound ? min(width, valid.upperBound) : valid.lowerBound
  }

  /// Records that the ink was used for drawing, so that its color becomes the most recent one.
  public mutating func recordUse() {
    var color = ink.color
    color.alpha = 1
    recentColors.removeAll { $0 == color }
    recentColors.insert(color, at: 0)
    if recentColors.count > Self.mostRecentColors { recentColors.removeLast() }
  }
}
