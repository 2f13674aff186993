/**
 * The sidecar of the build beside hostile documents. The gate takes a few, always the same; `npm run hostile-documents` takes 200 and tells
 * their times, which `CALM=1` asserts, for a machine that does nothing else.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, it } from 'vitest';
import fc from 'fast-check';
import { SEED } from '../../seed.ts';
import { THOROUGH } from '../../thorough.ts';
import { DIST } from '../cms/support/dist.ts';
import { hostileDocument } from './hostile-documents.ts';

/** Set by `npm run hostile-documents`. */
const GIVEN = process.env['HOSTILE_DOCUMENTS'];
const DOCUMENTS = Number(GIVEN ?? (THOROUGH ? 200 : 10));
const CALM = process.env['CALM'] !== undefined;
const TIMEOUT_MS = 800;
/** Milliseconds: of a calm machine, or of one on which the gate runs. */
const LATEST = CALM ? TIMEOUT_MS + 200 : 15_000;
const LATEST_HEALTH = CALM ? 100 : 5000;
/** The memory limit of the sidecar in MB: the main thread, two threads with heaps of 256, and memory outside of heaps. */
const MOST_MEMORY = 1000;
const AT_ONCE = 3;

let sidecar: ChildProcess;
let origin = '';
beforeAll(async () => {
  const script = join(DIST, 'prerender.js');
  const args = ['--port', '0', '--threads', '2', '--timeout', String(TIMEOUT_MS), '--cache', '0'];
  sidecar = spawn(process.execPath, [script, ...args], {
    stdio: ['ignore', 'pipe', GIVEN ? 'inherit' : 'ignore'],
  });
  const [line] = (await once(createInterface(sidecar.stdout!), 'line')) as [string];
  origin = /http:\S+/.exec(line)?.[0] ?? '';
});
afterAll(async () => {
  const ended = once(sidecar, 'exit');
  sidecar.kill();
  await ended;
});

/** The most memory that the process has had, in MB; undefined where the system does not say. */
function memoryOf({ pid }: ChildProcess): number | undefined {
  try {
    return Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
  } catch {
    return undefined;
  }
}

async function timed<Value>(run: () => Promise<Value>): Promise<[value: Value, ms: number]> {
  const began = performance.now();
  return [await run(), performance.now() - began];
}

const withoutIslands = (html: string): string =>
  html
    .replaceAll(/ data-widget-prerendered="sp[^"]*"/g, '')
    .replaceAll(
      /<template data-widget-fallback>(.*?)<\/template><saaristo-root>.*?<\/saaristo-root>/gs,
      '$1',
    );

it(`sidecar: ${DOCUMENTS} hostile documents are returned unchanged or rendered in time, and it stays healthy [SERVER]`, async () => {
  const documents = fc.sample(hostileDocument, { numRuns: DOCUMENTS, seed: SEED });
  const latest: number[] = [];
  const faults: string[] = [];
  let rendered = 0;
  let next = 0;
  const post = async (): Promise<void> => {
    while (next < documents.length) {
      const at = next++;
      const html = documents[at]!;
      const [answer, ms] = await timed(async () => {
        const response = await fetch(origin, {
          method: 'POST',
          body: html,
          headers: { 'content-type': 'text/html' },
        });
        return { status: response.status, text: await response.text() };
      });
      latest.push(ms);
      if (answer.text !== html) rendered += 1;
      if (answer.status !== 200 || withoutIslands(answer.text) !== withoutIslands(html))
        faults.push(`${at} is another page`);
      if (ms > LATEST)
        faults.push(`${at} (${html.length} characters, ${html.slice(0, 60)}) took ${Math.round(ms)} ms`);
    }
  };
  const posting = Promise.all(Array.from({ length: AT_ONCE }, post));
  const state = { isDone: false };
  void posting.finally(() => (state.isDone = true));
  const healthy: number[] = [];
  while (!state.isDone) {
    const [status, ms] = await timed(async () => (await fetch(`${origin}healthz`)).status);
    expect(status).toBe(200);
    healthy.push(ms);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await posting;
  const memory = memoryOf(sidecar);
  if (GIVEN)
    console.info(
      `${documents.length} documents: ${rendered} rendered; latest ${Math.round(Math.max(...latest))} ms; ` +
        `latest /healthz ${Math.round(Math.max(...healthy))} ms of ${healthy.length}; ${Math.round(memory ?? 0)} MB`,
    );
  expect(faults).toEqual([]);
  expect(Math.max(...healthy)).toBeLessThan(LATEST_HEALTH);
  expect(memory ?? 0).toBeLessThan(MOST_MEMORY);
  // The sidecar goes on to render, once its threads have started again.
  const good = '<div data-widget="like-button" data-props=\'{"contentId":"a"}\'></div>';
  const body = JSON.stringify({ html: good, url: 'https://www.example.test/' });
  const headers = { 'content-type': 'application/json' };
  const render = async () => (await fetch(origin, { method: 'POST', body, headers })).text();
  await expect.poll(render, { timeout: 30_000 }).toContain('data-widget-prerendered=');
}, 600_000);
