// Live ink that resumes by itself.

import { setTimeout as sleep } from 'node:timers/promises';
import { CallError, Connection, DisconnectedError } from './connection.js';
import { Resumption } from './resumption.js';

/** After this end of a stream another attempt would bring the same. */
const FINAL = 'replay_ended';

/**
 * The strokes of a daemon, as they are drawn, and each finished one once, through broken connections and restarts.
 *
 *     for await (const event of new Ink()) {
 *       if (event.type === 'finished') console.log(event.stroke.sequence, event.stroke.samples.length);
 *     }
 */
export class Ink {
  #options;
  #resumption;

  /**
   * @param options
   *   path: of the socket; else the user's own daemon, then the system's
   *   since: { epoch, sequence } of another day: what was finished after it comes first
   *   hover, pads: what tools do above the surface, and pads, too (false, true)
   *   predicted: milliseconds that tips are told ahead, 0 to 50 (25)
   *   patience: milliseconds that the daemon may take for an answer (10000)
   *   signal: an AbortSignal that ends the iteration
   */
  constructor(options = {}) {
    this.#options = { hover: false, pads: true, predicted: 25, patience: 10_000, ...options };
    this.#resumption = new Resumption(options.since ?? null);
  }

  /** How far finished strokes were told: { epoch, sequence }; null until a daemon was met. */
  get place() {
    return this.#resumption.place && { ...this.#resumption.place };
  }

  async *[Symbol.asyncIterator]() {
    const { signal } = this.#options;
    let wait = 50;
    while (!signal?.aborted) {
      let error = new DisconnectedError('the stream ended');
      try {
        for await (const event of this.#once()) {
          if (event.type === 'connected') wait = 50;
          yield event;
        }
      } catch (caught) {
        if (signal?.aborted) return;
        const passes = caught instanceof DisconnectedError || (caught instanceof CallError && caught.error.endsWith('.TooManyClients'));
        if (!passes) throw caught;
        error = caught;
      }
      if (this.#resumption.ended === FINAL) return;
      // Not all clients of a daemon at once.
      const retry = Math.round(wait * (1 + Math.random()));
      wait = Math.min(2 * wait, 2_500);
      yield { type: 'disconnected', error, retry };
      try {
        await sleep(retry, undefined, { signal });
      } catch {
        return;
      }
    }
  }

  /** One connection's events. */
  async *#once() {
    const { path, patience, signal, hover, pads, predicted } = this.#options;
    const daemon = await Connection.open(path, { patience, signal });
    const stop = () => daemon.close();
    signal?.addEventListener('abort', stop, { once: true });
    try {
      this.#resumption.meet((await daemon.call('GetStatus')).run);
      if (this.#resumption.place) yield* this.#pages(daemon, this.#resumption.place.sequence);
      const silence = { milliseconds: patience };
      const request = { hover, pads, predicted_ms: predicted, pings: true };
      for await (const message of daemon.stream('Subscribe', request, silence)) {
        if (message.event === 'hello') silence.milliseconds = 2 * message.heartbeat + 1_000;
        yield* this.#resumption.take(message);
        if (this.#resumption.since !== null) yield* this.#missed(this.#resumption.since);
      }
    } finally {
      signal?.removeEventListener('abort', stop);
      daemon.close();
    }
  }

  /** What the store has above a stroke, asked on a connection of its own while the stream waits. */
  async *#missed(since) {
    const { path, patience, signal } = this.#options;
    const store = await Connection.open(path, { patience, signal });
    try {
      yield* this.#pages(store, since);
    } finally {
      store.close();
    }
  }

  async *#pages(daemon, since) {
    for (let next = since; next !== null; next = this.#resumption.since) {
      yield* this.#resumption.takePage(await daemon.call('GetStrokes', { since: next }), next);
    }
  }
}
