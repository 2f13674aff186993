/** Mounts, uses and removes each widget many times in Chromium. */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { type Browser, chromium as playwright } from '@playwright/test';
import { build } from 'vite';
import type { Example, Visits } from '#island/examples.ts';
import { findWidgets, ROOT, type WidgetFolder } from '../../../packages/build/widgets.ts';
import { calls } from '../../../src/api/mocks/answers.ts';
import { chromium } from '../../chromium.ts';
import { compareBatches, type Growth, listLeaks, measureHeld, openSession } from './memory.ts';

/** Cycles of each widget. */
const CYCLES = Number(process.env['CYCLES'] ?? 1000);
/** Shares of the cycles: a warm-up, then two equal batches. */
const WARM_UP = 0.2;

/** Milliseconds of each answer, so that islands are removed while calls are under way. */
const ANSWER_MS = 5;

const folder = join(ROOT, '.cache/leaks');

const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const SETTINGS = {
  site: 'atriafi',
  captcha: { provider: 'altcha', challengeUrl: '/api/captcha/challenge' },
  shopUrl: 'https://kauppa.example.test/',
};

const PAGE = `<!doctype html><html lang="fi" data-site="atriafi"><meta charset="utf-8"><title>Leaks</title><link rel="icon" href="data:,">
<link rel="stylesheet" href="/dist/saaristo.css"><script type="application/json" data-widget-settings>${JSON.stringify(SETTINGS)}</script>
<script type="module" src="/leaks/page.js"></script><script type="module" src="/dist/saaristo.js"></script><body></body></html>`;

/** A server with the page, the build and the answers of the tests. */
export interface LeaksServer {
  url: string;
  /** Answers of the present visit that replace the usual ones, by call. */
  answers: Readonly<Record<string, object>>;
  close: () => void;
}

const toPattern = (path: string): RegExp => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`);

/** Builds the page's script. Returns it, because another run may build it again. */
export async function buildScript(): Promise<string> {
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir: folder,
      emptyOutDir: true,
      minify: false,
      rolldownOptions: {
        input: join(ROOT, 'test/long/leaks/page.ts'),
        output: { entryFileNames: 'page.js' },
      },
    },
  });
  return readFile(join(folder, 'page.js'), 'utf8');
}

/** Serves the page's script, the build and the answers. */
export async function serveLeaks(script: string): Promise<LeaksServer> {
  const patterns = calls.map((call) => ({ ...call, pattern: toPattern(call.path) }));
  const folders = { '/dist/': join(ROOT, 'dist') };
  const served: LeaksServer = { url: '', answers: {}, close: () => {} };
  const answerCall = async (method: string, path: string): Promise<unknown> => {
    const own = served.answers[`${method} ${path}`];
    if (own) return own;
    const call = patterns.find((one) => one.method === method.toLowerCase() && one.pattern.test(path));
    return typeof call?.answer === 'function' ? await (call.answer as () => unknown)() : call?.answer;
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://page.invalid');
    const [prefix, from] = Object.entries(folders).find(([start]) => pathname.startsWith(start)) ?? [];
    request.resume();
    if (prefix && from)
      readFile(join(from, pathname.slice(prefix.length))).then(
        (content) =>
          response.setHeader('content-type', TYPES[extname(pathname)] ?? 'text/plain').end(content),
        () => response.writeHead(404).end(),
      );
    else if (pathname.startsWith('/api/'))
      void answerCall(request.method ?? 'GET', pathname).then((answer) =>
        setTimeout(() => {
          response.writeHead(answer === undefined ? 404 : 200, { 'content-type': 'application/json' });
          response.end(JSON.stringify(answer ?? {}));
        }, ANSWER_MS),
      );
    else if (pathname === '/leaks/page.js') response.setHeader('content-type', 'text/javascript').end(script);
    else if (pathname === '/') response.setHeader('content-type', 'text/html').end(PAGE);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  served.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  served.close = () => {
    server.closeAllConnections();
    server.close();
  };
  return served;
}

export const launch = (): Promise<Browser> =>
  playwright.launch({
    ...chromium,
    args: [...chromium.args, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE *localhost'],
  });

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

const createMarker = (name: string, props: object): string =>
  `<div data-widget="${name}" data-load="eager" data-props="${escape(JSON.stringify(props))}"></div>`;

/** Figures of a widget. */
export interface WidgetFigures {
  growth: Growth;
  /** Nodes that stay after the last island: React keeps the last removed one until it renders another. */
  nodesKept: number;
  /** The same after another island was mounted and removed. */
  nodesKeptLater: number;
  /** Share of the cycles in which all steps were possible. */
  complete: number;
}

/** The widgets to test. */
export const widgets: readonly WidgetFolder[] = findWidgets();

/** Mounts, uses and removes a widget, and compares the counts of the page after each batch. */
export async function runWidget(
  { name, folder: from }: WidgetFolder,
  server: LeaksServer,
): Promise<{ wrong: string[]; seen: WidgetFigures }> {
  const { examples, visits } = (await import(join(from, 'examples.ts'))) as {
    examples: Record<string, Example<object>>;
    visits: Visits;
  };
  const browser = await launch();
  try {
    const page = await browser.newPage();
    await page.goto(server.url);
    await page.waitForFunction(() => 'leaks' in window);
    const session = await openSession(page);
    let complete = 0;
    let total = 0;
    const runBatch = async (count: number) => {
      for (const visit of visits) {
        const { page: { width = 1280, hash = '', answers = {}, seen = 1 } = {}, example, steps = [] } = visit;
        server.answers = answers;
        await page.setViewportSize({ width, height: 900 });
        await page.evaluate(
          `Object.defineProperty(history, 'length', { value: ${seen}, configurable: true }); ${total < visits.length ? 'leaks.restart()' : ''}`,
        );
        const { props } = examples[example ?? Object.keys(examples)[0]!]!;
        const cycles = {
          marker: createMarker(name, props),
          steps,
          hash,
          count: Math.ceil(count / visits.length),
        };
        complete += (await page.evaluate(`leaks.runCycles(${JSON.stringify(cycles)})`)) as number;
        total += cycles.count;
      }
    };
    const runOther = () =>
      page.evaluate(
        `leaks.runCycles(${JSON.stringify({ marker: createMarker('like-button', { contentId: 'other' }), steps: [], hash: '', count: 2 })})`,
      );
    // Loads React, the runtime and the code of the first visit.
    await runOther();
    const before = await measureHeld(page, session);
    await runBatch(visits.length);
    await runBatch(CYCLES * WARM_UP);
    const batches = [await measureHeld(page, session)];
    const batch = Math.ceil((CYCLES * (1 - WARM_UP)) / 2);
    for (let at = 0; at < 2; at += 1) {
      await runBatch(batch);
      batches.push(await measureHeld(page, session));
    }
    const last = batches.at(-1)!;
    await runOther();
    const later = await measureHeld(page, session);
    const growth = compareBatches(batches, batch);
    const share = complete / total;
    return {
      wrong: [
        ...listLeaks(growth),
        ...(share < 0.5 ? [`only ${Math.round(share * 100)} % of the visits were complete`] : []),
      ],
      seen: {
        growth,
        nodesKept: last.nodes - before.nodes,
        nodesKeptLater: later.nodes - before.nodes,
        complete: share,
      },
    };
  } finally {
    await browser.close();
  }
}
