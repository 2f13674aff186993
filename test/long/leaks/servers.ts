/** Sends mixed requests to the reference CMS's server and to the sidecar, and compares the memory and handles of the processes. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setTimeout as pause } from 'node:timers/promises';
import { loadDefinitions, findWidgets, ROOT } from '../../../packages/build/widgets.ts';
import { visitedPages } from '../../bench/visits.ts';
import { startServer } from '../faults/server.ts';
import { add, piecesOf, type Shopper, visit } from '../../shopper.ts';

/** Requests of each server. */
const REQUESTS = Number(process.env['REQUESTS'] ?? 100_000);
const BATCHES = 5;
const AT_ONCE = 6;

/** What a process holds after a garbage collection. Bytes, and counts. */
interface Process {
  heap: number;
  external: number;
  arrayBuffers: number;
  rss: number;
  threads: number;
  files: number;
  resources: number;
}

export interface RequestFigures {
  rows: Record<string, object>;
}

const probe = pathToFileURL(join(import.meta.dirname, 'probe.mjs')).href;

/** Returns the memory and handles of a process that was started with the probe. */
async function measureProcess(pid: number, file: string): Promise<Process> {
  const read = (): string[] => (existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []);
  const before = read().length;
  process.kill(pid, 'SIGUSR2');
  while (read().length === before) await pause(20);
  return JSON.parse(read().at(-1)!) as Process;
}

/** Bytes by which the heap or the whole process may grow in each request. */
const BYTES_PER_REQUEST = 150;
/** Handles that may be added in a batch: connections that close later. */
const HANDLES_PER_BATCH = 3;

/** Returns the counts that grow in each batch after the first, which fills caches. */
function listGrowth(batches: readonly Process[], requests: number): string[] {
  const growth = (name: keyof Process): number =>
    Math.min(...batches.slice(1).map((batch, at) => batch[name] - batches[at]![name]));
  return [
    ...(['heap', 'external', 'rss'] as const)
      .map((name) => [name, growth(name) / requests] as const)
      .filter(([, bytes]) => bytes > BYTES_PER_REQUEST)
      .map(([name, bytes]) => `${name} grows by ${Math.round(bytes)} bytes in each request`),
    ...(['threads', 'files', 'resources'] as const)
      .filter((name) => growth(name) > HANDLES_PER_BATCH)
      .map((name) => `${name} grow in each batch`),
  ];
}

type Send = (at: number) => Promise<unknown>;

/** Sends requests in batches. Fails if one is rejected that is not cut on purpose. */
async function runBatches(
  send: Send,
  measure: () => Promise<Process>,
): Promise<{ wrong: string[]; seen: RequestFigures }> {
  const size = Math.ceil(REQUESTS / BATCHES);
  const batches: Process[] = [];
  const rows: Record<string, object> = {};
  for (let batch = 0; batch < BATCHES; batch += 1) {
    let next = batch * size;
    const end = next + size;
    const sendAll = async () => {
      while (next < end) await send(next++);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, sendAll));
    // Connections that are kept alive end.
    await pause(6000);
    const held = await measure();
    batches.push(held);
    const mb = (bytes: number): number => Math.round(bytes / 1e5) / 10;
    rows[String(end)] = {
      'heap, MB': mb(held.heap),
      'external, MB': mb(held.external),
      'RSS, MB': mb(held.rss),
      threads: held.threads,
      files: held.files,
      resources: held.resources,
    };
    console.log(`${end} requests: ${JSON.stringify(rows[String(end)])}`);
  }
  return { wrong: listGrowth(batches.slice(1), size), seen: { rows } };
}

/** Sends a request and reads its answer, or leaves while it is under way. */
async function request(
  url: string,
  init: RequestInit & { leaveAfterMs?: number } = {},
  isRetry = false,
): Promise<number> {
  const { leaveAfterMs, ...rest } = init;
  try {
    const answer = await fetch(url, {
      redirect: 'manual',
      ...rest,
      ...(leaveAfterMs !== undefined && { signal: AbortSignal.timeout(leaveAfterMs) }),
    });
    await answer.arrayBuffer();
    if (answer.status >= 500 && answer.status !== 503) throw new Error(`${url}: ${answer.status}`);
    return answer.status;
  } catch (error) {
    if (leaveAfterMs !== undefined) return 0;
    // The server may close a connection that it keeps alive while the next request is under way.
    if (!isRetry && error instanceof TypeError) return request(url, init, true);
    throw new Error(`${url}: ${String((error as Error).cause ?? error)}`, { cause: error });
  }
}

