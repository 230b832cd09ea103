// Times are microseconds of the daemon's clock, lengths millimetres of the tablet, angles radians. What a tablet does not measure is left out.

export type Property = 'position' | 'time' | 'pressure' | 'tilt' | 'roll' | 'slider' | 'distance' | 'identity';
export type Provenance = 'measured' | 'held' | 'refined' | 'modelled' | 'predicted';

export interface Sample {
  time: number;
  kernel_delay?: number;
  device_ticks?: number;
  x: number;
  y: number;
  /** 0 to 1. */
  pressure?: number;
  /** 0 to pi / 2, which is upright. */
  altitude?: number;
  /** 0 to 2 pi, from +x to +y. */
  azimuth?: number;
  roll?: number;
  slider?: number;
  distance?: number;
  buttons?: string[];
  provenance?: Partial<Record<Property, Provenance>>;
  /** Which values will still be corrected. */
  expecting?: Property[];
  index?: number;
}

export interface Tool {
  kind: string;
  serial: number;
  model: number;
}

/** A stroke; while it is open, `samples` grows and is corrected in place. */
export interface Stroke {
  /** Names it as long as the daemon runs. */
  stroke: number;
  device: number;
  tool: Tool;
  time: number;
  flags: string[];
  samples: Sample[];
  /** Of a finished one its number in the store; null if it is not kept. */
  sequence?: number | null;
  updated?: number;
  expired?: number;
  waited?: number;
}

/** How far finished strokes were told: keep it, and give it to `new Ink({ since })` another day. */
export interface Place {
  epoch: number;
  sequence: number;
}

export type InkEvent =
  | { type: 'connected'; place: Place; capabilities: string[] }
  | { type: 'disconnected'; error: Error; /** milliseconds */ retry: number }
  | { type: 'missed'; what: 'strokes' | 'updates'; count: number }
  | { type: 'missed'; what: 'numbering' }
  | { type: 'device'; device: number; tablet: Record<string, unknown> | null }
  | { type: 'deviceRemoved'; device: number }
  | { type: 'proximity'; time: number; device: number; tool: Tool; change: 'entered' | 'left' | 'lost' }
  | { type: 'hover'; device: number; tool: Tool; sample: Sample }
  | { type: 'pad'; time: number; device: number; control: 'button' | 'ring' | 'strip' | 'dial'; index: number; mode: number; value: number }
  | { type: 'gap'; time: number; device: number }
  | { type: 'began' | 'restored' | 'identified' | 'finished'; stroke: Stroke }
  | { type: 'sampled'; stroke: Stroke; sample: Sample }
  | { type: 'corrected'; stroke: Stroke; position: number; changed: Property[]; sample: Sample }
  | { type: 'predicted'; stroke: Stroke; tail: { uncertainty: number; sample: Sample }[] }
  | { type: 'ended'; stroke: Stroke; time: number; flags: string[] }
  | { type: 'cancelled' | 'lost'; stroke: number };

export interface InkOptions {
  /** Of the socket; else the user's own daemon, then the system's. */
  path?: string;
  since?: Place;
  hover?: boolean;
  pads?: boolean;
  /** Milliseconds that tips are told ahead, 0 to 50; 25 unless said. */
  predicted?: number;
  /** Milliseconds that an answer may take; 10000 unless said. */
  patience?: number;
  /** Ends the iteration. */
  signal?: AbortSignal;
}

/** The strokes of a daemon, each finished one once; waits for a daemon that is not there. */
export class Ink implements AsyncIterable<InkEvent> {
  constructor(options?: InkOptions);
  readonly place: Place | null;
  [Symbol.asyncIterator](): AsyncIterator<InkEvent>;
}

/** Calls of docs/develop/protocol.md. */
export class Connection {
  static open(path?: string, options?: { patience?: number; signal?: AbortSignal }): Promise<Connection>;
  /** `GetStatus` or a whole name; throws CallError, DisconnectedError, ProtocolError. */
  call(method: string, parameters?: Record<string, unknown>): Promise<Record<string, any>>;
  stream(method: string, parameters?: Record<string, unknown>, silence?: { milliseconds: number }): AsyncIterable<Record<string, any>>;
  close(): void;
}

/** The daemon refused a call. */
export class CallError extends Error {
  readonly error: string;
  readonly parameters: Record<string, unknown>;
}
/** The connection is no more, or never was. */
export class DisconnectedError extends Error {}
/** What came is not the protocol. */
export class ProtocolError extends Error {}

/** Where daemons are. */
export function usualPaths(environment?: Record<string, string | undefined>): string[];
