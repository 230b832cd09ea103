// What to ask and what to tell, so that every finished stroke is told once, whatever breaks (docs/develop/protocol.md, sections 4 and 6). No socket and
// no clock: who has them gives what it heard and does what it is told. Two ways bring a stroke, the stream and the store; whichever says first
// that it is finished wins.

import { DisconnectedError, ProtocolError } from './connection.js';

/** No daemon has so many open strokes or devices. */
const MOST = 4_096;
/** As many samples of a stroke as daemons keep. */
const LONGEST = 65_536;

export class Resumption {
  /** Above which stroke the store is to be asked before the next message; null: it is not. */
  since = null;
  /** Why the stream ended; null while it has not said. */
  ended = null;
  #open = new Map();
  #present = new Set();
  #overtaken = new Set();
  #roll = null;
  #run = null;
  #isStale = false;
  #told = [];

  /** @param place { epoch, sequence } up to which strokes are known; null begins with what happens from now on */
  constructor(place = null) {
    this.place = place && { epoch: place.epoch, sequence: place.sequence };
  }

  /** Takes the run of the daemon to which there is a connection now, before anything else. */
  meet(run) {
    const known = this.#run;
    this.#run = run;
    if (known === null || known === run) return;
    this.#isStale = true;
    this.#overtaken.clear();
  }

  /** Takes a page of GetStrokes that was asked for above `since`; the events of it. */
  takePage(page, since) {
    this.since = null;
    if (this.#run !== null && page.run !== this.#run) throw new DisconnectedError('the daemon was restarted during the request');
    if (this.place && this.place.epoch !== page.epoch) {
      this.#renumber(page.epoch);
      if (since > 0) {
        this.since = 0;
        return this.#tell();
      }
    }
    if (page.missed > 0) this.#told.push({ type: 'missed', what: 'strokes', count: page.missed });
    for (const stroke of page.strokes) this.#takeStroke(stroke, stroke.sequence > page.earlier);
    this.place = { epoch: page.epoch, sequence: Math.max(this.place?.sequence ?? 0, page.next) };
    if (since < page.next && page.next < page.newest) this.since = page.next;
    return this.#tell();
  }

  #takeStroke(stroke, isOfThisRun) {
    if (!this.place || stroke.sequence <= this.place.sequence) return;
    this.place.sequence = stroke.sequence;
    const known = this.#open.get(stroke.stroke);
    if (known && known.stroke.time === stroke.time) this.#open.delete(stroke.stroke);
    else this.#lose(new Set([stroke.stroke]), new Set());
    if (isOfThisRun && this.#overtaken.size < MOST) this.#overtaken.add(stroke.stroke);
    this.#told.push({ type: 'finished', stroke });
  }

  #renumber(epoch) {
    this.place = { epoch, sequence: 0 };
    this.#told.push({ type: 'missed', what: 'numbering' });
    this.#forgetAll();
    this.#overtaken.clear();
  }

