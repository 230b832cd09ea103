// A connection to the daemon: calls and their replies (docs/develop/protocol.md, section 2).

import { connect } from 'node:net';
import { join } from 'node:path';

/** A reply has at most so many bytes. */
const LONGEST_REPLY = 67_108_864;

/** The connection is no more, or never was: another one may do. */
export class DisconnectedError extends Error {
  name = 'DisconnectedError';
}

/** The daemon said what this client does not understand. */
export class ProtocolError extends Error {
  name = 'ProtocolError';
}

/** The daemon refused a call: `error` is its name, `parameters` what it says of it. */
export class CallError extends Error {
  name = 'CallError';

  constructor(error, parameters) {
    super(`${error} ${JSON.stringify(parameters ?? {})}`);
    this.error = error;
    this.parameters = parameters ?? {};
  }
}

/** Where daemons are: the user's own, then the system's. */
export function usualPaths(environment = process.env) {
  const own = environment.XDG_RUNTIME_DIR ? [join(environment.XDG_RUNTIME_DIR, 'stylusd.sock')] : [];
  return [...own, '/run/stylusd/stylusd.sock'];
}

/**
 * Calls, answered one after the other.
 *
 *     const daemon = await Connection.open();
 *     console.log(await daemon.call('GetStatus'));
 *     daemon.close();
 */
export class Connection {
  #socket;
  #parts = [];
  #length = 0;
  #replies = [];
  #waiting = [];
  #end = null;
  #patience;

  /** Connects to `path`, or to the first of the usual paths that answers; throws DisconnectedError. */
  static async open(path, { patience = 10_000, signal } = {}) {
    let failure;
    for (const place of path ? [path] : usualPaths()) {
      try {
        return new Connection(await Connection.#connect(place, signal), patience);
      } catch (error) {
        signal?.throwIfAborted();
        failure ??= new DisconnectedError(`${place}: ${error.message}. Fix: start stylusd`);
      }
    }
    throw failure;
  }

  static #connect(path, signal) {
    return new Promise((resolve, reject) => {
      const socket = connect({ path });
      const abort = () => socket.destroy(new Error('stopped'));
      signal?.addEventListener('abort', abort, { once: true });
      socket.once('error', reject);
      socket.once('connect', () => {
        socket.off('error', reject);
        signal?.removeEventListener('abort', abort);
        resolve(socket);
      });
    });
  }

  constructor(socket, patience) {
    this.#socket = socket;
    this.#patience = patience;
    socket.on('data', (bytes) => this.#take(bytes));
    socket.on('error', (error) => this.#finish(new DisconnectedError(error.message)));
    socket.on('close', () => this.#finish(new DisconnectedError('the daemon closed the connection')));
  }

  /** The reply's parameters; throws CallError, DisconnectedError or ProtocolError. */
  async call(method, parameters = {}) {
    this.#say({ method: Connection.#whole(method), parameters });
    return this.#checked(await this.#reply(this.#patience));
  }

  /**
   * All replies of a call that has several, as they come.
   *
   * @param silence milliseconds without a reply after which the daemon counts as gone; may be changed by `heard`
   */
  async *stream(method, parameters = {}, silence = { milliseconds: this.#patience }) {
    this.#say({ method: Connection.#whole(method), parameters, more: true });
    for (;;) {
      const reply = await this.#reply(silence.milliseconds);
      yield this.#checked(reply);
      if (!reply.continues) return;
    }
  }

  /** Ends it; what waits for a reply gets a DisconnectedError. */
  close() {
    this.#finish(new DisconnectedError('closed'));
    this.#socket.destroy();
  }

  static #whole(method) {
    return method.includes('.') ? method : `org.stylusd.${method}`;
  }

  #say(message) {
    if (this.#end) throw this.#end;
    this.#socket.write(`${JSON.stringify(message)}\0`);
  }

  #checked(reply) {
    if (reply.error) throw new CallError(reply.error, reply.parameters);
    return reply.parameters ?? {};
  }

  #reply(patience) {
    if (this.#replies.length > 0) {
      const reply = this.#replies.shift();
      if (this.#replies.length < 64) this.#socket.resume();
      return Promise.resolve(reply);
    }
    if (this.#end) return Promise.reject(this.#end);
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#finish(new DisconnectedError(`the daemon said nothing for ${patience} ms`));
        this.#socket.destroy();
      }, patience);
      this.#waiting.push({
        resolve: (reply) => (clearTimeout(timer), resolve(reply)),
        reject: (error) => (clearTimeout(timer), reject(error)),
      });
    });
  }

  #take(bytes) {
    let start = 0;
    for (let end = bytes.indexOf(0); end >= 0; end = bytes.indexOf(0, start)) {
      this.#parts.push(bytes.subarray(start, end));
      this.#heard(Buffer.concat(this.#parts));
      this.#parts = [];
      this.#length = 0;
      start = end + 1;
    }
    if (start < bytes.length) {
      this.#parts.push(bytes.subarray(start));
      this.#length += bytes.length - start;
      if (this.#length > LONGEST_REPLY) this.#fail('a reply is too long');
    }
    // Who reads slowly lets the daemon know: it leaves guesses out first.
    if (this.#replies.length >= 1024) this.#socket.pause();
  }

  #heard(bytes) {
    let reply;
    try {
      reply = JSON.parse(bytes.toString('utf8'));
    } catch {
      return this.#fail('a reply is no JSON');
    }
    if (reply === null || typeof reply !== 'object' || Array.isArray(reply)) return this.#fail('a reply is no object');
    const waiting = this.#waiting.shift();
    if (waiting) waiting.resolve(reply);
    else this.#replies.push(reply);
  }

  #fail(words) {
    this.#finish(new ProtocolError(words));
    this.#socket.destroy();
  }

  #finish(error) {
    this.#end ??= error;
    for (const waiting of this.#waiting.splice(0)) waiting.reject(this.#end);
  }
}
