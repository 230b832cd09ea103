public import InkDrawing

/// What a pen does on a canvas. The ruler is no tool: it lies on the page, whatever the tool.
public enum CanvasTool: Hashable, Sendable {
  /// Draws with an ink; ``/InkDrawing/InkType/eraser`` is none, it counts as ``eraser``.
  case ink(InkType)
  /// Takes ink away, as ``Toolset/eraserMode`` says.
  case eraser
  /// Selects what it goes around.
  case lasso

  /// All of them, in the order in which a picker shows them.
  public static let all: [CanvasTool] = inks.map { .ink($0) } + [.eraser, .lasso]

  /// The inks, in the order in which a picker shows them.
  public static let inks: [InkType] = [
    .pen, .monoline, .fountainPen, .reed, .marker, .pencil, .crayon, .watercolor,
  ]

  /// What commands and files call it.
  public var name: String {
    switch self {
    case .ink(let type): type.name
    case .eraser: "eraser"
    case .lasso: "lasso"
    }
  }

  /// The tool of that name; nil if none is called so.
  public init?(name: String) {
    guard let tool = CanvasTool.all.first(where: { $0.name == name }) else { return nil }
    self = tool
  }

  /// The type of the ink that it draws with; nil if it does not draw.
  public var inkType: InkType? {
    guard case .ink(let type) = self else { return nil }
    return type
  }
}
