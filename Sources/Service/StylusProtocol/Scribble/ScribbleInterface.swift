/// The interface org.stylusd.scribble.
enum ScribbleInterface {
  /// The text of docs/develop/scribble-elements.md, Commands.
  static let definition = """
    # Handwriting over text fields that becomes text.
    # Times are in microseconds.
    interface org.stylusd.scribble

    # Whether ink over fields becomes text.
    type Mode (on, off)

    # Turns it on or off, now and in later sessions. toggle switches.
    method SetMode(mode: (on, off, toggle)) -> (mode: Mode)

    # Whether the writing pad is on the screen.
    type Pad (shown, hidden)

    # Shows or hides the pad. toggle switches.
    method SetPad(pad: (show, hide, toggle)) -> (pad: Pad)

    # Returns the texts that could not be inserted, oldest first, and forgets them.
    method TakeTexts() -> (texts: []string)

    # Reads the configuration again.
    method Reload() -> ()

    # A rectangle in a window, in logical pixels from the corner of its content. No value is above 65536, no side negative.
    type Area (left: float, top: float, width: float, height: float)

    # A point in a window, in logical pixels from the corner of its content.
    type Place (x: float, y: float)

    # A window of the calling process, by title and app id. Both may be missing if the process has one window.
    type Window (title: ?string, application: ?string)

    # An area that accepts handwriting. id: 1 to 64 bytes. kind: text, the program receives the text; field, the program focuses a
    # field that is on the accessibility bus; canvas, the pen belongs to the program there, whatever is below.
    # delays_focus: it moves when it receives the focus. asks: the program decides for each stroke whether it may be ink.
    type Element (
      id: string,
      kind: (text, field, canvas),
      area: Area,
      multiline: ?bool,
      focused: ?bool,
      delays_focus: ?bool,
      asks: ?bool
    )

    # Offers elements of the caller for as long as the connection lasts. Each reply is an event. An event with a request needs an
    # answer within 0.4 s. The caller sends elements and answers as oneway calls on the same connection.
    # refused: why one of these calls was rejected; parameter: that of InvalidParameter.
    method ServeElements(name: string) -> (
      event: (expected, elements, should_begin, will_begin, focus, text, change, select, gesture, did_finish, refused),
      request: ?int,
      element: ?string,
      expected: ?bool,
      area: ?Area,
      window: ?Window,
      place: ?Place,
      start: ?int,
      end: ?int,
      text: ?string,
      gesture: ?(scratch_out, line, circle, vertical_line, caret, long_press),
      error: ?string,
      parameter: ?string
    )

    # Sets all elements of a window, at most 256; an empty list removes them. request: that of the event that it answers.
    method SetElements(window: ?Window, elements: []Element, request: ?int) -> ()

    # Answers an event. done: whether it was done. area: for focus, the position of the caret. For text: the text (at most 8192 code
    # points), the caret, and the visible position of each code point (at most 512).
    method Answer(
      request: int,
      done: ?bool,
      area: ?Area,
      text: ?string,
      caret: ?int,
      glyphs: ?[]Area
    ) -> ()

    # A program with elements of its own, and their number.
    type Program (name: string, elements: int)

    # The state, the counts since the start, and missing parts. It contains no text.
    # wait: from lifting the pen until the inserted text was read back; reading: the recognizer's share of it.
    method GetStatus() -> (
      version: string,
      uptime: int,
      mode: Mode,
      pad: Pad,
      windows: int,
      fields: int,
      written: int,
      failed: int,
      unread: int,
      gestures: int,
      corrected: int,
      taps: int,
      unwritten: int,
      programs: []Program,
      wait_p50: ?int,
      wait_p99: ?int,
      reading_p50: ?int,
      reading_p99: ?int,
      desktop_fault: ?string,
      accessibility_fault: ?string,
      input_fault: ?string,
      daemon_fault: ?string
    )

    # The configuration could not be read. The previous one stays in effect.
    error CannotReload (reason: string)

    # The mode is in effect, but could not be stored.
    error CannotKeep (reason: string)

    # Scribble is off, so nothing is shown.
    error IsOff ()

    # Scribble already serves the maximum number of clients.
    error TooManyClients (limit: int)

    # The maximum number of programs already has elements.
    error TooManyPrograms (limit: int)

    # The program already has elements in the maximum number of windows.
    error TooManyWindows (limit: int)

    # Only the connection that offers the elements may set them and answer events, with oneway calls.
    error NotServing ()

    """
}
