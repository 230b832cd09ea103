/// A type that can be used as an array of strokes. It allows `strokes` of a ``Drawing`` to be set
/// as an array.
///
/// Swift does not support a property that has one type when read and another when set. Reading uses
/// ``Drawing/strokes``, which creates no array. Operations that need an array use the property of
/// this protocol (docs/develop/decisions/0021-one-module-ink.md).
///
///     drawing.strokes = [stroke]
///     drawing.strokes.sort { $0.creationDate < $1.creationDate }
///     drawing.strokes[2].ink.color = .black
public protocol StrokeArrayHolder {
  /// All strokes, lowest first.
  var strokeArray: [Stroke] { get set }
}

extension StrokeArrayHolder {
  /// All strokes, lowest first. The cost of each change is proportional to the size of the drawing;
  /// the cost of ``Drawing/update(_:_:)``, ``Drawing/append(_:)-(Stroke)`` and
  /// ``Drawing/remove(_:)->_`` is proportional to the change.
  public var strokes: [Stroke] {
    get { strokeArray }
    set { strokeArray = newValue }
    _modify { yield &strokeArray }
  }
}

extension Drawing: StrokeArrayHolder {
  /// All strokes, lowest first. If you set strokes, one whose id occurs earlier gets a new id.
  public var strokeArray: [Stroke] {
    get { Array(strokes as Strokes) }
    set { replaceAll(with: newValue) }
  }
}