/** Pages, files, searches, carts, likes, wrong requests and visitors who leave, sent to the reference CMS. */
export async function runServer(): Promise<{ wrong: string[]; seen: RequestFigures }> {
  const folder = mkdtempSync(join(tmpdir(), 'saaristo-leaks-'));
  const file = join(folder, 'probe.jsonl');
  const server = await startServer(join(folder, 'data'), {
    NODE_OPTIONS: `--import ${probe}`,
    LEAKS_PROBE: file,
  });
  try {
    const { origin, pid } = server;
    const pages = visitedPages().map(({ site, path }) => ({
      path,
      headers: { 'x-forwarded-host': site === 'atriafi' ? 'localhost' : `${site}.localhost` },
    }));
    const [shoppers, like]: [Shopper[], Shopper] = [
      await Promise.all(Array.from({ length: 20 }, () => visit(origin))),
      await visit(origin),
    ];
    const json = { 'content-type': 'application/json', cookie: like.cookie, 'x-xsrf-token': like.token };
    const words = ['makkara', 'liha', 'keitto', 'kinkku', 'olematon', 'a', 'jauheliha grilli'];
    const kinds: Send[] = [
      (at) => {
        const { path, headers } = pages[at % pages.length]!;
        return request(`${origin}${path}`, { headers });
      },
      (at) =>
        request(
          `${origin}/api/search/suggestions/?query=${encodeURIComponent(words[at % words.length]!)}${at % 97}`,
        ),
      (at) => piecesOf(origin, shoppers[at % shoppers.length]!),
      (at) => request(`${origin}/api/search/content/?query=${encodeURIComponent(words[at % words.length]!)}`),
      () => request(`${origin}/assets/widgets.json`),
      (at) => request(`${origin}/ei-ole/${at}`),
      (at) =>
        request(`${origin}/api/contact`, { method: 'POST', headers: json, body: at % 2 ? '{"a":' : '{}' }),
      (at) =>
        request(`${origin}/api/contentlikecount/olematon-${at}`, {
          method: 'POST',
          headers: json,
          body: '{}',
        }),
      (at) => add(origin, shoppers[at % shoppers.length]!, '20106'),
      (at) => request(`${origin}${pages[at % pages.length]!.path}`, { leaveAfterMs: 3 }),
    ];
    return await runBatches(
      (at) => kinds[at % kinds.length]!(Math.floor(at / kinds.length)),
      () => measureProcess(pid, file),
    );
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function startSidecar(file: string): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(
    process.execPath,
    ['--import', probe, 'dist/prerender.js', '--port', '0', '--timeout', '5000', '--cache', '2'],
    {
      cwd: ROOT,
      env: { ...process.env, LEAKS_PROBE: file },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  return new Promise((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (part: Buffer) => {
      said += String(part);
      const [url] = /http:\/\/[\d.]+:\d+\//.exec(said) ?? [];
      if (url) resolve({ child, url });
    });
    child.once('exit', () => reject(new Error(`The sidecar ended: ${said}`)));
  });
}

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** Pages of all widgets, new ones and cached ones, wrong requests and visitors who leave, sent to the sidecar. */
export async function runSidecar(): Promise<{ wrong: string[]; seen: RequestFigures }> {
  const folder = mkdtempSync(join(tmpdir(), 'saaristo-leaks-'));
  const file = join(folder, 'probe.jsonl');
  const { child, url } = await startSidecar(file);
  try {
    const widgets = (await loadDefinitions(findWidgets())).map(({ name, examples }) => ({
      name,
      props: Object.values(examples).map(({ props }) => escape(JSON.stringify(props))),
    }));
    const marker = (at: number): string => {
      const { name, props } = widgets[at % widgets.length]!;
      return `<div data-widget="${name}" data-props="${props[at % props.length]}"></div>`;
    };
    const render = (html: string, more: object = {}) =>
      request(url, { method: 'POST', headers: { 'content-type': 'text/html' }, body: html, ...more });
    const page = (at: number, title: string): string =>
      `<!doctype html><title>${title}</title><body>${marker(at)}${marker(at + 7)}</body>`;
    const kinds: Send[] = [
      (at) => render(page(at, `Sivu ${at}`)),
      (at) => render(page(at % 50, 'Sama')),
      (at) =>
        request(url, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({
            html: page(at, `Sivu ${at}`),
            settings: { site: 'lihakauppa' },
          }),
        }),
      () => request(`${url}healthz`),
      (at) => render(`<p>${'x'.repeat(at % 2000)}`),
      () =>
        request(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"html":' }),
      (at) => render(page(at, `Lähtijä ${at}`), { leaveAfterMs: 2 }),
      (at) =>
        render(
          `<div data-widget="like-button" data-props="{"></div><div data-widget="olematon-${at}"></div>`,
        ),
    ];
    return await runBatches(
      (at) => kinds[at % kinds.length]!(Math.floor(at / kinds.length)),
      () => measureProcess(child.pid!, file),
    );
  } finally {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
}
