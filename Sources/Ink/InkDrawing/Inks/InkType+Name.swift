extension InkType {
  /// What people, pictures and the files of InkML and UIM call it; never another.
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

  /// The names of the inks that draw: all but the eraser's.
  public static let drawingNames = allCases.filter { $0 != .eraser }.map(\.name)

  /// The ink of that name; nil if none is called so.
  public init?(name: String) {
    guard let type = InkType.allCases.first(where: { $0.name == name }) else { return nil }
    self = type
  }
}
