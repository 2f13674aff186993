/** The cells that need a browser: failures of the network, pages that are left, and huge answers on a real page. */
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import type { Step, Visit, Visits } from '../../../src/island/examples.ts';
import { findWidgets, loadDefinitions } from '../../../packages/build/widgets.ts';
import { calls, type ApiCall } from '../../../src/api/mocks/answers.ts';
import { getSelector } from '../../steps.ts';
import { listCallsOf, listCellsOf, type CallOfWidget } from './cells.ts';

const DIST = join(import.meta.dirname, '../../../dist');

/** The failures of a connection. `reset` ends it before the answer, `cut` in the body. */
const NETWORK = ['slow', 'timeout', 'reset', 'cut', 'offline', 'left'] as const;

export interface BrowserCell extends CallOfWidget {
  name: string;
  failure: (typeof NETWORK)[number] | 'huge';
  /** Set if `failure` is `huge`. */
  spoil?: (answer: unknown) => unknown;
  props: unknown;
}

const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

const escape = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

/** A server of one cell: the bundle, the page, and the API, whose answers to the cell's call fail on demand. */
interface Proxy {
  origin: string;
  /** Number of requests of the call. */
  count: () => number;
  isFailing: boolean;
  close: () => Promise<void>;
}

const SETTINGS = { captcha: { provider: 'altcha', challengeUrl: '/api/captcha/challenge' } };

const renderPage = ({ widget, props }: BrowserCell): string =>
  `<!doctype html><html lang="fi"><head><meta charset="utf-8"><title>Sivu</title><link rel="icon" href="data:,">
  <meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/dist/saaristo.css">
  <script type="application/json" data-widget-settings>${JSON.stringify(SETTINGS)}</script>
  <script type="module" src="/dist/saaristo.js"></script></head>
  <body><main><div data-widget="${widget}" data-load="eager" data-props="${escape(JSON.stringify(props))}"></div></main></body></html>`;

const isTo = ({ method, path }: ApiCall, called: string): boolean =>
  new RegExp(`^${method.toUpperCase()} ${path.replace(/:\w+/g, '[^/]+')}$`).test(called);

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const SLOW_MS = 10_000;

async function startProxy(cell: BrowserCell, onCall: () => Promise<void>): Promise<Proxy> {
  let count = 0;
  const proxy = { isFailing: true };
  const answerApi = async (called: string, response: ServerResponse): Promise<void> => {
    const call = calls.find((one) => isTo(one, called));
    if (!call) return void response.writeHead(404).end();
    const { answer } = call;
    const usual: unknown = typeof answer === 'function' ? await (answer as () => unknown)() : answer;
    const right = cell.visit.page?.answers?.[called] ?? usual;
    const isFailing = called === cell.call && proxy.isFailing;
    if (called === cell.call) {
      count += 1;
      await onCall();
    }
    const spoiled = isFailing && cell.spoil ? cell.spoil(right) : right;
    const body = Buffer.from(JSON.stringify(spoiled ?? null));
    const send = () =>
      response
        .writeHead(200, { 'content-type': 'application/json', 'content-length': body.length })
        .end(body);
    if (!isFailing) return void send();
    if (cell.failure === 'timeout') return;
    if (cell.failure === 'reset' || cell.failure === 'offline') return void response.socket?.destroy();
    if (cell.failure === 'slow') await wait(SLOW_MS);
    if (cell.failure === 'left') while (proxy.isFailing) await wait(50);
    if (cell.failure !== 'cut') return void send();
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length });
    response.write(body.subarray(0, body.length - 2), () => setTimeout(() => response.socket?.destroy(), 50));
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    // Chromium sends a request again, also a POST, if a connection that it uses again is reset before the answer.
    response.shouldKeepAlive = false;
    if (pathname.startsWith('/api/')) return void answerApi(`${request.method} ${pathname}`, response);
    const file = join(DIST, pathname.replace('/dist/', ''));
    if (pathname.startsWith('/dist/') && existsSync(file) && statSync(file).isFile()) {
      response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream');
      return void createReadStream(file).pipe(response);
    }
    return void response
      .setHeader('content-type', 'text/html')
      .end(pathname === '/' ? renderPage(cell) : '<!doctype html><title>Muu sivu</title><p>Muu sivu');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return Object.assign(proxy, {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    count: () => count,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  });
}

