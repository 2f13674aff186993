/** Runs a cell of the chaos test in the real runtime, with the visits of the conformance tests and a clock of the test. */
import { format } from 'node:util';
import { HttpResponse } from 'msw';
import { vi } from 'vitest';
import { handlers, respond } from '../../../src/api/mocks/handlers.ts';
import type { ApiCall } from '../../../src/api/mocks/answers.ts';
import { watchCalls, type Calls } from '../../../packages/testing/calls.ts';
import { watchLeaks } from '../../../packages/testing/leaks.ts';
import {
  expectTyped,
  isPossible,
  performStep,
  performSteps,
  preparePage,
  waitUntilIdle,
} from '../../../packages/testing/visit.ts';
import { pageSettings } from '../../page-settings.ts';
import type { Widget } from '../../conformance/widgets.ts';
import { resetDom } from '../../../packages/testing/dom/index.ts';
import {
  appendHtml,
  createMarker,
  getState,
  recordEvents,
  startRuntime,
  stopRuntime,
} from '../../../packages/testing/runtime.tsx';
import { api } from '../../setup.ts';

import type { Step, Visit } from '#island/examples.ts';
import type { Cell } from './cells.ts';

/** How the server answers the call of the cell. Other calls succeed. */
type Answering = 'ok' | 'held' | 'failing';

interface Server {
  answering: Answering;
  /** Answers that the test holds back, in the order of their requests. */
  held: ((response: Response | undefined) => void)[];
  /** Largest number of requests of the call under way at a time. */
  widest: number;
}

let answerCall: (call: ApiCall, request: Request, requestId: string) => Promise<Response>;
/** Created once, because there are many. */
const answering = handlers((call, request, requestId) => answerCall(call, request, requestId));

/** Seconds that the server tells a refused client to wait. */
const RETRY_AFTER = '2';

const refuse = (status: number, headers: Record<string, string> = {}): Response =>
  HttpResponse.json({ error: 'The server refuses.' }, { status, headers });

/** A body whose end is missing. */
const CUT = '{"hits":[{"title":"Lauantai';

const readAnswer = async ({ answer }: ApiCall): Promise<unknown> =>
  typeof answer === 'function' ? await (answer as () => unknown)() : answer;

async function fail({ failure, fault }: Cell, call: ApiCall, requestId: string): Promise<Response> {
  switch (failure) {
    case '500':
      return refuse(500);
    case '503':
      return refuse(503, { 'retry-after': RETRY_AFTER });
    case '429':
      return refuse(429, { 'retry-after': RETRY_AFTER });
    case '401':
      return refuse(401);
    case 'cut':
      return new HttpResponse(CUT, { headers: { 'content-type': 'application/json' } });
    case 'html':
      return respond.html(call, requestId);
    case 'offline':
      return HttpResponse.error();
    case 'field':
      return HttpResponse.json(fault!.spoil(await readAnswer(call)) as object);
    default:
      return respond.ok(call, requestId);
  }
}

/** The first answer to a held call; a later answer replaces it. */
const OUTDATED = 'Vanhentunut';

/** Marks every text of an answer as outdated. */
function outdate(value: unknown): unknown {
  if (typeof value === 'string') return `${OUTDATED} ${value}`;
  if (Array.isArray(value)) return value.map(outdate);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, outdate(one)]));
}

function serve(cell: Cell): Server {
  const server: Server = { answering: 'failing', held: [], widest: 0 };
  let open = 0;
  answerCall = async (call, request, requestId) => {
    const name = `${request.method} ${new URL(request.url).pathname}`;
    const own = cell.visit.page?.answers?.[name];
    const stated = own ? { ...call, answer: own } : call;
    if (name !== cell.call) return respond.ok(stated, requestId);
    open += 1;
    server.widest = Math.max(server.widest, open);
    try {
      if (server.answering === 'failing') return await fail(cell, stated, requestId);
      if (server.answering === 'ok') return await respond.ok(stated, requestId);
      const isFirst = server.held.length === 0;
      const response = await new Promise<Response | undefined>((resolve) => server.held.push(resolve));
      if (response) return response;
      if (!isFirst || cell.failure !== 'out of order') return await respond.ok(stated, requestId);
      return HttpResponse.json(outdate(await readAnswer(stated)) as object);
    } finally {
      open -= 1;
    }
  };
  api.use(...answering);
  return server;
}

/** Texts of faulty code that a visitor must not see. */
const GARBAGE = /\bundefined\b|\bNaN\b|\[object Object\]|\bnull\b|Infinity|Invalid Date|\d[.,]?\d*e\+\d+/;

/** A message of jsdom, which opens no other page: that of a form's thanks, for example. */
const NAVIGATION = 'Not implemented: navigation to another Document';

