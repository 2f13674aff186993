/** The program `saaristo-prerender` as a process that is killed during requests and started again. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { startOtlpReceiver } from '../otlp-receiver.ts';
import { DIST, expect, html, marker, test } from './site.ts';

const PAGES = 4;

/** One island that makes two calls, and one that makes none. */
const PAGE = html(
  marker('header', {}) +
    marker('faq-list', { header: 'Kysyttyä', items: [{ question: 'Missä?', answer: 'Turussa.' }] }),
);
const CALLS = 2;

const processes = new Set<ChildProcess>();
let api: Server | undefined;
test.afterEach(() => {
  for (const child of processes) child.kill('SIGKILL');
  processes.clear();
  api?.closeAllConnections();
  api?.close();
});

/** Answers any message with the loaded modules of traces and metrics. */
const PROBE = `data:text/javascript,${encodeURIComponent(`
import { createRequire } from 'node:module';
const { cache } = createRequire('${join(DIST, 'prerender.js')}');
process.on('message', () => process.send(Object.keys(cache).filter((file) => /@opentelemetry|prom-client/.test(file))));
`)}`;

/** Starts the program. Resolves when it listens. */
async function start(port: number, apiBase: string, env: NodeJS.ProcessEnv = {}, ...options: string[]) {
  const args = [
    '--import',
    PROBE,
    join(DIST, 'prerender.js'),
    ...options,
    `--port=${port}`,
    `--api-base=${apiBase}`,
    `--threads=${PAGES}`,
    '--timeout=5000',
  ];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  processes.add(child);
  const [output] = (await once(child.stdout!, 'data')) as [Buffer];
  return { child, port: Number(/:(\d+)\//.exec(String(output))![1]) };
}

/**
 * Sends a page. Returns it like a client that reads the whole body, or undefined if it is incomplete.
 * @param name makes the page different from others: equal pages at a time are rendered once
 */
const rendered = (port: number, name: string): Promise<string | undefined> =>
  new Promise((resolve) => {
    const gone = () => resolve(undefined);
    request({ port, host: '127.0.0.1', method: 'POST', agent: false }, (answer) => {
      answer.on('error', gone);
      text(answer).then((body) => resolve(answer.complete ? body : undefined), gone);
    })
      .on('error', gone)
      .end(`${PAGE}<!-- ${name} -->`);
  });

test(
  'sidecar: killed during requests, it returns no incomplete page, and a new one replaces it at once [SERVER]',
  { tag: '@once' },
  async () => {
    // Each process loads the bundle in a thread for each page.
    test.setTimeout(90_000);
    const waiting: (() => void)[] = [];
    api = createServer((_, response) => {
      waiting.push(() => response.setHeader('content-type', 'application/json').end('{}'));
    }).listen(0, '127.0.0.1');
    await once(api, 'listening');
    const apiBase = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;

    const first = await start(0, apiBase);
    const pages = Array.from({ length: PAGES }, (_, at) => rendered(first.port, `page ${at}`));
    await expect.poll(() => waiting.length).toBe(CALLS * PAGES);
    // Half of the calls are answered while the process is killed.
    waiting.splice(0, (CALLS * PAGES) / 2).forEach((answer) => answer());
    first.child.send('modules');
    expect(await once(first.child, 'message')).toEqual([[], undefined]);
    await Promise.race(pages);
    first.child.kill('SIGKILL');
    const answers = await Promise.all(pages);
    const whole = answers.filter((answer) => answer !== undefined);
    expect(whole.length).toBeGreaterThan(0);
    expect(whole.length).toBeLessThan(PAGES);
    for (const answer of whole) expect(answer).toMatch(/<saaristo-root>[^]*<\/html>\s*<!-- [\w ]+ -->$/);

    waiting.length = 0;
    const receiver = await startOtlpReceiver();
    const second = await start(first.port, apiBase, receiver.env, '--metrics');
    const page = rendered(second.port, 'another page');
    await expect.poll(() => waiting.length).toBe(CALLS);
    for (const answer of waiting) answer();
    expect(await page).toMatch(/<saaristo-root>[^]*Missä\?[^]*<\/html>\s*<!-- [\w ]+ -->$/);
    const metrics = await (await fetch(`http://127.0.0.1:${second.port}/metrics`)).text();
    for (const widget of ['header', 'faq-list'])
      expect(metrics).toContain(
        `saaristo_widget_duration_seconds_count{widget="${widget}",result="rendered"} 1`,
      );
    expect(metrics).toContain('saaristo_pages_waiting 0');
    second.child.kill('SIGTERM');
    await expect.poll(() => receiver.find('render faq-list')?.service).toBe('saaristo-prerender');
    expect(receiver.spans.filter(({ name }) => name === 'GET')).toHaveLength(CALLS);
    receiver.close();
  },
);
