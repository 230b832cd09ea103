#!/usr/bin/env node
// Draws what is written as SVG, until Ctrl-C or the end of a recording: node svg.js [SOCKET] > ink.svg
import { Ink } from '../index.js';

const stop = new AbortController();
process.once('SIGINT', () => stop.abort());
console.log("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 300 200' fill='none' stroke='black' stroke-width='0.6' stroke-linecap='round'>");
for await (const event of new Ink({ path: process.argv[2], predicted: 0, signal: stop.signal })) {
  if (event.type === 'disconnected') console.error(`${event.error.message}; again in ${event.retry} ms`);
  if (event.type !== 'finished') continue;
  const points = event.stroke.samples.map(({ x, y }) => `${x.toFixed(2)},${y.toFixed(2)}`);
  console.log(`<polyline points='${points.join(' ')}'/>`);
}
console.log('</svg>');
