/**
 * The built sidecar with hostile documents. The gate uses a few, always the same; `npm run long -- --project=hostile` uses 200 and prints
 * their times, which `CALM=1` asserts on a machine without other work.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, it } from 'vitest';
import fc from 'fast-check';
import { SEED, THOROUGH } from '../../../test/settings.ts';
import { DIST } from '../../cms/test/support/dist.ts';
import { hostileDocument } from '../../../test/fixtures/fuzz/documents.ts';

/** Set by `npm run long -- --project=hostile`. */
const REQUESTED = process.env['HOSTILE_DOCUMENTS'];
const DOCUMENTS = Number(REQUESTED ?? (THOROUGH ? 200 : 10));
const CALM = process.env['CALM'] !== undefined;
const TIMEOUT_MS = 800;
/** Time limits in ms: of a calm machine, or of one that runs the gate. */
const MAX_MS = CALM ? TIMEOUT_MS + 200 : 15_000;
const MAX_HEALTH_MS = CALM ? 100 : 5000;
/** The memory limit of the sidecar in MB: the main thread, two threads with heaps of 256, and memory outside of heaps. */
const MAX_MEMORY_MB = 1000;
const CONCURRENCY = 3;

let sidecar: ChildProcess;
let origin = '';
beforeAll(async () => {
  const script = join(DIST, 'prerender.js');
  const args = ['--port', '0', '--threads', '2', '--timeout', String(TIMEOUT_MS), '--cache', '0'];
  sidecar = spawn(process.execPath, [script, ...args], {
    stdio: ['ignore', 'pipe', REQUESTED ? 'inherit' : 'ignore'],
  });
  const [line] = (await once(createInterface(sidecar.stdout!), 'line')) as [string];
  origin = /http:\S+/.exec(line)?.[0] ?? '';
});
afterAll(async () => {
  const ended = once(sidecar, 'exit');
  sidecar.kill();
  await ended;
});

/** Returns the maximum memory of the process in MB; undefined if the system does not report it. */
function readMemory({ pid }: ChildProcess): number | undefined {
  try {
    return Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
  } catch {
    return undefined;
  }
}

async function measure<Value>(run: () => Promise<Value>): Promise<[value: Value, ms: number]> {
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
      const [answer, ms] = await measure(async () => {
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
      if (ms > MAX_MS)
        faults.push(`${at} (${html.length} characters, ${html.slice(0, 60)}) took ${Math.round(ms)} ms`);
    }
  };
  const posting = Promise.all(Array.from({ length: CONCURRENCY }, post));
  const state = { isDone: false };
  void posting.finally(() => (state.isDone = true));
  const healthy: number[] = [];
  while (!state.isDone) {
    const [status, ms] = await measure(async () => (await fetch(`${origin}healthz`)).status);
    expect(status).toBe(200);
    healthy.push(ms);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await posting;
  const memory = readMemory(sidecar);
  if (REQUESTED)
    console.info(
      `${documents.length} documents: ${rendered} rendered; latest ${Math.round(Math.max(...latest))} ms; ` +
        `latest /healthz ${Math.round(Math.max(...healthy))} ms of ${healthy.length}; ${Math.round(memory ?? 0)} MB`,
    );
  expect(faults).toEqual([]);
  expect(Math.max(...healthy)).toBeLessThan(MAX_HEALTH_MS);
  expect(memory ?? 0).toBeLessThan(MAX_MEMORY_MB);
  // The sidecar renders again when its threads have restarted.
  const good = '<div data-widget="like-button" data-props=\'{"contentId":"a"}\'></div>';
  const body = JSON.stringify({ html: good, url: 'https://www.example.test/' });
  const headers = { 'content-type': 'application/json' };
  const render = async () => (await fetch(origin, { method: 'POST', body, headers })).text();
  await expect.poll(render, { timeout: 30_000 }).toContain('data-widget-prerendered=');
}, 600_000);
