extension InkType {
  /// The permanent name of the ink, used in user interfaces, pictures, and InkML and UIM files.
  public var name: String {
    switch self {
    case .pen: "pen"
    case .monoline: "monoline"
    case .fountainPen: "fountain-pen"
    case .marker: "marker"
    case .pencil: "pencil"
    case .crayon: "crayon"
    case .watercolor: "watercolor"
    case .reed: "reed"
    case .eraser: "eraser"
    }
  }

  /// The names of all inks that draw; the eraser is not included.
  public static let drawingNames = allCases.filter { $0 != .eraser }.map(\.name)

  /// Other words that people type for the names of inks.
  package static let synonyms = [
    "highlighter": "marker", "brush": "watercolor", "watercolour": "watercolor",
    "fountain": "fountain-pen", "fountainpen": "fountain-pen", "ballpoint": "pen",
  ]

  /// Creates the ink type with a name; nil if there is no ink of that name.
  public init?(name: String) {
    guard let type = InkType.allCases.first(where: { $0.name == name }) else { return nil }
    self = type
  }
}
