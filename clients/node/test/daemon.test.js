import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { CallError, Connection, DisconnectedError, Ink, ProtocolError, usualPaths } from '../index.js';
import { Daemon, programs, replayed } from './helpers.js';

describe('a daemon that plays a recording', { skip: programs ? false : 'there is no stylusd: set STYLUSD_PROGRAMS' }, () => {
  it('gives the strokes that stylusctl replay has, each once, live and finished alike', async () => {
    const daemon = await new Daemon().start('--replay', 'demo', '--speed', '8');
    try {
      const finished = [];
      let [live, tails] = [0, 0];
      for await (const event of new Ink({ path: daemon.path })) {
        if (event.type === 'sampled') live += 1;
        if (event.type === 'predicted' && event.tail.length > 0) tails += 1;
        if (event.type === 'finished') finished.push(event.stroke);
      }
      assert.deepEqual(finished.map((stroke) => stroke.samples), replayed());
      assert.deepEqual(finished.map((stroke) => stroke.sequence), finished.map((_, index) => index + 1));
      // How many there are depends on how busy the machine is: what is late is left out.
      assert.ok(live > 0 && tails > 0, `${live} live samples, ${tails} tails`);
    } finally {
      await daemon.end();
    }
  });

  it('has its strokes drawn by the example', async () => {
    const daemon = await new Daemon().start('--replay', 'demo', '--speed', '40');
    try {
      const example = fileURLToPath(new URL('../examples/svg.js', import.meta.url));
      const { stdout } = await promisify(execFile)(process.execPath, [example, daemon.path]);
      const points = replayed().map((samples) => samples.map(({ x, y }) => `${x.toFixed(2)},${y.toFixed(2)}`).join(' '));
      assert.deepEqual([...stdout.matchAll(/<polyline points='([^']*)'/g)].map((match) => match[1]), points);
      assert.match(stdout, /<\/svg>\n$/);
    } finally {
      await daemon.end();
    }
  });

  it('loses no stroke and tells none twice though it is killed and starts again', async () => {
    const daemon = await new Daemon().start('--replay', 'demo', '--speed', '8');
    try {
      const told = [];
      let breaks = 0;
      for await (const event of new Ink({ path: daemon.path, since: { epoch: 1, sequence: 0 } })) {
        if (event.type === 'disconnected') breaks += 1;
        if (event.type !== 'finished') continue;
        told.push(JSON.stringify(event.stroke.samples));
        if (told.length === 8) {
          await daemon.kill();
          await daemon.start('--replay', 'demo', '--speed', '40');
        }
      }
      assert.equal(new Set(told).size, 33);
      assert.equal(told.length, 33);
      assert.ok(breaks >= 1);
    } finally {
      await daemon.end();
    }
  });

  it('answers calls, and refuses others by name', async () => {
    const daemon = await new Daemon().start('--replay', 'demo', '--speed', 'max');
    try {
      const connection = await Connection.open(daemon.path);
      const [status, tablets] = await Promise.all([connection.call('GetStatus'), connection.call('ListTablets')]);
      assert.equal(typeof status.run, 'number');
      assert.ok(Array.isArray(tablets.tablets));
      await assert.rejects(connection.call('GetStrokes', { since: -1 }), (error) => error instanceof CallError && error.parameters.parameter === 'since');
      await assert.rejects(connection.call('NoSuchMethod'), CallError);
      connection.close();
      await assert.rejects(connection.call('GetStatus'), DisconnectedError);
    } finally {
      await daemon.end();
    }
  });

  it('ends at once when it is told to', async () => {
    const daemon = await new Daemon().start('--replay', 'demo', '--speed', '1');
    try {
      const stop = new AbortController();
      let count = 0;
      for await (const event of new Ink({ path: daemon.path, signal: stop.signal })) {
        count += event.type === 'sampled' ? 1 : 0;
        if (count === 5) stop.abort();
      }
      assert.ok(count >= 5 && count < 200);
    } finally {
      await daemon.end();
    }
  });
});

describe('what is no daemon', () => {
  const folder = new Daemon();

  /** What a client does with somebody who says this to everybody. */
  async function facing(bytes, body) {
    const path = join(folder.folder, `p${Math.random()}`);
    const server = createServer((socket) => {
      socket.on('error', () => {});
      socket.write(bytes);
    });
    await new Promise((resolve) => server.listen(path, resolve));
    try {
      await body(path);
    } finally {
      server.close();
    }
  }

  it('is told with the fix', async () => {
    await assert.rejects(Connection.open('/nowhere/at/all'), /nowhere.*Fix: start stylusd/);
  });

  for (const [name, bytes] of [['no JSON', 'hello\0'], ['a list', '[1]\0'], ['null', 'null\0'], ['bytes that are no UTF-8', Buffer.from([0xff, 0])]]) {
    it(`that says ${name} is refused`, async () => {
      await facing(bytes, async (path) => {
        const connection = await Connection.open(path);
        await assert.rejects(connection.call('GetStatus'), ProtocolError);
      });
    });
  }

  it('that says nothing is given up', async () => {
    await facing('', async (path) => {
      const connection = await Connection.open(path, { patience: 50 });
      await assert.rejects(connection.call('GetStatus'), /said nothing for 50 ms/);
    });
  });

  it('is looked for where daemons are', () => {
    assert.deepEqual(usualPaths({ XDG_RUNTIME_DIR: '/run/user/7' }), ['/run/user/7/stylusd.sock', '/run/stylusd/stylusd.sock']);
    assert.deepEqual(usualPaths({}), ['/run/stylusd/stylusd.sock']);
  });
});