/** Collects the console's errors and warnings, and uncaught errors. */
function watchErrors(): () => string[] {
  const errors: string[] = [];
  const real = { error: console.error, warn: console.warn };
  const note = (...args: unknown[]) => {
    const text = format(...args).slice(0, 600);
    if (!text.startsWith(NAVIGATION)) errors.push(text);
  };
  console.error = note;
  console.warn = note;
  const noteRejection = (reason: unknown) => note('unhandled rejection:', reason);
  const noteError = ({ message }: ErrorEvent) => note('uncaught error:', message);
  process.on('unhandledRejection', noteRejection);
  addEventListener('error', noteError);
  return () => {
    Object.assign(console, real);
    process.off('unhandledRejection', noteRejection);
    removeEventListener('error', noteError);
    return errors;
  };
}

/** Milliseconds on the page's clock between two looks. */
const TICK_MS = 250;

/** Waits until the page is idle, and then until its timers of the next `ms` milliseconds have run. */
async function settle(calls: Calls, held: () => number, ms = 2500): Promise<void> {
  await waitUntilIdle(calls, held);
  for (let passed = 0; passed < ms && vi.getTimerCount() > 0; passed += TICK_MS) {
    await vi.advanceTimersByTimeAsync(TICK_MS);
    await waitUntilIdle(calls, held);
  }
}

const isShown = (text: string | null | undefined): boolean =>
  typeof text === 'string' && document.body.textContent.includes(text);

const setOnline = (isOnline: boolean): void => {
  Object.defineProperty(navigator, 'onLine', { value: isOnline, configurable: true });
  dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
};

/** Milliseconds after which a call has failed by its timeout (src/api/http.ts). */
const TIMEOUT_MS = { GET: 15_000, POST: 120_000 };
const SLOW_MS = 10_000;
/** Seconds of processor time that one cell may take; above, the page would freeze. */
const MAX_CPU_SECONDS = 8;

/** Real milliseconds after which a cell hangs. */
const HANG_MS = 60_000;
const { setTimeout: startTimer, clearTimeout: stopTimer } = globalThis;

/** Runs a cell. Returns its faults, one sentence each. */
export async function runCell(cell: Cell, widget: Widget): Promise<string[]> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hang = new Promise<string[]>((resolve) => {
    timer = startTimer(() => resolve([`it hangs for ${HANG_MS / 1000} s`]), HANG_MS);
  });
  return Promise.race([perform(cell, widget), hang]).finally(() => stopTimer(timer));
}

