/** Every widget in the real runtime: it is mounted, logs nothing unexpected and leaves nothing. Failing calls are in `chaos.test.ts`. */
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Visit } from '#island/examples.ts';
import { propsSchema } from '#island/define.ts';
import { calls as apiCalls, type ApiCall } from '../../src/api/mocks/answers.ts';
import { resetDom } from '../support/dom/index.ts';
import { handlers, respond } from '../../src/api/mocks/handlers.ts';
import {
  recordEvents,
  createMarker,
  appendHtml,
  waitForState,
  flushTasks,
  startRuntime,
  getState,
  stopRuntime,
} from '../support/runtime/runtime.tsx';
import { api } from '../setup.ts';
import { sampleOf, THOROUGH } from '../settings.ts';
import { watchCalls, type Calls } from './calls.ts';
import { watchLeaks } from './leaks.ts';
import { performSteps, waitUntilIdle, preparePage, watchTexts } from './visit.ts';
import { pageSettings } from '../page-settings.ts';
import { widgets, type Widget } from './widgets.ts';

function writePageSettings(more: object = {}): void {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.dataset['widgetSettings'] = '';
  script.textContent = JSON.stringify({ ...pageSettings, ...more });
  document.head.append(script);
}

const start = ({ name, definition, load }: Widget) =>
  startRuntime({ [name]: { module: load, props: definition.props } });

const isPending = (held: string): boolean => /timer|Timeout|Interval|under way/.test(held);

let answerCall: (call: ApiCall, request: Request, requestId: string) => Promise<Response> = (call, _, id) =>
  respond.ok(call, id);
/** Created once, because there are many. */
const answering = handlers((call, request, requestId) => answerCall(call, request, requestId));

/** Answers every call of a visit rightly. Failing calls are in `chaos.test.ts`. */
function serve({ page }: Pick<Visit, 'page'>): void {
  answerCall = (call, request, requestId) => {
    const own = page?.answers?.[`${request.method} ${new URL(request.url).pathname}`];
    return respond.ok(own ? { ...call, answer: own } : call, requestId);
  };
  api.use(...answering);
}

