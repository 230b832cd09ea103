// Daemons that play recordings, for the tests.

import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');

/** The folder of stylusd and stylusctl; null: the tests against them are skipped. */
export const programs = [process.env.STYLUSD_PROGRAMS, join(root, '.build/debug')].find((folder) => folder && existsSync(join(folder, 'stylusd'))) ?? null;

/** A daemon in a folder of its own, which `end` removes. */
export class Daemon {
  constructor() {
    this.folder = mkdtempSync(join(tmpdir(), 'stylusd-node-'));
    this.path = join(this.folder, 's');
  }

  async start(...options) {
    this.process = spawn(join(programs, 'stylusd'), ['--socket', this.path, ...options], { stdio: 'ignore' });
    // Until it listens or is over. The bound is for one that hangs: a busy machine takes long.
    for (let turn = 0; turn < 3600 && !existsSync(this.path) && this.process.exitCode === null; turn += 1) await sleep(50);
    return this;
  }

  async kill() {
    const gone = new Promise((resolve) => this.process.once('exit', resolve));
    this.process.kill('SIGKILL');
    await gone;
    rmSync(this.path, { force: true });
  }

  async end() {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** The strokes that the built-in recording has, with all corrections, as `stylusctl replay` tells them. */
export function replayed() {
  const strokes = new Map();
  const finished = [];
  for (const line of execFileSync(join(programs, 'stylusctl'), ['replay', 'demo', '--json'], { encoding: 'utf8', maxBuffer: 1 << 28 }).split('\n')) {
    if (!line) continue;
    const event = JSON.parse(line);
    if (event.event === 'begin') strokes.set(event.stroke, []);
    if (event.event === 'sample') strokes.get(event.stroke).push(event.sample);
    if (event.event === 'update') strokes.get(event.stroke)[event.position] = event.sample;
    if (event.event === 'finished') finished.push(strokes.get(event.stroke));
  }
  return finished;
}
