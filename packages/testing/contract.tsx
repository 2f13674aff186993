/**
 * `saaristo/testing/contract`: tests of what pages rely on, for every widget of a project. They run in vitest with the environment jsdom:
 * the real runtime mounts the widgets, and a process without a window renders them.
 */
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { checkProps, describeProblems } from '#island/prop-problems.ts';
import { propsSchema } from '#island/define.ts';
import type { Visit } from '#island/examples.ts';
import { LANGUAGES } from '#lib/site.ts';
import { jsonSchema } from '../build/catalogue.ts';
import { absurd, type Absurdity, dropOptional } from './absurd-props.ts';
import { type Answers, holdCalls, readAnswers, serveAnswers } from './answers.ts';
import { findAxeFaults } from './axe.ts';
import { watchCalls, type Calls } from './calls.ts';
import { watchConsole } from './console.ts';
import { fillDomGaps, resetDom } from './dom/index.ts';
import { findDangers, hasHostile, HOSTILE, isChoice, replaceTexts } from './hostile.ts';
import { checkExample, prefixOf } from './island.tsx';
import { watchLeaks } from './leaks.ts';
import { type Rendered, renderExamples } from './rendered.ts';
import {
  appendHtml,
  createMarker,
  flushTasks,
  getState,
  recordEvents,
  startRuntime,
  stopRuntime,
  waitForState,
} from './runtime.tsx';
import { createWrongValue, findSchemaFaults, type JsonSchema } from './schema-faults.ts';
import { performSteps, preparePage, waitUntilIdle } from './visit.ts';
import { collectWidgets, type TestedWidget, UNKNOWN_VISITS } from './widgets.ts';

export { expectConsole } from './console.ts';
export { collectWidgets, readAnswers, type Answers, type TestedWidget };

export interface ContractOptions {
  /** The project's folder. Default: the working directory. */
  root?: string;
  /** Page settings with which every widget works. */
  settings?: object;
  /** Answers of calls by path. Other calls get the status 404. */
  answers?: Answers;
  /** Answers the calls of a visit in another way. */
  serve?: (visit: Visit) => void;
  /** A selector of frames that may be in a page with any props. */
  frames?: string;
  /** Returns the first elements of a list, or all, in tests that take long. Default: all. */
  sample?: <T>(all: readonly T[], count?: number) => readonly T[];
}

const ABSURD: Record<string, Absurdity> = {
  'nothing at all': { text: '', number: 0, entries: 0, bare: true },
  'one endless word': { text: 'Ä'.repeat(5000), number: -1, entries: 1 },
  'a crowd from right to left': { text: 'لحم مقدد مع البطاطا 🥔🧑🏽‍🍳', number: 1e9, entries: 150 },
  'halves, and pictures that are missing': { text: '/no-such-picture.jpg', number: 0.5, entries: 2 },
};

/** @throws with the advice and the faults, if there are any */
function expectNone(faults: readonly string[], advice: string): void {
  if (faults.length > 0) throw new Error(`${advice}\n${faults.map((fault) => `- ${fault}`).join('\n')}`);
}

