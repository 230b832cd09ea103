extension VarlinkInterface {
  /// The text of docs/scribble.md, Commands.
  static let scribbleDefinition = """
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

    """
}
