/// The interface org.stylusd.
enum StylusdInterface {
  /// The text of docs/develop/protocol.md, section 3.
  static let definition = """
    # Pen input: tablets, live ink and finished strokes.
    # Lengths are in millimeters, angles in radians, times in microseconds on CLOCK_MONOTONIC.
    interface org.stylusd

    # The kind of a tool.
    type ToolKind (pen, eraser, brush, pencil, airbrush, mouse, lens)

    # One physical tool. serial and model are 0 if unknown.
    type Tool (kind: ToolKind, serial: int, model: int)

    # A property of a sample that carries its own provenance.
    type Property (position, time, pressure, tilt, roll, slider, distance, identity)

    # How a value is known.
    type How (measured, held, refined, modelled, predicted)

    # How each property of a sample is known. A missing property does not exist on the device.
    type Provenance (
      position: ?How,
      time: ?How,
      pressure: ?How,
      tilt: ?How,
      roll: ?How,
      slider: ?How,
      distance: ?How,
      identity: ?How
    )

    # One reading of a pen. A missing value has its rest value: 0, or pi/2 for altitude.
    type Sample (
      time: int,
      kernel_delay: ?int,
      device_ticks: ?int,
      x: float,
      y: float,
      pressure: ?float,
      altitude: ?float,
      azimuth: ?float,
      roll: ?float,
      slider: ?float,
      distance: ?float,
      buttons: ?[]string,
      provenance: Provenance,
      expecting: ?[]string,
      index: ?int
    )

    # The expected position of a tip, and the expected error in millimeters.
    type PredictedSample (uncertainty: float, sample: Sample)

    # A rectangle of the surface.
    type Area (left: float, top: float, width: float, height: float)

    # The numbers of controls of a pad.
    type Pad (buttons: int, rings: int, strips: int, dials: int)

    # A tablet or its pad. profile: how the values of a pen tablet arrive.
    type Tablet (
      id: int,
      name: string,
      node: string,
      bus: int,
      vendor: int,
      product: int,
      seat: string,
      group: string,
      display: bool,
      role: (pen, pad),
      area: ?Area,
      measures: []Property,
      profile: ?string,
      pad: ?Pad
    )

    # The numbers of samples of a stroke by how a property is known.
    type Known (property: Property, measured: int, held: int, refined: int, modelled: int)

    # A finished stroke. samples is missing if the caller did not ask for them.
    type Stroke (
      sequence: int,
      stroke: int,
      device: int,
      tool: Tool,
      flags: []string,
      time: int,
      duration: int,
      updated: ?int,
      expired: ?int,
      waited: ?int,
      known: ?[]Known,
      sample_count: int,
      samples: ?[]Sample
    )

    # A finished stroke in the journal. written: microseconds since 1970.
    type JournalStroke (owner: int, written: int, stroke: Stroke)

    # The number of strokes of a user in the journal, and their first and last sequence.
    type JournalOwner (user: int, strokes: int, oldest: int, newest: int)

    # The source of the ink. speed is missing for live devices and for "as fast as possible".
    type Source (kind: (live, replay), name: ?string, speed: ?float)

    # One stage of a sample's route, how often it was measured, and its duration in microseconds.
    type Hop (
      hop: (drain, reconcile, publish, send, whole),
      count: int,
      p50: float,
      p99: float,
      p99_9: float,
      max: float
    )

    # A bounded queue: its current and its largest length.
    type Queue (queue: (events, late, updates), capacity: int, waiting: int, most: int)

    # The data that waits for a client: current and largest size in bytes, and lost updates.
    type Client (process: int, waiting: int, most: int, dropped: int)

    # The hand model of a writer for a tablet and a tool (0: any tool without a number): the number of moments it
    # learned from, and the share by which it reduced the prediction error.
    type Hand (device: int, serial: int, lessons: int, gain: float)

    # The subject of an event in a live stream.
    type Event (
      hello,
      ping,
      device_added,
      device_changed,
      device_removed,
      proximity,
      hover,
      begin,
      sample,
      predicted,
      update,
      identity,
      end,
      finished,
      cancelled,
      gap,
      pad,
      lost,
      snapshot,
      end_of_stream
    )

    # The state of the daemon and its counts since it started.
    method GetStatus() -> (
      version: string,
      protocol: int,
      epoch: int,
      uptime: int,
      source: Source,
      began: ?int,
      tablets: int,
      clients: int,
      strokes: int,
      gaps: int,
      dropped: int,
      anomalies: int,
      owner: ?int,
      run: int,
      journal: (off, on, failing),
      journal_fault: ?string
    )

    # Measurements since the daemon started.
    method GetStatistics() -> (
      uptime: int,
      hops: []Hop,
      queues: []Queue,
      clients: []Client,
      hands: []Hand,
      gaps: int,
      left_out: int,
      dropped: int,
      anomalies: int,
      priority: (ordinary, direct, realtime_kit),
      locked: (nothing, present, everything)
    )

    # The connected tablets and pads.
    method ListTablets() -> (tablets: []Tablet)

    # Live ink: with "more" one event per reply, with "upgrade" binary frames after the first reply.
    method Subscribe(
      devices: ?[]int,
      hover: ?bool,
      pads: ?bool,
      updates: ?bool,
      predicted_ms: ?int,
      max_batch_us: ?int,
      pings: ?bool
    ) -> (
      event: Event,
      sequence: int,
      protocol: ?int,
      heartbeat: ?int,
      capabilities: ?[]string,
      epoch: ?int,
      stored: ?int,
      time: ?int,
      device: ?int,
      tablet: ?Tablet,
      tool: ?Tool,
      change: ?(entered, left, lost),
      stroke: ?int,
      position: ?int,
      changed: ?[]string,
      sample: ?Sample,
      flags: ?[]string,
      sample_count: ?int,
      updated: ?int,
      expired: ?int,
      waited: ?int,
      control: ?(button, ring, strip, dial),
      index: ?int,
      mode: ?int,
      value: ?float,
      first: ?int,
      last: ?int,
      open: ?int,
      samples: ?[]Sample,
      tail: ?[]PredictedSample,
      reason: ?(stopping, replay_ended, too_slow, policy)
    )

    # Finished strokes with a sequence above since, oldest first.
    method GetStrokes(since: int, limit: ?int, samples: ?bool, owner: ?int) -> (
      strokes: []Stroke,
      next: int,
      newest: int,
      oldest: int,
      missed: int,
      epoch: int,
      run: int,
      earlier: int,
      clock_offset: ?int
    )

    # Accepts values of a device from another program; only with "upgrade". See section 8 of the document.
    method SendLateValues(
      device: int,
      properties: []Property,
      clock: (monotonic, own, arrival)
    ) -> (source: int)

    # The contents of the journal for one owner, by default the caller.
    method GetJournal(owner: ?int) -> (
      path: string,
      epoch: int,
      strokes: int,
      bytes: int,
      owners: []JournalOwner,
      aside: []string
    )

    # The strokes of one owner in the journal, oldest first.
    method ListJournal(owner: ?int, since: ?int, before: ?int, limit: ?int, samples: ?bool) -> (
      strokes: []JournalStroke,
      oldest: int,
      newest: int,
      damaged: int,
      next: ?int
    )

    # Permanently removes strokes of one owner from the journal and from memory.
    method WipeJournal(owner: ?int, before: ?int) -> (strokes: int)

    # Deletes the hand models of the caller, in memory and on disk.
    method ForgetHands() -> (hands: int)

    # There is no journal, or it cannot be used at the moment.
    error NoJournal (reason: string)

    # Some hand models could not be deleted.
    error HandsKept (reason: string)

    # The method needs "upgrade".
    error ExpectedUpgrade ()

    # Another source already sends this property of the device.
    error PropertyTaken (device: int, property: Property)

    # There is no such device.
    error UnknownDevice (device: int)

    # The daemon already serves the maximum number of clients, in total or for the named user (uid).
    error TooManyClients (limit: int, user: ?int)

    # The daemon is shutting down.
    error Stopping ()

    """
}