/** Tests the definition: texts, and the schema of the props. Examples are valid, other values are not. */
function testDefinition({ name, definition, examples }: TestedWidget): void {
  const schema = jsonSchema(definition) as JsonSchema;
  const [first = { props: {} }] = Object.values(examples);

  test('definition: it has its name, a title and a description, and an example [WIDGET]', () => {
    const { title, description } = definition;
    expectNone(
      [
        ...(definition.name === name ? [] : [`the folder is ${name}, and the name is ${definition.name}`]),
        ...(title.trim() ? [] : ['it has no title']),
        ...(description.trim() ? [] : ['it has no description']),
        ...(Object.keys(examples).length > 0 ? [] : ['examples.ts has no example']),
      ],
      'Complete widget.ts, from which the catalogue is made:',
    );
  });

  test('props: each has a type, a title and a description [CATALOGUE]', () => {
    const bare = Object.entries(schema.properties!).filter(([, prop]) => !prop.title || !prop.description);
    expectNone(
      [...findSchemaFaults(schema, 'props'), ...bare.map(([key]) => `${key} has no title or no description`)],
      'Describe the props in widget.ts, for example by editor(title, description):',
    );
  });

  test('props: the examples are valid, and unknown props are removed [EXAMPLE]', () => {
    const odd = JSON.parse('{"__proto__":{"x":1},"constructor":1,"unheardOf":[]}') as object;
    for (const [example, { props }] of Object.entries(examples)) {
      const plain = checkProps(propsSchema(definition), props);
      expectNone(plain.ok ? [] : [`${example}: ${describeProblems(plain.problems)}`], 'Correct examples.ts:');
      expect(checkProps(propsSchema(definition), { ...odd, ...props })).toEqual(plain);
    }
    expect(({} as Record<string, unknown>)['x']).toBeUndefined();
  });

  test('props: the stated defaults are valid, wrong types and missing required values are not [PROPS]', () => {
    const check = (props: object) => checkProps(propsSchema(definition), props);
    const properties = Object.entries(schema.properties!);
    const defaults = properties.flatMap(([key, prop]) =>
      prop.default === undefined ? [] : [[key, prop.default]],
    );
    expect(check({ ...first.props, ...(Object.fromEntries(defaults) as object) })).toMatchObject({
      ok: true,
    });
    for (const [key, prop] of properties) {
      const wrong = createWrongValue(prop);
      const result = check({ ...first.props, [key]: wrong });
      const found = result.ok ? 'nothing wrong' : result.problems[0]!.path.split('.')[0];
      expect(found, `${key}: ${JSON.stringify(wrong)} is refused`).toBe(key);
    }
    for (const key of schema.required ?? []) {
      const { [key]: _, ...others } = first.props;
      expect(check(others).ok, `props without ${key} are refused`).toBe(false);
    }
  });

  test('texts: they are complete in every language, with the same placeholders [I18N-01]', () => {
    const places = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort().join(' ');
    const texts = definition.texts as Partial<Record<string, Record<string, string>>>;
    const keys = [...new Set(Object.values(texts).flatMap((table) => Object.keys(table ?? {})))];
    const faults = LANGUAGES.flatMap((language) =>
      keys.flatMap((key) => {
        const text = texts[language]?.[key]?.trim();
        if (!text) return [`${language} lacks ${key}`];
        const model = texts[LANGUAGES[0]]?.[key] ?? '';
        return places(text) === places(model)
          ? []
          : [`${language}.${key} has the placeholders “${places(text)}” instead of “${places(model)}”`];
      }),
    );
    expectNone(faults, 'Complete messages.ts:');
  });
}

/** Leaves out the last step of a visit that sends something, so that the page is unchanged for the next visit. */
export const beforeSending = (visit: Visit): Visit =>
  visit.calls.length > 0 ? { ...visit, steps: visit.steps?.slice(0, -1) ?? [] } : visit;

