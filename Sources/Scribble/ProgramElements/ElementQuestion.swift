import InkGeometry
import StylusProtocol
import TextFields

/// A request to a program for a change of one of its elements.
enum ElementQuestion {
  /// The keyboard focus for the element, with the start of the word.
  case focus(Point)
  /// The same for a field of its toolkit at the reported position.
  case focusOfField(Point)
  /// Its text with its glyphs, for a gesture over them.
  case glyphs(under: TextGesture)
  /// The action of a gesture.
  case gesture(ScribbleEvent.Gesture, Rect)
  /// Its text.
  case text
  case change(Range<Int>, to: String)
  case selection(Range<Int>)

  /// As it is sent.
  func event(_ request: Int64, _ element: String) -> ScribbleEvent {
    switch self {
    case .focus(let place), .focusOfField(let place):
      .focus(request: request, element: element, ScribblePlace(place))
    case .glyphs, .text: .text(request: request, element: element)
    case .gesture(let word, let area):
      .gesture(request: request, element: element, word, ScribbleArea(area))
    case .change(let range, let text): .change(request: request, element: element, range, text)
    case .selection(let range): .select(request: request, element: element, range)
    }
  }
}