describe.each(widgets)('$name', (widget) => {
  const { name, examples, visits } = widget;
  const asks = visits.some(({ calls }) => calls.length > 0);
  const propsOf = ({ example = Object.keys(examples)[0]! }: Visit) => examples[example]!.props;

  /** Opens a page with the widget's code and counts its resources. `leave` ends the page, as the end of the test does. */
  async function load(visit: Visit, settings: object = {}) {
    const leavePage = preparePage(visit);
    writePageSettings(settings);
    const leaks = watchLeaks();
    await start(widget);
    const calls = watchCalls();
    let hasLeft = false;
    const leave = () => {
      if (hasLeft) return;
      hasLeft = true;
      stopRuntime();
      calls.stop();
      leaks.stop();
      leavePage();
      resetDom();
    };
    onTestFinished(leave);
    return { leaks, calls, leave };
  }

  test(`runtime: every example is mounted, removed and mounted again without leaks${asks ? '' : ', and makes no call'} [API-03 MOUNT]`, async () => {
    serve({});
    const { leaks, calls } = await load({ calls: [] });
    // Stories and hydration cover the other examples.
    const all = sampleOf(Object.values(examples), 3).map(({ props }) =>
      appendHtml(createMarker(name, props)),
    );
    await Promise.all(all.map((element) => waitForState(element, 'mounted')));
    await waitUntilIdle(calls);
    all.forEach((element) => element.remove());
    await flushTasks();
    // The first mount loads code, and data that stays for the whole page.
    const before = leaks.held();
    expect(before.filter(isPending)).toEqual([]);
    for (const element of all) document.body.append(element);
    await Promise.all(all.map((element) => waitForState(element, 'mounted')));
    await waitUntilIdle(calls);
    expect(all.map(getState)).toEqual(all.map(() => 'mounted'));
    all.forEach((element) => element.remove());
    await flushTasks();
    expect(leaks.held()).toEqual(before);
    expect(document.body.textContent.trim()).toBe('');
    expect(asks ? [] : calls.made).toEqual([]);
  });

  test.each(visits)('runtime: a visit makes the calls $calls and no others [API-03]', async (visit) => {
    serve(visit);
    const { calls } = await load(visit);
    const element = appendHtml(createMarker(name, propsOf(visit)));
    await waitForState(element, 'mounted');
    await performSteps(element, visit, calls);
    await vi.waitFor(() => expect(calls.made.toSorted()).toEqual(visit.calls.toSorted()), {
      timeout: 10_000,
      interval: 5,
    });
    await waitUntilIdle(calls);
    expect(calls.made).toHaveLength(visit.calls.length);
    expect(getState(element)).toBe('mounted');
  });

  test('runtime: a marker that is removed at any moment causes no error, and is mounted again when it is inserted [MOUNT]', async () => {
    serve({});
    const { calls } = await load(visits[0]);
    const [first] = Object.values(examples);
    const element = appendHtml(createMarker(name, first!.props, '<p>fallback</p>'));
    const heard = recordEvents();
    for (let turns = 0; turns < 6; turns++) {
      element.remove();
      for (let turn = 0; turn < turns; turn++) await Promise.resolve();
      document.body.append(element);
      for (let turn = 0; turn < 6 - turns; turn++) await Promise.resolve();
    }
    await waitForState(element, 'mounted');
    await waitUntilIdle(calls);
    expect(element.querySelectorAll(':scope > saaristo-root')).toHaveLength(1);
    expect(heard.filter(({ type }) => type === 'widget:failed')).toEqual([]);
    element.remove();
    await flushTasks();
    expect(element.innerHTML).toBe('<p>fallback</p>');
  });

  test('runtime: the block’s language replaces the page’s, and its texts replace both, during all visits [I18N-03 I18N-07]', async () => {
    const texts = widget.definition.texts as Record<string, Record<string, string>>;
    const { required = [] } = propsSchema(widget.definition);
    const keys = Object.keys(texts['fi']!);
    const own = Object.fromEntries(keys.map((key) => [key, `Oma teksti [${key}]`]));
    let compared = 0;
    for (const visit of visits) {
      // In the gate, one visit that shows texts is enough.
      if (compared > 0 && !THOROUGH) break;
      serve(visit);
      // A text of the example itself is the same in every language.
      const plain = Object.fromEntries(
        Object.entries(propsOf(visit)).filter(([key]) => !Object.hasOwn(own, key) || required.includes(key)),
      );
      /** Each text that a visitor sees, on a separate page. */
      const shown = async (props: object): Promise<string[]> => {
        const { calls, leave } = await load(visit, { language: 'fi' });
        const seen = watchTexts();
        const element = appendHtml(createMarker(name, { ...plain, ...props }));
        await waitForState(element, 'mounted');
        await performSteps(element, beforeSending(visit), calls);
        leave();
        return [...seen()];
      };
      const given = new Set([...findTexts(plain), ...ANSWERED]);
      const finnish = await shown({});
      const swedish = await shown({ language: 'se' });
      const replaced = await shown({ texts: own });
      for (const text of finnish.filter((one) => !given.has(one))) {
        // A text may belong to several keys. One of them must change it.
        const met = keys.filter((key) => createPattern(texts['fi']![key]!).test(text));
        if (met.length === 0) continue;
        compared += 1;
        const inSwedish = met.map((key) => createPattern(texts['se']![key]!));
        expect(
          swedish.some((one) => inSwedish.some((pattern) => pattern.test(one))),
          `“${text}” in Swedish, of ${met.join(' or ')}`,
        ).toBe(true);
        expect(
          replaced.some((one) => met.some((key) => one.includes(own[key]!))),
          `“${text}” replaced, of ${met.join(' or ')}`,
        ).toBe(true);
      }
    }
    expect(compared > 0, `${compared} texts compared`).toBe(!visits[0].isTextless);
  });
});

/** Returns every text in a value, at any depth. */
const findTexts = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(findTexts)
      : [];

/** Texts of the API are not translated. */
const ANSWERED = findTexts(apiCalls.map(({ answer }) => answer));

/** Matches a complete text, with any values of its placeholders. */
const createPattern = (text: string): RegExp => {
  const parts = text.trim().split(/\{\w+\}/);
  return new RegExp(
    `^${parts.map((part) => part.replace(/[^\p{L}\d\s]/gu, String.raw`\$&`)).join('.*')}$`,
    's',
  );
};

const RUN = 'window.ran = 1';
/** The first one is also a valid page address, so that a visit can be completed. */
const HOSTILE = [
  `"><script>${RUN}</script><img src=x onerror="${RUN}"><svg onload="${RUN}"><a href="javascript:${RUN}">x</a><iframe srcdoc="<script>parent.ran=1</script>"></iframe>`,
  ` java\tscript:${RUN}`,
  `data:text/html,<script>${RUN}</script>`,
];

/** Replaces each text of a value. */
function replaceTexts(value: unknown, text: string): unknown {
  if (typeof value === 'string') return text;
  if (Array.isArray(value)) return value.map((one) => replaceTexts(one, text));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, replaceTexts(one, text)]));
}

/** Leaves out the last step of a visit that sends something, so that the page is unchanged for the next visit. */
const beforeSending = (visit: Visit): Visit =>
  visit.calls.length > 0 ? { ...visit, steps: visit.steps?.slice(0, -1) ?? [] } : visit;