/** Writes the page's settings, and counts calls and resources. The page ends with the test. */
export async function openPage(
  { name, definition, load }: TestedWidget,
  visit: Visit = { calls: [] },
  settings: object = {},
) {
  const leavePage = preparePage(visit);
  const script = document.createElement('script');
  script.type = 'application/json';
  script.dataset['widgetSettings'] = '';
  script.textContent = JSON.stringify(settings);
  document.head.append(script);
  const leaks = watchLeaks();
  await startRuntime({ [name]: { module: load, props: definition.props } });
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

const isPending = (held: string): boolean => /timer|Timeout|Interval|under way/.test(held);

/** Tests the widget in the runtime: mounting, removing, new props, absurd and hostile ones. */
function testRuntime(widget: TestedWidget, options: Required<ContractOptions>): void {
  const { name, definition, examples, visits } = widget;
  const { settings, serve, frames, sample } = options;
  const isCalling = visits === UNKNOWN_VISITS || visits.some(({ calls }) => calls.length > 0);
  const open = (visit?: Visit) => {
    serve(visit ?? { calls: [] });
    return openPage(widget, visit, settings);
  };

  test(`runtime: every example is mounted, removed and mounted again without leaks${isCalling ? '' : ', and makes no call'} [API-03 MOUNT]`, async () => {
    const { leaks, calls } = await open();
    // Stories and hydration cover the other examples.
    const all = sample(Object.values(examples), 3).map(({ props }) => appendHtml(createMarker(name, props)));
    const mount = async () => {
      await Promise.all(all.map((element) => waitForState(element, 'mounted')));
      await waitUntilIdle(calls);
    };
    const remove = async () => {
      all.forEach((element) => element.remove());
      await flushTasks();
    };
    await mount();
    await remove();
    // The first mount loads code, and data that stays for the whole page.
    const before = leaks.held();
    const advice = 'Undo in the cleanup of the effect what the removed island still holds:';
    expectNone(before.filter(isPending), advice);
    for (const element of all) document.body.append(element);
    await mount();
    expect(all.map(getState)).toEqual(all.map(() => 'mounted'));
    await remove();
    expectNone(
      leaks.held().filter((held) => !before.includes(held)),
      advice,
    );
    expect(document.body.textContent.trim(), 'The removed islands leave text in the page').toBe('');
    expect(isCalling ? [] : calls.made).toEqual([]);
    // The calls of the third mount are its own: those of the page are answered.
    const { held, stop } = holdCalls();
    onTestFinished(stop);
    for (const element of all) document.body.append(element);
    await mount();
    await remove();
    expectNone(held(), 'Abort in the cleanup of the effect the calls of the removed island:');
  });

  test('runtime: a marker that is removed at any moment is mounted, and its standing island gets the props of every example in turn [MOUNT]', async () => {
    const { calls } = await open(visits[0]);
    const all = Object.values(examples);
    const element = appendHtml(createMarker(name, all[0]!.props, '<p>fallback</p>'));
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
    for (const { props } of [...all.slice(1), all[0]!]) {
      element.dataset['props'] = JSON.stringify(props);
      await flushTasks();
    }
    await waitUntilIdle(calls);
    expectNone(
      heard.flatMap(({ type, detail }) => (type === 'widget:failed' ? [String(detail.error)] : [])),
      'An editor changes the props of a standing island. Call the same hooks in every render:',
    );
    expect(getState(element)).toBe('mounted');
    element.remove();
    await flushTasks();
    expect(element.innerHTML).toBe('<p>fallback</p>');
  });

  test('props: absurd ones cause no error, or are invalid and keep the fallback [PROPS]', async () => {
    await open();
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    // Checked as the runtime of these tests does: alternative props may all be missing.
    const schema = propsSchema({ props: definition.props });
    const placed = Object.entries(ABSURD).map(([what, how]) => {
      const props = { ...(absurd({ ...schema, type: 'object' }, how) as object), unheardOf: { of: [what] } };
      const expected = checkProps(schema, props).ok ? 'mounted' : 'invalid';
      return { what, expected, element: appendHtml(createMarker(name, props, '<p>fallback</p>')) };
    });
    const states = () => placed.map(({ what, element }) => `${what}: ${getState(element)}`);
    await vi.waitFor(
      () => expect(states()).toEqual(placed.map(({ what, expected }) => `${what}: ${expected}`)),
      { timeout: 20_000, interval: 20 },
    );
    await flushTasks();
    const heard = said.mock.calls.map(([text]) => String(text).slice(0, 200));
    said.mockRestore();
    const invalid = placed.filter(({ expected }) => expected === 'invalid');
    expect(invalid.map(({ element }) => element.innerHTML)).toEqual(invalid.map(() => '<p>fallback</p>'));
    expect(heard).toEqual(invalid.map(() => expect.stringContaining('[saaristo]')));
  });

  test('props: hostile texts run no script during all visits [PROPS]', async () => {
    const texts = Object.keys(Object.values(definition.texts)[0] ?? {});
    let calls: Calls | undefined;
    let seen = 0;
    let players = 0;
    for (const visit of visits) {
      const { props } = visit.example === undefined ? Object.values(examples)[0]! : examples[visit.example]!;
      if (calls) {
        serve(visit);
        onTestFinished(preparePage(visit));
      } else ({ calls } = await open(visit));
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
        await vi.waitFor(() => expect(getState(element)).toMatch(/^(mounted|invalid)$/), 10_000);
        if (getState(element) === 'invalid') {
          // A format that refuses hostile texts keeps them out of the page.
          element.remove();
          return true;
        }
        const isThrough = await performSteps(element, beforeSending(visit), calls!, {
          isBarred: text !== HOSTILE[0],
          look() {
            const player = spared === undefined ? text : HOSTILE[0];
            expectNone(
              findDangers(visit.isPlayed ? player : undefined, frames),
              'A text of an editor becomes a part of the page that runs scripts. Use safeLink(…), safeImage(…) or <RichText>:',
            );
            const root = element.querySelector('saaristo-root')!;
            if (hasHostile(root.outerHTML)) seen += 1;
            players += root.querySelectorAll('iframe:not([hidden])').length;
          },
        });
        expect((window as { ran?: number }).ran, 'A text of an editor ran as a script').toBeUndefined();
        element.remove();
        await flushTasks();
        return isThrough;
      };
      // One after the other, because only one of several dialogs opens.
      for (const text of sample(HOSTILE, 2)) {
        let isThrough = await enter(text);
        // An invalid link may make a control unavailable. Then all texts except that one are hostile.
        for (const key of isThrough ? [] : Object.keys(others))
          isThrough = (await enter(text, key)) || isThrough;
        expect(isThrough, `the way with ${text}`).toBe(true);
      }
    }
    if (visits !== UNKNOWN_VISITS)
      expect(seen > 0, `hostile texts seen ${seen} times`).toBe(!visits[0].isUnseen);
    expect(players > 0, `players framed ${players} times`).toBe(visits.some(({ isPlayed }) => isPlayed));
  });
}