/** Milliseconds that a visitor waits for an element. */
const PATIENCE_MS = 5000;

/** Performs a step as a visitor does. */
async function performStep(page: Page, step: Step): Promise<void> {
  const find = (selector: string) => page.locator(`[data-widget] ${selector}`).first();
  if ('see' in step) await find(step.see).waitFor({ timeout: PATIENCE_MS });
  else if ('press' in step) await find(step.press).click({ timeout: PATIENCE_MS });
  else if ('fill' in step)
    for (const [name, value] of Object.entries(step.fill)) {
      const first = find(getSelector(name));
      await first.waitFor({ state: 'attached', timeout: PATIENCE_MS });
      const type = await first.evaluate((one) => (one instanceof HTMLInputElement ? one.type : one.tagName));
      if (type === 'radio' || type === 'checkbox')
        await (value === true ? first : find(`${getSelector(name)}[value="${value}"]`)).check({
          force: true,
          timeout: PATIENCE_MS,
        });
      else if (type === 'SELECT') await first.selectOption(String(value), { timeout: PATIENCE_MS });
      else await first.fill(String(value), { timeout: PATIENCE_MS });
    }
  else
    for (const [name, file] of Object.entries(step.attach))
      await find(getSelector(name)).setInputFiles({
        name: file,
        mimeType: file.endsWith('.pdf') ? 'application/pdf' : 'image/png',
        buffer: Buffer.from('x'),
      });
}

/** Typed texts that the page must still show after a failure. */
const listTyped = ({ steps = [] }: Visit): [string, string][] =>
  steps.flatMap((step) =>
    'fill' in step
      ? Object.entries(step.fill).flatMap(([name, value]): [string, string][] =>
          typeof value === 'string' ? [[getSelector(name), value]] : [],
        )
      : [],
  );

const EXPECTED_MESSAGES = /Failed to load resource|net::ERR|preload/;

