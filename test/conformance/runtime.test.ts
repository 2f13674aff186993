/** Every widget in the real runtime with every result of the API: it is mounted, logs nothing unexpected and leaves nothing. */
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { ApiScenario, Visit } from '#island/examples.ts';
import { propsSchema } from '#island/define.ts';
import { calls as apiCalls, type ApiCall } from '../api/answers.ts';
import { resetDom } from '../dom/index.ts';
import { handlers, respond, SCENARIOS } from '../api/handlers.ts';
import {
  recordEvents,
  createMarker,
  appendHtml,
  waitForState,
  flushTasks,
  startRuntime,
  getState,
  stopRuntime,
} from '../runtime/runtime.tsx';
import { api } from '../setup.ts';
import { sampleOf, THOROUGH } from '../thorough.ts';
import { watchCalls, type Calls } from './calls.ts';
import { watchLeaks } from './leaks.ts';
import { performSteps, expectTyped, waitUntilIdle, preparePage, performStep, watchTexts } from './visit.ts';
import { pageSettings, widgets, type Widget } from './widgets.ts';

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

/** Creates the API of a test: `failing` answers as `scenario` says, all other calls succeed. */
interface Server {
  scenario: ApiScenario;
  /** Answers that the test holds back. Scenarios `slow` and `timeout` use this. */
  held: (() => void)[];
}

let answerCall: (call: ApiCall, request: Request, requestId: string) => Promise<Response> = (call, _, id) =>
  respond.ok(call, id);
/** Created once, because there are many. */
const answering = handlers((call, request, requestId) => answerCall(call, request, requestId));

function serve({ page, calls: made, fails = made.at(-1) }: Visit, scenario: ApiScenario): Server {
  const server: Server = { scenario, held: [] };
  answerCall = async (call, request, requestId) => {
    const name = `${request.method} ${new URL(request.url).pathname}`;
    const own = page?.answers?.[name];
    const stated = own ? { ...call, answer: own } : call;
    if (name !== fails) return respond.ok(stated, requestId);
    const { scenario: how } = server;
    if (how !== 'slow' && how !== 'timeout') return respond[how](stated, requestId);
    await new Promise<void>((resolve) => server.held.push(resolve));
    return respond.ok(stated, requestId);
  };
  api.use(...answering);
  return server;
}

const sort = (calls: readonly string[]): string[] => [...calls].sort();

/** The scenarios of a further visit in the gate. */
const REPEATED: readonly ApiScenario[] = ['error'];

const FAILURES: readonly ApiScenario[] = ['error', 'html'];

/** `slow` ends as `ok`; a broken connection fails as an error does (`test/unit/src/api/http.test.ts`). */
const USED_SCENARIOS = SCENARIOS.filter((one) => one !== 'ok' && one !== 'aborted');

/** Returns whether the page shows a text. */
const isShown = (text: string | null | undefined): boolean =>
  typeof text === 'string' && document.body.textContent.includes(text);

const ALWAYS_USED: readonly ApiScenario[] = ['error', 'malformed'];

/** Returns 0 or 1 for a name. It does not change when other widgets are added. */
const getHalf = (name: string): number =>
  [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 2;

/** Returns the scenarios of a widget's first visit: in the gate those of ALWAYS_MET and one half of the others. */
function getScenarios({ name }: Widget): readonly ApiScenario[] {
  const others = USED_SCENARIOS.filter((one) => !ALWAYS_USED.includes(one));
  return [...ALWAYS_USED, ...others.filter((_, at) => THOROUGH || at % 2 === getHalf(name))];
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
    serve({ calls: [] }, 'ok');
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

  test.each(visits.filter(({ calls }) => calls.length === 0))(
    'runtime: a visit makes no call [API-03]',
    async (visit) => {
      serve(visit, 'ok');
      const { calls } = await load(visit);
      const element = appendHtml(createMarker(name, propsOf(visit)));
      await waitForState(element, 'mounted');
      await performSteps(element, visit, calls);
      expect(calls.made).toEqual([]);
      expect(getState(element)).toBe('mounted');
    },
  );

  const driven = visits
    .filter(({ calls }) => calls.length > 0)
    .flatMap((visit, at) =>
      // In the gate, a further visit has the scenarios that failed visits have in common.
      (at === 0
        ? getScenarios(widget)
        : THOROUGH
          ? USED_SCENARIOS.filter((one) => one !== 'html')
          : REPEATED
      ).map((scenario) => ({
        visit,
        scenario,
        call: visit.fails ?? visit.calls.at(-1)!,
        number: at + 1,
      })),
    );
  test.each(driven)(
    'runtime: visit $number while $call is $scenario [API-03 API-04]',
    async ({ visit, scenario, call }) => {
      const isFailing = FAILURES.includes(scenario);
      const { steps = [] } = visit;
      const server = serve(visit, scenario);
      const held = () => server.held.length;
      const { leaks, calls } = await load(visit);
      const asked = () => calls.made.filter((one) => one === call).length;
      const expected = visit.calls.filter((one) => one === call).length;
      const element = appendHtml(createMarker(name, propsOf(visit)));
      await waitForState(element, 'mounted');
      await performSteps(element, visit, calls, { held });
      await vi.waitFor(() => expect(asked()).toBe(expected), { timeout: 10_000, interval: 5 });
      await waitUntilIdle(calls, held);

      expect(held()).toBe(['slow', 'timeout'].includes(scenario) ? expected : 0);
      if (scenario === 'slow') {
        server.scenario = 'ok';
        for (const answer of server.held.splice(0)) answer();
        await waitUntilIdle(calls);
      }
      expect(asked()).toBe(expected);
      expect(getState(element)).toBe('mounted');
      const isWell = scenario === 'slow';
      expect(sort(isWell ? calls.made : visit.calls)).toEqual(sort(visit.calls));
      // The widget decides whether an invalid answer is a failure.
      const isTold =
        scenario === 'malformed' ? isShown(visit.says) : isFailing && typeof visit.says === 'string';
      expect(isShown(visit.says)).toBe(isTold);
      if (isFailing) expectTyped(element, visit);

      const again = visit.again === undefined ? steps.at(-1) : visit.again;
      const triesAgain = isFailing && again;
      if (triesAgain) {
        server.scenario = 'ok';
        await performStep(element, again);
      }
      const inAll = expected + (triesAgain ? 1 : 0);
      await vi.waitFor(() => expect(asked()).toBe(inAll), { timeout: 10_000, interval: 5 });
      await waitUntilIdle(calls, held);
      expect(isShown(visit.says)).toBe(isTold && !triesAgain);

      element.remove();
      await flushTasks();
      const before = await vi.waitFor(() => {
        const rest = leaks.held();
        expect(rest.filter(isPending).join('\n')).toBe('');
        return rest;
      });
      document.body.append(element);
      await waitForState(element, 'mounted');
      await waitUntilIdle(calls, held);
      expect(getState(element)).toBe('mounted');
      element.remove();
      await flushTasks();
      expect(leaks.held()).toEqual(before);
      expect(document.body.textContent.trim()).toBe('');
    },
  );

  test('runtime: a marker that is removed at any moment causes no error, and is mounted again when it is inserted [MOUNT]', async () => {
    serve({ calls: [] }, 'ok');
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
      serve(visit, 'ok');
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
    serve(visit, 'ok');
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