const place = (): HTMLElement => document.body.appendChild(document.createElement('div'));

/** Tests the server's HTML, its hydration and the accessibility. */
function testServer(
  widget: TestedWidget,
  getPages: () => Rendered,
  { settings, sample, serve }: Required<ContractOptions>,
): void {
  const { name, definition, examples, load } = widget;
  let calls: Calls;
  beforeEach(async () => {
    serve({ calls: [] });
    const { configure, parseSettings } = await import('#island/settings.ts');
    configure(parseSettings(settings));
    // As on a page: nothing is wrapped in act().
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    calls = watchCalls();
  });
  afterEach(() => {
    calls.stop();
    vi.unstubAllGlobals();
  });
  const render = async (props: object) => {
    // The context of the component, which is imported again for each page of the runtime.
    const { island } = await import('./island.tsx');
    const { default: Widget } = await load();
    return island(name, Widget, checkExample(definition, props), settings);
  };

  test('server: each example is rendered without a window and hydrated without a difference [SERVER]', async () => {
    const recovered: string[] = [];
    const islands = [];
    for (const [example, { props }] of Object.entries(examples)) {
      const { html, error } = getPages()[`${name}/${example}`] ?? { error: 'it was not rendered' };
      expectNone(
        error === undefined ? [] : [error],
        `A server can't render the example "${example}" (window, document and storage are for effects and handlers alone):`,
      );
      // A page's policy may forbid inline styles.
      expectNone(
        definition.personal ? [] : (html!.match(/<[^>]*\sstyle=[^>]*>/g) ?? []),
        `The example "${example}" has inline styles, which the policy of a page may forbid. Use classes of the module:`,
      );
      // Optimisers of HTML remove comments and collapse white space, which the hydration compares.
      const texts = html!.replaceAll(/<textarea.*?<\/textarea>/gs, '');
      expectNone(
        texts.match(/<!--.{0,60}|>[^<]*(?:[\t\n\r]| {2})[^<]*</s) ?? [],
        `The example "${example}" has a comment or several spaces in the server's HTML, which optimisers remove before the hydration. Write neighbouring texts as one, {\`…\`}:`,
      );
      const host = place();
      host.innerHTML = html!;
      const first = host.firstElementChild;
      const root = hydrateRoot(host, await render(props), {
        identifierPrefix: prefixOf(name, example),
        onRecoverableError: (fault) => recovered.push(`${example}: ${String(fault)}`),
      });
      islands.push({ example, first, root });
    }
    await waitUntilIdle(calls);
    expectNone(
      recovered,
      `The server's HTML differs from the browser's. Render the same on both, and read window, the clock, storage and random values in an effect:`,
    );
    // Orca reads the role of an empty status.
    expectNone(
      [...document.querySelectorAll('[role=status]:empty')].map((one) => one.outerHTML),
      'Leave out role="status" while it has no text, or keep a child element in it:',
    );
    // The server's own elements stay. None are created again.
    expectNone(
      islands.filter(({ first }) => first?.isConnected === false).map(({ example }) => example),
      "The hydration replaces the server's elements in the examples:",
    );
    for (const { root } of islands) root.unmount();
  });

  test('mount: each example has the same result when it is mounted twice (StrictMode), and axe finds nothing [MOUNT]', async () => {
    const islands = [];
    const schema = propsSchema(definition);
    const given = Object.entries(examples)[0]!;
    const bare = { props: dropOptional(schema, given[1].props) as object, shows: true };
    const all = checkProps(schema, bare.props).ok
      ? { [`${given[0]}, without its optional props`]: bare, ...examples }
      : examples;
    for (const [example, { props, shows }] of Object.entries(all)) {
      const container = place();
      const root = createRoot(container, { identifierPrefix: prefixOf(name, example) });
      root.render(<StrictMode>{await render(props)}</StrictMode>);
      islands.push({ example, container, root, shows });
    }
    await waitUntilIdle(calls);
    // A widget that reserves no space may render nothing.
    const empty = islands.filter(({ container, shows }) => container.childNodes.length === 0 && !shows);
    expectNone(
      definition.reservedHeight === 0 ? [] : empty.map(({ example }) => example),
      'Nothing is shown, though the marker reserves space, in the examples:',
    );
    for (const { example, container } of sample(islands))
      expectNone(
        await findAxeFaults(container),
        `Readers of a screen can't use the example "${example}". Correct its elements:`,
      );
    for (const { root } of islands) root.unmount();
    expect(islands.map(({ container }) => container.innerHTML)).toEqual(islands.map(() => ''));
  });
}

