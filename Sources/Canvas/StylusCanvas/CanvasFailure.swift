import CStylusCanvas

/// Why a call did nothing: its result, and what ``stylus_canvas_message`` says of it.
struct CanvasFailure: Error {
  let result: stylus_canvas_result
  let words: String

  static func invalid(_ words: String) -> Self {
    Self(result: STYLUS_CANVAS_INVALID, words: words)
  }
  static func unknown(_ words: String) -> Self {
    Self(result: STYLUS_CANVAS_UNKNOWN, words: words)
  }
  static func refused(_ words: String) -> Self {
    Self(result: STYLUS_CANVAS_REFUSED, words: words)
  }
  static func damaged(_ words: String) -> Self {
    Self(result: STYLUS_CANVAS_DAMAGED, words: words)
  }
  static func unsupported(_ words: String) -> Self {
    Self(result: STYLUS_CANVAS_UNSUPPORTED, words: words)
  }
  static func system(_ words: String) -> Self {
    Self(result: STYLUS_CANVAS_SYSTEM, words: words)
  }
}