export async function runBrowserCell(browser: Browser, cell: BrowserCell): Promise<{ wrong: string[] }> {
  const { visit, call, failure, isDeclared, widget } = cell;
  const wrong: string[] = [];
  const expect = (isRight: boolean, sentence: string): void => void (isRight || wrong.push(sentence));
  const isWrite = call.startsWith('POST');
  const says = isDeclared ? (visit.says ?? undefined) : undefined;
  const again = visit.again === undefined ? visit.steps?.at(-1) : visit.again;
  const context = await browser.newContext({ viewport: { width: visit.page?.width ?? 1280, height: 900 } });
  const page = await context.newPage();
  const proxy = await startProxy(cell, async () => {
    if (failure === 'offline' && proxy.isFailing) await context.setOffline(true);
  });
  page.on('pageerror', ({ message }) => wrong.push(`uncaught error: ${message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !EXPECTED_MESSAGES.test(message.text()))
      wrong.push(`the console: ${message.text().slice(0, 300)}`);
  });
  const isShown = async (timeout: number): Promise<boolean> =>
    says !== undefined &&
    page
      .getByText(says)
      .first()
      .waitFor({ timeout })
      .then(
        () => true,
        () => false,
      );
  const isCalled = async (more: number): Promise<boolean> => {
    for (let at = 0; at < 60 && proxy.count() < more; at++) await wait(100);
    return proxy.count() >= more;
  };
  const expectMounted = async (): Promise<void> => {
    const state = `[data-widget="${widget}"][data-widget-state=mounted]`;
    await page
      .locator(state)
      .waitFor({ state: 'attached', timeout: 10_000 })
      .catch(() => wrong.push('the widget is not mounted'));
  };
  try {
    if (visit.page?.seen) await page.goto(`${proxy.origin}/muu`);
    await page.goto(`${proxy.origin}/${visit.page?.hash ?? ''}`);
    await expectMounted();
    for (const step of visit.steps ?? [])
      try {
        await performStep(page, step);
      } catch (error) {
        // A step after the failed call may be impossible.
        if (proxy.count() === 0 && failure !== 'huge') throw error;
        break;
      }
    expect(await isCalled(1), 'the call is not made');
    if (failure === 'huge') {
      await wait(500);
      const started = performance.now();
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      const took = Math.round(performance.now() - started);
      expect(over <= 0, `the page is ${over} px too wide`);
      expect(took < 5000, `the page does not react for ${took} ms`);
    } else if (failure === 'left') {
      const made = proxy.count();
      await page.goto(`${proxy.origin}/muu`);
      proxy.isFailing = false;
      await wait(200);
      await page.goBack();
      await expectMounted();
      await wait(1000);
      if (isWrite) expect(proxy.count() === made, `the write is sent ${proxy.count() - made} times more`);
    } else if (failure === 'slow') {
      await wait(SLOW_MS + 1000);
      expect(!(await isShown(1)), `“${says}” is shown although the answer is right`);
    } else {
      if (says !== undefined) expect(await isShown(20_000), `“${says}” is not shown`);
      else await wait(failure === 'timeout' ? 16_000 : 1000);
      for (const [selector, text] of listTyped(visit)) {
        const field = page.locator(`[data-widget] ${selector}`).first();
        if (
          (await field.count()) === 0 ||
          (await field.evaluate((one) => !one.matches('input:not([type=radio], [type=checkbox]), textarea')))
        )
          continue;
        const value = await field.inputValue();
        expect(value === text, `typed text is lost: ${selector} has “${value}”`);
      }
      const made = proxy.count();
      if (isWrite) expect(made <= countOf(visit, call), `the write is sent ${made} times`);
      proxy.isFailing = false;
      if (failure === 'offline') await context.setOffline(false);
      if (isDeclared && again) {
        await performStep(page, again);
        expect(await isCalled(made + 1), 'another try makes no call');
        await wait(500);
        expect(!(await isShown(1)), `“${says}” is still shown after another try`);
      }
    }
    // A sent form may lead to another page.
    if (new URL(page.url()).pathname === '/') await expectMounted();
  } catch (error) {
    wrong.push(error instanceof Error ? error.message.split('\n')[0]! : String(error));
  } finally {
    await context.close();
    await proxy.close();
  }
  return { wrong };
}

const countOf = ({ calls: made }: Visit, call: string): number => made.filter((one) => one === call).length;

/** Lists the cells of the browser: of each call the failures of the network, and each huge field. */
export async function listBrowserCells(): Promise<BrowserCell[]> {
  const widgets = await loadDefinitions(findWidgets());
  const visitsOf = new Map<string, Visits>();
  for (const { name, folder } of widgets) {
    const file = pathToFileURL(join(folder, 'examples.ts')).href;
    visitsOf.set(name, ((await import(file)) as { visits: Visits }).visits);
  }
  return widgets.flatMap(({ name, examples }) =>
    listCallsOf({ name, visits: visitsOf.get(name)! }).flatMap((one): BrowserCell[] => {
      const example = one.visit.example ?? Object.keys(examples)[0]!;
      const { props } = examples[example]!;
      const start = `${name}: ${one.call}`;
      // A write fails after two minutes, which jsdom's clock covers.
      const failures = NETWORK.filter((failure) => failure !== 'timeout' || one.call.startsWith('GET'));
      return [
        ...failures.map((failure) => ({ ...one, props, failure, name: `${start}: ${failure}` })),
        ...listCellsOf(one).flatMap(({ fault }) =>
          fault?.name.endsWith(' is huge')
            ? [
                {
                  ...one,
                  props,
                  failure: 'huge' as const,
                  name: `${start}: ${fault.name}`,
                  spoil: fault.spoil,
                },
              ]
            : [],
        ),
      ];
    }),
  );
}
