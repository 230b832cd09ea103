/// The interface org.stylusd.overlay.
enum OverlayInterface {
  /// The text of docs/develop/overlay-socket.md.
  static let definition = """
    # Ink above everything on the screen.
    # Lengths are millimeters, times microseconds, places in the layout logical pixels.
    interface org.stylusd.overlay

    # What is done with a pen.
    type Mode (draw, ephemeral, off)

    # A rectangle of the layout.
    type Area (left: float, top: float, width: float, height: float)

    # An output and the ink on it; memory in bytes, the angle by which its page is turned in degrees.
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

    # A tablet and what it reaches; output is left out where that is not one output alone.
    type Tablet (device: int, name: string, output: ?string, area: ?Area)

    # How long ink took to an output (mean, p50, p99, max), and what became of its frames.
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

    # Changes what is done with a pen; toggle: drawing, or what was before it.
    method SetMode(mode: (draw, ephemeral, off, toggle)) -> (mode: Mode)

    # Changes what is drawn with. What is left out stays, but another ink has its usual width.
    method SetInk(ink: ?string, color: ?string, width: ?float) -> (
      ink: string,
      color: string,
      width: float
    )

    # Does what a command of docs/develop/canvas.md says, such as "tool marker".
    method Perform(command: string, output: ?string) -> ()

    # Takes back the last step, on whatever output it was made.
    method Undo() -> ()

    # Does again what was taken back last.
    method Redo() -> ()

    # Removes the ink of an output, or of all; one step, which can be taken back.
    method Clear(output: ?string) -> ()

    # Ink that fades is not drawn where it begins in one of these areas, at most 512: it is another program's. Counts for 5 s.
    method LeaveOut(areas: []Area) -> ()

    # Writes the ink of an output to a file whose extension says the format.
    method Save(path: string, output: ?string) -> (output: string, strokes: int)

    # Puts the drawing of a file in the place of the ink of an output, or of all; one step, which can be taken back.
    method Open(path: string, output: ?string) -> (strokes: int)

    # Shows and draws nothing until this connection closes.
    method Hide() -> ()

    # Reads the configuration again.
    method Reload() -> ()

    # What the overlay is and does.
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

    # What the overlay measured of itself since it started.
    method GetStatistics() -> (uptime: int, outputs: []Latency)

    # An output that is not there, and those that are.
    error NoSuchOutput (output: string, outputs: []string)

    # Several outputs have ink, and none was named.
    error OutputNeeded (outputs: []string)

    # An ink that there is not, and those there are.
    error UnknownInk (ink: string, inks: []string)

    # A text that is no colour.
    error BadColor (color: string)

    # A width that the ink cannot have, and the least and the most that it can.
    error BadWidth (width: float, least: float, most: float)

    # A command that means nothing, or cannot be done now.
    error CannotPerform (command: string, reason: string)

    # There is no step to take back.
    error NothingToUndo ()

    # Nothing was taken back since the last change.
    error NothingToRedo ()

    # The ink could not be written.
    error CannotSave (path: string, reason: string)

    # The file could not be read, or is no drawing.
    error CannotOpen (path: string, reason: string)

    # The configuration could not be read, and what was read before still counts.
    error CannotReload (reason: string)

    # The overlay serves as many clients as it may.
    error TooManyClients (limit: int)

    """
}
