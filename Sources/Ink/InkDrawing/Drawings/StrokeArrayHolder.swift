/// What can be taken for an array of strokes: lets `strokes` of a ``Drawing`` be set as one.
///
/// Swift has no property that is read as one type and set as another. Reading finds
/// ``Drawing/strokes``, which makes no array; what only an array can do finds the property here
/// (docs/develop/decisions/0021-one-module-ink.md).
///
///     drawing.strokes = [stroke]
///     drawing.strokes.sort { $0.creationDate < $1.creationDate }
///     drawing.strokes[2].ink.color = .black
public protocol StrokeArrayHolder {
  /// All strokes, the lowest first.
  var strokeArray: [Stroke] { get set }
}

extension StrokeArrayHolder {
  /// All strokes, the lowest first. Each change costs what the drawing holds;
  /// ``Drawing/update(_:_:)``, ``Drawing/append(_:)-(Stroke)`` and ``Drawing/remove(_:)`` cost what
  /// they change.
  public var strokes: [Stroke] {
    get { strokeArray }
    set { strokeArray = newValue }
    _modify { yield &strokeArray }
  }
}

extension Drawing: StrokeArrayHolder {
  /// All strokes, the lowest first; of those that are set, one whose id another before it has gets
  /// a new one.
  public var strokeArray: [Stroke] {
    get { Array(strokes as Strokes) }
    set { replaceAll(with: newValue) }
  }
}
