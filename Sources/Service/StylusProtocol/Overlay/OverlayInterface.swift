/// The interface org.stylusd.overlay.
enum OverlayInterface {
  /// The text of docs/develop/overlay-socket.md.
  static let definition = """
    # Ink on top of everything on the screen.
    # Lengths are in millimeters, times in microseconds, positions in the layout in logical pixels.
    interface org.stylusd.overlay

    # How a pen is used.
    type Mode (draw, ephemeral, off)

    # A rectangle of the layout.
    type Area (left: float, top: float, width: float, height: float)

    # An output and the ink on it. memory is in bytes, angle (of the page) in degrees.
    type Output (
      name: string,
      area: Area,
      pixel_width: int,
      pixel_height: int,
      strokes: int,
      kept: ?int,
      shown: bool,
      memory: int,
      page: int,
      pages: int,
      zoom: float,
      angle: float,
      background: (none, paper, ruled, grid, dots)
    )

    # A tablet and the area that it reaches. output is missing unless that is exactly one output.
    type Tablet (device: int, name: string, output: ?string, area: ?Area)

    # How long ink took to reach an output (mean, p50, p99, max), and the results of its frames.
    type Latency (
      output: string,
      pacing: (late, aligned, eager),
      margin: ?int,
      period_ns: int,
      samples: int,
      mean: float,
      p50: int,
      p99: int,
      max: int,
      commits: int,
      presented: int,
      discarded: int,
      skipped: int,
      missed: int
    )

    # Changes the mode. toggle switches between draw and the previous mode.
    method SetMode(mode: (draw, ephemeral, off, toggle)) -> (mode: Mode)

    # Changes the ink. Missing parameters stay unchanged, but another ink has its default width.
    method SetInk(ink: ?string, color: ?string, width: ?float) -> (
      ink: string,
      color: string,
      width: float
    )

    # Runs a command of docs/develop/canvas.md, such as "tool marker".
    method Perform(command: string, output: ?string) -> ()

    # Undoes the last step, on any output.
    method Undo() -> ()

    # Redoes the step that was undone last.
    method Redo() -> ()

    # Removes the ink of an output, or of all outputs. This is one step and can be undone.
    method Clear(output: ?string) -> ()

    # Fading ink that begins in one of these areas (at most 512) is not drawn, because it belongs to another program. In every mode the overlay shows nothing on the pad and leaves its input to it. Valid for 5 s.
    method LeaveOut(areas: []Area, pad: ?Area) -> ()

    # Writes the ink of an output to a file. The extension selects the format.
    method Save(path: string, output: ?string) -> (output: string, strokes: int)

    # Replaces the ink of an output, or of all outputs, with the drawing of a file. This is one step and can be undone.
    method Open(path: string, output: ?string) -> (strokes: int)

    # Hides the overlay until this connection closes.
    method Hide() -> ()

    # Reads the configuration again.
    method Reload() -> ()

    # The state of the overlay.
    method GetStatus() -> (
      version: string,
      uptime: int,
      mode: Mode,
      hidden: bool,
      ink: string,
      color: string,
      width: float,
      eraser: (object, pixel, off),
      surface: (layer, window),
      outputs: []Output,
      tablets: []Tablet,
      daemon_fault: ?string
    )

    # Measurements since the overlay started.
    method GetStatistics() -> (uptime: int, outputs: []Latency)

    # There is no such output. outputs lists the existing ones.
    error NoSuchOutput (output: string, outputs: []string)

    # Several outputs have ink, and the call names none.
    error OutputNeeded (outputs: []string)

    # There is no such ink. inks lists the existing ones.
    error UnknownInk (ink: string, inks: []string)

    # The text is not a color.
    error BadColor (color: string)

    # The ink does not support this width, only those from least to most.
    error BadWidth (width: float, least: float, most: float)

    # The command is unknown, or cannot be run now.
    error CannotPerform (command: string, reason: string)

    # There is no step to undo.
    error NothingToUndo ()

    # No step was undone since the last change.
    error NothingToRedo ()

    # The ink could not be written.
    error CannotSave (path: string, reason: string)

    # The file could not be read, or is not a drawing.
    error CannotOpen (path: string, reason: string)

    # The configuration could not be read. The previous one stays in effect.
    error CannotReload (reason: string)

    # The overlay already serves the maximum number of clients.
    error TooManyClients (limit: int)

    """
}