  #forgetAll() {
    this.#isStale = false;
    this.#roll = null;
    this.#lose(new Set(this.#open.keys()), new Set(this.#present));
  }

  #lose(strokes, devices) {
    for (const stroke of strokes) if (this.#open.delete(stroke)) this.#told.push({ type: 'lost', stroke });
    for (const device of devices) if (this.#present.delete(device)) this.#told.push({ type: 'deviceRemoved', device });
  }

  #tell() {
    return this.#told.splice(0);
  }

  /** Takes a message of the stream; the events of it. `since` says then what to ask the store, `ended` why no next one comes. */
  take(message) {
    this.since = null;
    const begins = message.event === 'hello' || message.event === 'lost';
    if (this.#isStale && begins) this.#forgetAll();
    const isOnRoll = ['snapshot', 'device_added', 'end', 'proximity'].includes(message.event);
    if (this.#roll && !begins && !(isOnRoll && message.sequence <= this.#roll.number)) {
      const { strokes, devices } = this.#roll;
      this.#roll = null;
      this.#lose(strokes, devices);
    }
    this.#read(message);
    return this.#tell();
  }

  /** From here on what is there is named again. */
  #call(number) {
    this.#roll = { number, strokes: new Set(this.#open.keys()), devices: new Set(this.#present) };
  }

  #read(message) {
    const { event, sequence, ...fields } = message;
    switch (event) {
      case 'hello': return this.#hello(message);
      case 'lost':
        this.#call(sequence);
        this.#told.push({ type: 'missed', what: 'updates', count: message.last - message.first + 1 });
        this.since = this.place?.sequence ?? 0;
        return;
      case 'end_of_stream': this.ended = message.reason; return;
      case 'device_added':
      case 'device_changed': return this.#device(message);
      case 'device_removed':
        if (this.#present.delete(message.device)) this.#told.push({ type: 'deviceRemoved', device: message.device });
        return;
      case 'proximity':
      case 'hover':
      case 'pad':
      case 'gap': this.#told.push({ type: event, ...fields }); return;
      default: this.#readStroke(message);
    }
  }

  #hello(message) {
    if (message.protocol !== 1) throw new ProtocolError(`it speaks protocol ${message.protocol}`);
    if (this.place && this.place.epoch !== message.epoch) this.#renumber(message.epoch);
    this.ended = null;
    this.#overtaken.clear();
    this.#call(message.sequence);
    const newest = { epoch: message.epoch, sequence: message.stored };
    this.#told.push({ type: 'connected', place: newest, capabilities: message.capabilities });
    if (!this.place) this.place = { ...newest };
    else if (newest.sequence > this.place.sequence) this.since = this.place.sequence;
  }

  #device(message) {
    if (message.event === 'device_added') {
      this.#present.add(message.device);
      this.#roll?.devices.delete(message.device);
      if (this.#present.size > MOST) throw new ProtocolError('too many devices');
    }
    this.#told.push({ type: 'device', device: message.device, tablet: message.tablet ?? null });
  }

  #begin(message) {
    if (this.#overtaken.has(message.stroke)) return null;
    this.#roll?.strokes.delete(message.stroke);
    const { stroke, device, tool, time } = message;
    const begun = { stroke: { stroke, device, tool, time, flags: [], samples: [] }, told: 0 };
    this.#open.set(stroke, begun);
    if (this.#open.size > MOST) throw new ProtocolError('too many open strokes');
    return begun;
  }

  #readStroke(message) {
    const { event } = message;
    if (event === 'finished') return this.#finished(message);
    if (event === 'snapshot') return this.#snapshot(message);
    if (event === 'begin') {
      const begun = this.#begin(message);
      if (begun) this.#told.push({ type: 'began', stroke: begun.stroke });
      return;
    }
    if (event === 'cancelled') this.#overtaken.delete(message.stroke);
    const known = this.#open.get(message.stroke);
    if (!known) return;
    const { stroke } = known;
    switch (event) {
      case 'sample':
        known.told += 1;
        if (stroke.samples.length < LONGEST) stroke.samples.push(message.sample);
        this.#told.push({ type: 'sampled', stroke, sample: message.sample });
        break;
      case 'update':
        if (message.position < stroke.samples.length) stroke.samples[message.position] = message.sample;
        this.#told.push({ type: 'corrected', stroke, position: message.position, changed: message.changed ?? [], sample: message.sample });
        break;
      case 'identity':
        stroke.tool = message.tool;
        this.#told.push({ type: 'identified', stroke });
        break;
      case 'predicted': this.#told.push({ type: 'predicted', stroke, tail: message.tail }); break;
      case 'end': this.#told.push({ type: 'ended', stroke, time: message.time, flags: message.flags }); break;
      case 'cancelled':
        this.#open.delete(message.stroke);
        this.#told.push({ type: 'cancelled', stroke: message.stroke });
        break;
      default: // a later version's
    }
  }

  #snapshot(message) {
    let known = this.#open.get(message.stroke);
    if (message.first === 0 || !known) known = this.#begin(message);
    if (!known) return;
    const { samples } = known.stroke;
    for (const sample of message.samples.slice(0, LONGEST - samples.length)) samples.push(sample);
    known.told = message.first + message.samples.length;
    if (known.told >= message.sample_count) this.#told.push({ type: 'restored', stroke: known.stroke });
  }

  #finished(message) {
    if (this.#overtaken.delete(message.stroke)) return;
    const known = this.#open.get(message.stroke);
    const { stored } = message;
    const place = this.place ?? { epoch: 0, sequence: 0 };
    if (stored && stored <= place.sequence) {
      // A recording that is played again.
      if (this.#open.delete(message.stroke)) this.#told.push({ type: 'cancelled', stroke: message.stroke });
    } else if (stored && (!known || known.told !== message.sample_count)) {
      // Not all of it came; the store has all that is kept. If it has it no longer, it is lost.
      if (known) this.#roll = { number: 0, strokes: new Set([message.stroke]), devices: new Set() };
      this.since = place.sequence;
    } else if (known) {
      this.#open.delete(message.stroke);
      const { updated, expired, waited, flags } = message;
      Object.assign(known.stroke, { sequence: stored ?? null, flags, updated, expired, waited });
      this.#told.push({ type: 'finished', stroke: known.stroke });
      if (stored) this.place = { epoch: place.epoch, sequence: stored };
    }
  }
}
