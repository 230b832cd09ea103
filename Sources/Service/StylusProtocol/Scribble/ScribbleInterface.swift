/// The interface org.stylusd.scribble.
enum ScribbleInterface {
  /// The text of docs/develop/scribble-elements.md, Commands.
  static let definition = """
    # Ink over text fields, which becomes text.
    # Times are microseconds.
    interface org.stylusd.scribble

    # Whether ink over fields becomes text.
    type Mode (on, off)

    # Turns it on or off, now and for the next sessions; toggle: what it is not.
    method SetMode(mode: (on, off, toggle)) -> (mode: Mode)

    # Whether the writing pad is on the screen
    type Pad (shown, hidden)

    # Shows it, or hides it; toggle: what it is not.
    method SetPad(pad: (show, hide, toggle)) -> (pad: Pad)

    # Texts that could not be put into their fields, oldest first; they are forgotten then.
    method TakeTexts() -> (texts: []string)

    # Reads the configuration again.
    method Reload() -> ()

    # A rectangle of a window, in logical pixels from the corner of its content; sides of 0 or more, nothing above 65536.
    type Area (left: float, top: float, width: float, height: float)

    # A place of a window, in logical pixels from the corner of its content.
    type Place (x: float, y: float)

    # A window of the calling process, by its title and app id; both may be left out where it has one window.
    type Window (title: ?string, application: ?string)

    # A place that can be written into. id: 1 to 64 bytes. kind: text, the program is told its text; field, the program gives the
    # keyboard to a field that the accessibility bus knows; canvas, the pen is the program's there, whatever lies below.
    # delays_focus: it moves when it gets the keyboard. asks: the program is asked for each stroke if it may be ink.
    type Element (
      id: string,
      kind: (text, field, canvas),
      area: Area,
      multiline: ?bool,
      focused: ?bool,
      delays_focus: ?bool,
      asks: ?bool
    )

    # The caller has elements of its own, for as long as the connection lasts. Each reply is an event. What has a request wants an
    # answer within 0.4 s. The calling program says what it has to say by oneway calls of the same connection.
    # refused: why one of those was not taken; parameter: of InvalidParameter.
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

    # All elements of a window, 256 at most; none: it has none any more. request: of the event that it answers.
    method SetElements(window: ?Window, elements: []Element, request: ?int) -> ()

    # Answers an event. done: yes, or it was done. area: of focus, where the caret is now. Of text: what stands there, 8192 code
    # points at most, where the caret is, and where each code point is seen, 512 at most.
    method Answer(
      request: int,
      done: ?bool,
      area: ?Area,
      text: ?string,
      caret: ?int,
      glyphs: ?[]Area
    ) -> ()

    # A program with elements of its own, and how many.
    type Program (name: string, elements: int)

    # What it is, what it did since it started, and what it lacks. It tells no text.
    # wait: from the pen's lift to the text that was read back; reading: what of it the recogniser took.
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

    # The configuration could not be read, and what was read before still counts.
    error CannotReload (reason: string)

    # The mode counts now, but could not be remembered.
    error CannotKeep (reason: string)

    # It is off, so nothing is shown.
    error IsOff ()

    # It serves as many clients as it may.
    error TooManyClients (limit: int)

    # As many programs as may be have elements already.
    error TooManyPrograms (limit: int)

    # A program has elements in as many windows as it may.
    error TooManyWindows (limit: int)

    # Elements are set, and events answered, by the connection that serves them, as oneway calls.
    error NotServing ()

    """
}
