/// The interface org.stylusd.
enum StylusdInterface {
  /// The text of docs/develop/protocol.md, section 3.
  static let definition = """
    # Pen input: tablets, live ink and finished strokes.
    # Lengths are millimeters, angles radians, times microseconds on CLOCK_MONOTONIC.
    interface org.stylusd

    # What kind of tool touches the tablet.
    type ToolKind (pen, eraser, brush, pencil, airbrush, mouse, lens)

    # One physical tool; serial and model are 0 where unknown.
    type Tool (kind: ToolKind, serial: int, model: int)

    # A property of a sample that carries its own provenance.
    type Property (position, time, pressure, tilt, roll, slider, distance, identity)

    # How a value is known.
    type How (measured, held, refined, modelled, predicted)

    # How each property of a sample is known; left out: the device has no such value.
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

    # One reading of a pen. A value that is left out rests: 0, for altitude pi/2.
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

    # Where a tip is expected to be, and by how many millimeters that will be wrong on average.
    type PredictedSample (uncertainty: float, sample: Sample)

    # A rectangle of the surface.
    type Area (left: float, top: float, width: float, height: float)

    # How many controls a pad has.
    type Pad (buttons: int, rings: int, strips: int, dials: int)

    # A tablet or its pad; profile: how a pen tablet's values arrive.
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

    # In how many samples of a stroke a property is known how.
    type Known (property: Property, measured: int, held: int, refined: int, modelled: int)

    # A finished stroke; samples is left out if the caller did not want them.
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

    # A finished stroke in the journal; written: microseconds since 1970.
    type JournalStroke (owner: int, written: int, stroke: Stroke)

    # How many strokes of a user are in the journal, and their numbers.
    type JournalOwner (user: int, strokes: int, oldest: int, newest: int)

    # Where the ink comes from; speed is left out for live devices and for "as fast as possible".
    type Source (kind: (live, replay), name: ?string, speed: ?float)

    # A stretch of a pen's way, how often it was measured, and how long it took, in microseconds.
    type Hop (
      hop: (drain, reconcile, publish, send, whole),
      count: int,
      p50: float,
      p99: float,
      p99_9: float,
      max: float
    )

    # A bounded queue: how many wait now, and how many did at most.
    type Queue (queue: (events, late, updates), capacity: int, waiting: int, most: int)

    # What waits for a client: bytes now, bytes at most; and updates that it lost.
    type Client (process: int, waiting: int, most: int, dropped: int)

    # What was learned of a hand on a tablet, with a tool (0: any without a number): from how many moments, and
    # by what share the error of predictions became smaller by it.
    type Hand (device: int, serial: int, lessons: int, gain: float)

    # What an event of a live stream is about.
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

    # What the daemon is and has done since it started.
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

    # What the daemon measured of itself since it started.
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

    # The tablets and pads that are there now.
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

    # Values that another program has of a device; with "upgrade" only: section 8 of the document.
    method SendLateValues(
      device: int,
      properties: []Property,
      clock: (monotonic, own, arrival)
    ) -> (source: int)

    # What the journal holds of one owner; of the caller if none is named.
    method GetJournal(owner: ?int) -> (
      path: string,
      epoch: int,
      strokes: int,
      bytes: int,
      owners: []JournalOwner,
      aside: []string
    )

    # Strokes of one owner in the journal, oldest first.
    method ListJournal(owner: ?int, since: ?int, before: ?int, limit: ?int, samples: ?bool) -> (
      strokes: []JournalStroke,
      oldest: int,
      newest: int,
      damaged: int,
      next: ?int
    )

    # Removes strokes of one owner from the journal and from memory, for good.
    method WipeJournal(owner: ?int, before: ?int) -> (strokes: int)

    # Forgets what was learned of the caller's hands, in memory and on the disk.
    method ForgetHands() -> (hands: int)

    # There is no journal, or it cannot be used now.
    error NoJournal (reason: string)

    # What was learned of hands could not all be removed.
    error HandsKept (reason: string)

    # The method needs "upgrade".
    error ExpectedUpgrade ()

    # Another source sends this property of the device already.
    error PropertyTaken (device: int, property: Property)

    # A device that is not there.
    error UnknownDevice (device: int)

    # The daemon serves as many clients as it may; of this user (uid), if one is named.
    error TooManyClients (limit: int, user: ?int)

    # The daemon is about to end.
    error Stopping ()

    """
}