/**
 * Finds content that a page must not contain with any props.
 * @param player the URL of a player that may be framed
 */
const findDangers = (player?: string): string[] =>
  [...document.body.querySelectorAll('*')]
    .filter(
      (one) =>
        one.matches('script, iframe[srcdoc], object, embed, base') ||
        (one.matches('iframe') && !isExpectedFrame(one, player)) ||
        [...one.attributes].some(({ name: attribute }) => attribute.startsWith('on')) ||
        ['href', 'src', 'action', 'formaction', 'xlink:href'].some((attribute) =>
          isDangerous(one, attribute),
        ),
    )
    .map((one) => one.outerHTML);

/** The hidden frame of the shop comes from the page settings (SYN-01). A player has the editor's URL, without rights over the page. */
const isExpectedFrame = (frame: Element, player: string | undefined): boolean =>
  frame.matches('[hidden][src^="https://kauppa.example.test/"]') ||
  (player !== undefined &&
    frame.getAttribute('src') === player &&
    frame.getAttribute('sandbox') === 'allow-scripts allow-same-origin allow-presentation allow-popups');

/** Replaces every text of an example. */
test.each(widgets)('$name: hostile texts run no script during all visits [PROPS]', async (widget) => {
  const { name, examples, definition, visits } = widget;
  const texts = Object.keys(definition.texts.fi);
  let calls: Calls | undefined;
  let seen = 0;
  let players = 0;
  for (const visit of visits) {
    const { props } = visit.example === undefined ? Object.values(examples)[0]! : examples[visit.example]!;
    serve(visit);
    onTestFinished(preparePage(visit));
    if (!calls) {
      writePageSettings();
      // Pending messages are discarded with the page.
      onTestFinished(watchLeaks().stop);
      await start(widget);
      calls = watchCalls();
      onTestFinished(calls.stop);
    }
    const { site, language: _language, ...others } = props;
    const choices = Object.entries(others).filter(([key]) => isChoice(definition.props[key]));
    const enter = async (text: string, spared?: string): Promise<boolean> => {
      const own = Object.fromEntries(texts.map((key) => [key, text]));
      const hostile = {
        ...(replaceTexts(others, text) as object),
        ...Object.fromEntries(choices),
        texts: own,
      };
      if (spared !== undefined)
        Object.assign(hostile, { [spared]: replaceTexts(others[spared], HOSTILE[0]!) });
      const element = appendHtml(createMarker(name, site === undefined ? hostile : { ...hostile, site }));
      await waitForState(element, 'mounted');
      const isThrough = await performSteps(element, beforeSending(visit), calls!, {
        isBarred: text !== HOSTILE[0],
        look() {
          const player = spared === undefined ? text : HOSTILE[0];
          expect(findDangers(visit.isPlayed ? player : undefined).join('\n')).toBe('');
          const root = element.querySelector('saaristo-root')!;
          if (/ran ?= ?1/.test(root.outerHTML)) seen += 1;
          players += root.querySelectorAll('iframe:not([hidden])').length;
        },
      });
      expect((window as { ran?: number }).ran).toBeUndefined();
      element.remove();
      await flushTasks();
      return isThrough;
    };
    // One after the other, because only one of several dialogs opens.
    for (const text of sampleOf(HOSTILE, 2)) {
      let isThrough = await enter(text);
      // An invalid link may make a control unavailable. Then all texts except that one are hostile.
      for (const key of isThrough ? [] : Object.keys(others))
        isThrough = (await enter(text, key)) || isThrough;
      expect(isThrough, `the way with ${text}`).toBe(true);
    }
  }
  expect(seen > 0, `hostile texts seen ${seen} times`).toBe(!visits[0].isUnseen);
  expect(players > 0, `players framed ${players} times`).toBe(visits.some(({ isPlayed }) => isPlayed));
});

/** A prop with a few allowed values can't be hostile. */
const isChoice = (schema: unknown): boolean => JSON.stringify(schema)?.includes('picklist') ?? false;

function isDangerous(element: Element, attribute: string): boolean {
  const address = element.getAttribute(attribute);
  if (address === null || !URL.canParse(address, location.href)) return false;
  const { protocol } = new URL(address, location.href);
  const isPicture = element.matches('img, source, image') && /^\s*data:image\//i.test(address);
  return !/^(https?|mailto|tel):$/.test(protocol) && !isPicture;
}

test('hostile texts: the check above detects dangerous content [PROPS]', () => {
  const link = document.createElement('a');
  link.setAttribute('href', ' java\tscript:alert(1)');
  expect(isDangerous(link, 'href')).toBe(true);
  link.setAttribute('href', '/haku');
  expect(isDangerous(link, 'href')).toBe(false);
});
