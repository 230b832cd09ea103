public import InkDrawing

/// A tool on a canvas, which determines what a pen does. The ruler is not a tool; it lies on the
/// page, whichever tool is chosen.
public enum CanvasTool: Hashable, Sendable {
  /// Draws with an ink. ``/InkDrawing/InkType/eraser`` is not a drawing ink and is treated as
  /// ``eraser``.
  case ink(InkType)
  /// Removes ink, according to ``Toolset/eraserMode``.
  case eraser
  /// Selects what it encloses.
  case lasso

  /// All tools, in the picker's order.
  public static let all: [CanvasTool] = inks.map { .ink($0) } + [.eraser, .lasso]

  /// All inks, in the picker's order.
  public static let inks: [InkType] = [
    .pen, .monoline, .fountainPen, .reed, .marker, .pencil, .crayon, .watercolor,
  ]

  /// The name of the tool in commands and files.
  public var name: String {
    switch self {
    case .ink(let type): type.name
    case .eraser: "eraser"
    case .lasso: "lasso"
    }
  }

  /// Creates the tool with a name; nil if there is no tool of that name.
  public init?(name: String) {
    guard let tool = CanvasTool.all.first(where: { $0.name == name }) else { return nil }
    self = tool
  }

  /// The type of ink that the tool draws with; nil if it does not draw.
  public var inkType: InkType? {
    guard case .ink(let type) = self else { return nil }
    return type
  }
}