async function perform(cell: Cell, { name, definition, examples, load }: Widget): Promise<string[]> {
  const { visit, call, failure, isDeclared } = cell;
  const wrong: string[] = [];
  const expect = (isRight: boolean, sentence: string): void => void (isRight || wrong.push(sentence));
  const isWrite = call.startsWith('POST');
  const says = isDeclared ? visit.says : undefined;
  const { steps = [], example = Object.keys(examples)[0]! } = visit;
  const again = !isDeclared || visit.again === undefined ? steps.at(-1) : visit.again;

  const leavePage = preparePage(visit);
  const script = document.createElement('script');
  script.type = 'application/json';
  script.dataset['widgetSettings'] = '';
  script.textContent = JSON.stringify(pageSettings);
  document.head.append(script);
  const server = serve(cell);
  await startRuntime({ [name]: { module: load, props: definition.props } });
  const stopErrors = watchErrors();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  const leaks = watchLeaks();
  const calls = watchCalls();
  const events = recordEvents();
  const held = () => server.held.length;
  const count = () => calls.made.filter((one) => one === call).length;
  const started = process.cpuUsage();
  try {
    if (['slow', 'timeout', 'out of order', 'left'].includes(failure)) server.answering = 'held';
    if (failure === 'offline') setOnline(false);
    const element = appendHtml(createMarker(name, examples[example]!.props, '<p>fallback</p>'));
    await settle(calls, held);
    await performSteps(element, visit, calls, { held, isBarred: true, look: () => {} });
    await settle(calls, held);
    const isHere = () => expect(getState(element) === 'mounted', `its state is ${getState(element)}`);
    isHere();
    expect(count() > 0, 'the call is not made');

    if (failure === 'timeout') {
      await vi.advanceTimersByTimeAsync(TIMEOUT_MS[isWrite ? 'POST' : 'GET']);
      for (const answer of server.held.splice(0)) answer(undefined);
      await settle(calls, held);
    }
    if (failure === 'slow') {
      expect(!isShown(says), `“${says}” is shown after 2 s`);
      await vi.advanceTimersByTimeAsync(SLOW_MS - 2500);
      server.answering = 'ok';
      for (const answer of server.held.splice(0)) answer(undefined);
      await settle(calls, held);
      expect(!isShown(says), `“${says}” is shown although the answer is right`);
    }
    if (failure === 'out of order') {
      const before = count();
      // Where the page allows it, the visitor repeats the action while the call is under way.
      if (again && canPerform(element, again)) await performStep(element, again);
      await settle(calls, held, 1000);
      if (isWrite) expect(server.widest <= 1, `${server.widest} writes are under way at once`);
      const isRepeated = count() > before;
      server.answering = 'ok';
      for (const answer of server.held.splice(0).reverse()) {
        answer(undefined);
        await settle(calls, held, 1000);
      }
      if (isRepeated && !isWrite)
        expect(
          !document.body.textContent.includes(OUTDATED) && !document.body.innerHTML.includes(OUTDATED),
          'an outdated answer replaces a newer one',
        );
    }
    if (failure === 'left') {
      const made = count();
      element.remove();
      await vi.advanceTimersByTimeAsync(10);
      server.answering = 'ok';
      for (const answer of server.held.splice(0)) answer(undefined);
      await settle(calls, held);
      expect(document.body.textContent.trim() === '', 'the page is not empty after the removal');
      document.body.append(element);
      await settle(calls, held);
      isHere();
      if (isWrite) expect(count() === made, `the write is sent ${count() - made} times more`);
    }

    if (['503', '429'].includes(failure) && !isWrite)
      expect(count() === 2 * countOf(visit, call), `the call to a busy server is sent ${count()} times`);
    const isFailed = !['slow', 'out of order', 'left', 'field'].includes(failure);
    if (isFailed && typeof says === 'string') expect(isShown(says), `“${says}” is not shown`);
    if (isFailed || isShown(says))
      try {
        expectTyped(element, visit);
      } catch (error) {
        wrong.push(`typed text is lost: ${(error as Error).message.split('\n')[0]}`);
      }
    if (isWrite) expect(count() <= countOf(visit, call), `the write is sent ${count()} times`);

    if (failure === 'offline') setOnline(true);
    if (isFailed || isShown(says)) {
      server.answering = 'ok';
      const made = count();
      await settle(calls, held);
      if (again) {
        if (!isWrite || isShown(says) || isFailed)
          if (canPerform(element, again)) {
            await performStep(element, again);
            await settle(calls, held);
            if (isDeclared) expect(count() > made, 'another try makes no call');
          } else if (isDeclared) wrong.push('another try is not possible');
        expect(!isShown(says), `“${says}” is still shown after another try`);
      }
    }
    isHere();
    const garbage = findGarbage(element);
    expect(garbage === undefined, `a visitor sees “${garbage}”`);
    expect(!events.some(({ type }) => type === 'widget:failed'), 'the widget fails');
    element.remove();
    await vi.advanceTimersByTimeAsync(10);
    const left = leaks.held().filter((one) => /timer|Timeout|Interval|under way/.test(one));
    expect(left.length === 0, `after its removal it holds ${left.join(', ')}`);
    const { user, system } = process.cpuUsage(started);
    const seconds = (user + system) / 1e6;
    expect(seconds < MAX_CPU_SECONDS, `the page computes for ${seconds.toFixed(0)} s`);
  } catch (error) {
    wrong.push(error instanceof Error ? error.message.split('\n')[0]! : String(error));
  } finally {
    for (const answer of server.held.splice(0)) answer(undefined);
    stopRuntime();
    calls.stop();
    leaks.stop();
    leavePage();
    resetDom();
    vi.useRealTimers();
    if (failure === 'offline') Reflect.deleteProperty(navigator, 'onLine');
    api.resetHandlers();
  }
  return [...wrong, ...stopErrors().map((line) => `the console: ${line}`)];
}

const countOf = ({ calls }: Visit, call: string): number => calls.filter((one) => one === call).length;

/** Returns whether the page lets a visitor perform a step now. */
function canPerform(root: Element, step: Step): boolean {
  if (!isPossible(root, step)) return false;
  if (!('press' in step)) return true;
  return !root.querySelector(step.press)!.matches(':disabled, [aria-disabled=true]');
}

const READ = ['aria-label', 'alt', 'title', 'placeholder', 'href', 'src', 'value'];

/** Finds text of faulty code, shown or in an attribute. */
function findGarbage(root: Element): string | undefined {
  const all = [...root.querySelectorAll('saaristo-root, saaristo-root *')];
  const texts = all.flatMap((one) => [
    ...[...one.childNodes].filter((node) => node instanceof Text).map(({ data }) => data),
    ...READ.map((name) => one.getAttribute(name) ?? ''),
  ]);
  const found = texts.find((text) => text.length < 5000 && GARBAGE.test(text));
  return found?.slice(0, 80);
}