/**
 * Defines the tests of all widgets.
 * @returns a function that returns the server's HTML of every example, for further tests of the file
 */
export function testContract(
  widgets: readonly TestedWidget[],
  options: ContractOptions = {},
): () => Rendered {
  let stopAnswers: (() => void) | undefined;
  const all: Required<ContractOptions> = {
    root: process.cwd(),
    settings: {},
    answers: {},
    frames: 'not-expected',
    sample: (list) => list,
    serve: () => void (stopAnswers ??= serveAnswers(all.answers)),
    ...options,
  };
  let pages: Rendered = {};
  // Of a busy machine. vitest's own limit is 5 s.
  vi.setConfig({ testTimeout: 60_000 });
  watchConsole();
  fillDomGaps();
  beforeAll(async () => {
    pages = await renderExamples(
      all.root,
      all.settings,
      widgets.map(({ name }) => name),
    );
  }, 300_000);
  afterEach(() => {
    stopAnswers?.();
    stopAnswers = undefined;
    resetDom();
  });
  describe.each(widgets)('$name', (widget) => {
    testDefinition(widget);
    testServer(widget, () => pages, all);
  });
  // After the others, which share their modules: each page of the runtime imports its own.
  describe.each(widgets)('$name', (widget) => testRuntime(widget, all));
  return () => pages;
}
