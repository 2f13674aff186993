/** Every widget in the real runtime, whatever the API does: it mounts, says nothing it should not, and leaves nothing. */
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { ApiScenario, Visit } from '#island/examples.ts';
import { propsSchema } from '#island/define.ts';
import type { ApiCall } from '../api/answers.ts';
import { handlers, respond, SCENARIOS } from '../api/handlers.ts';
import { hearEvents, marker, place, reaches, settle, startRuntime, stateOf } from '../runtime/runtime.tsx';
import { api } from '../setup.ts';
import { watchCalls, type Calls } from './calls.ts';
import { watchLeaks } from './leaks.ts';
import { drive, expectTyped, idle, preparePage, take } from './visit.ts';
import { pageSettings, widgets, type Widget } from './widgets.ts';

function givePageSettings(more: object = {}): void {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.dataset['widgetSettings'] = '';
  script.textContent = JSON.stringify({ ...pageSettings, ...more });
  document.head.append(script);
}

const start = ({ name, definition, load }: Widget) =>
  startRuntime({ [name]: { module: load, props: definition.props } });

const isPending = (held: string): boolean => /timer|Timeout|Interval|under way/.test(held);

/** Who answers the calls of a test: `failing` as `scenario` says, all others well. */
interface Server {
  scenario: ApiScenario;
  /** Answers that the test holds back, which is what `slow` and `timeout` are here. */
  held: (() => void)[];
}

function serve({ page, calls: made, fails = made.at(-1) }: Visit, scenario: ApiScenario): Server {
  const server: Server = { scenario, held: [] };
  const answer = async (call: ApiCall, request: Request): Promise<Response> => {
    const name = `${request.method} ${new URL(request.url).pathname}`;
    const own = page?.answers?.[name];
    const stated = own ? { ...call, answer: own } : call;
    if (name !== fails) return respond.ok(stated);
    const { scenario: how } = server;
    if (how !== 'slow' && how !== 'timeout') return respond[how](stated);
    await new Promise<void>((resolve) => server.held.push(resolve));
    return respond.ok(stated);
  };
  api.use(...handlers(answer));
  return server;
}

const sorted = (calls: readonly string[]): string[] => [...calls].sort();

const FAILURES: readonly ApiScenario[] = ['error', 'aborted', 'html'];

/** What stands in the way of the text that a visitor reads, or does not. */
const says = (text: string | null | undefined): boolean =>
  typeof text === 'string' && document.body.textContent.includes(text);

describe.each(widgets)('$name', (widget) => {
  const { name, examples, visits } = widget;
  const asks = visits.some(({ calls }) => calls.length > 0);
  const propsOf = ({ example = Object.keys(examples)[0]! }: Visit) => examples[example]!.props;

  /** A page with the widget's code, and what it holds, counted. */
  async function load(visit: Visit, settings: object = {}) {
    const leavePage = preparePage(visit);
    givePageSettings(settings);
    await start(widget);
    const leaks = watchLeaks();
    const calls = watchCalls();
    onTestFinished(() => {
      calls.stop();
      leaks.stop();
      leavePage();
    });
    return { leaks, calls };
  }

  test(`API-03 MOUNT in every example it mounts, goes and comes back, and leaves nothing${asks ? '' : '; it makes no call'}`, async () => {
    serve({ calls: [] }, 'ok');
    const { leaks, calls } = await load({ calls: [] });
    const all = Object.values(examples).map(({ props }) => place(marker(name, props)));
    await Promise.all(all.map((element) => reaches(element, 'mounted')));
    await idle(calls);
    all.forEach((element) => element.remove());
    await settle();
    // Code and what it keeps for the whole page come with the first one.
    const before = leaks.held();
    expect(before.filter(isPending)).toEqual([]);
    for (const element of all) document.body.append(element);
    await Promise.all(all.map((element) => reaches(element, 'mounted')));
    await idle(calls);
    expect(all.map(stateOf)).toEqual(all.map(() => 'mounted'));
    all.forEach((element) => element.remove());
    await settle();
    expect(leaks.held()).toEqual(before);
    expect(document.body.textContent.trim()).toBe('');
    expect(asks ? [] : calls.made).toEqual([]);
  });

  test.each(visits.filter(({ calls }) => calls.length === 0))(
    'API-03 makes no call, whatever is done with it',
    async (visit) => {
      serve(visit, 'ok');
      const { calls } = await load(visit);
      const element = place(marker(name, propsOf(visit)));
      await reaches(element, 'mounted');
      await drive(element, visit, calls);
      expect(calls.made).toEqual([]);
      expect(stateOf(element)).toBe('mounted');
    },
  );

  const driven = visits
    .filter(({ calls }) => calls.length > 0)
    .flatMap((visit, at) =>
      SCENARIOS.map((scenario) => ({
        visit,
        scenario,
        call: visit.fails ?? visit.calls.at(-1)!,
        number: at + 1,
      })),
    );
  test.each(driven)(
    'API-03 API-04 visit $number while $call is $scenario',
    async ({ visit, scenario, call }) => {
      const isFailing = FAILURES.includes(scenario);
      const { steps = [] } = visit;
      const server = serve(visit, scenario);
      const held = () => server.held.length;
      const { leaks, calls } = await load(visit);
      const asked = () => calls.made.filter((one) => one === call).length;
      const expected = visit.calls.filter((one) => one === call).length;
      const element = place(marker(name, propsOf(visit)));
      await reaches(element, 'mounted');
      await drive(element, visit, calls, { held });
      await vi.waitFor(() => expect(asked()).toBe(expected), { timeout: 10_000, interval: 5 });
      await idle(calls, held);

      expect(held()).toBe(['slow', 'timeout'].includes(scenario) ? expected : 0);
      if (scenario === 'slow') {
        server.scenario = 'ok';
        for (const answer of server.held.splice(0)) answer();
        await idle(calls);
      }
      expect(asked()).toBe(expected);
      expect(stateOf(element)).toBe('mounted');
      const isWell = scenario === 'ok' || scenario === 'slow';
      expect(sorted(isWell ? calls.made : visit.calls)).toEqual(sorted(visit.calls));
      // Whether rubbish is a failure is the widget's to say.
      const isTold =
        scenario === 'malformed' ? says(visit.says) : isFailing && typeof visit.says === 'string';
      expect(says(visit.says)).toBe(isTold);
      if (isFailing) expectTyped(element, visit);

      const again = visit.again === undefined ? steps.at(-1) : visit.again;
      const triesAgain = isFailing && again;
      if (triesAgain) {
        server.scenario = 'ok';
        await take(element, again);
      }
      const inAll = expected + (triesAgain ? 1 : 0);
      await vi.waitFor(() => expect(asked()).toBe(inAll), { timeout: 10_000, interval: 5 });
      await idle(calls, held);
      expect(says(visit.says)).toBe(isTold && !triesAgain);

      element.remove();
      await settle();
      const before = await vi.waitFor(() => {
        const rest = leaks.held();
        expect(rest.filter(isPending).join('\n')).toBe('');
        return rest;
      });
      document.body.append(element);
      await reaches(element, 'mounted');
      await idle(calls, held);
      expect(stateOf(element)).toBe('mounted');
      element.remove();
      await settle();
      expect(leaks.held()).toEqual(before);
      expect(document.body.textContent.trim()).toBe('');
    },
  );

  test('MOUNT survives removal at any moment, and stands again when it comes back', async () => {
    api.use(...handlers());
    const { calls } = await load(visits[0]);
    const [first] = Object.values(examples);
    const element = place(marker(name, first!.props, '<p>fallback</p>'));
    const heard = hearEvents();
    for (let turns = 0; turns < 6; turns++) {
      element.remove();
      for (let turn = 0; turn < turns; turn++) await Promise.resolve();
      document.body.append(element);
      for (let turn = 0; turn < 6 - turns; turn++) await Promise.resolve();
    }
    await reaches(element, 'mounted');
    await idle(calls);
    expect(element.querySelectorAll(':scope > saaristo-root')).toHaveLength(1);
    expect(heard.filter(({ type }) => type === 'widget:failed')).toEqual([]);
    element.remove();
    await settle();
    expect(element.innerHTML).toBe('<p>fallback</p>');
  });

  test('I18N-03 I18N-05 language and site of the block win over the page’s, texts over both', async () => {
    const { fi, se } = widget.definition.texts as Record<string, Record<string, string>>;
    const { required = [] } = propsSchema(widget.definition);
    const [visit] = visits;
    // Texts of the API's are nobody's to translate.
    api.use(...handlers('empty'));
    const { calls } = await load(visit, { language: 'fi', site: 'sibylla' });
    const shown = async (props: object) => {
      // What an answer to an earlier test stored late is none of this one's.
      localStorage.clear();
      const [first] = Object.values(examples);
      // A text that the example gives itself would stand in every language.
      const plain = Object.entries(first!.props).filter(
        ([key]) => !Object.hasOwn(fi!, key) || required.includes(key),
      );
      const element = place(marker(name, { ...Object.fromEntries(plain), ...props }));
      await reaches(element, 'mounted');
      await idle(calls);
      const all = `${element.innerHTML} ${element.textContent}`;
      element.remove();
      await settle();
      return all;
    };
    const finnish = await shown({});
    const keys = Object.keys(fi!).filter(
      (key) => fi![key] !== se![key] && !fi![key]!.includes('{') && finnish.includes(fi![key]!),
    );
    const swedish = await shown({ language: 'se', site: 'lithellsse' });
    for (const key of keys.filter((one) => !finnish.includes(se![one]!))) expect(swedish).toContain(se![key]);
    const own = Object.fromEntries(keys.map((key) => [key, `Oma teksti ${key}`]));
    const replaced = await shown({ texts: own });
    for (const key of keys) expect(replaced, key).toContain(`Oma teksti ${key}`);
  });
});

const RUN = 'window.ran = 1';
const HOSTILE = [
  `<script>${RUN}</script>`,
  `<img src=x onerror="${RUN}">`,
  `"><svg onload="${RUN}">`,
  `javascript:${RUN}`,
  ` java\tscript:${RUN}`,
  `data:text/html,<script>${RUN}</script>`,
  `<a href="javascript:${RUN}">x</a><iframe srcdoc="<script>parent.ran=1</script>"></iframe>`,
];

/** The value with each text of it replaced. */
function poisoned(value: unknown, text: string): unknown {
  if (typeof value === 'string') return text;
  if (Array.isArray(value)) return value.map((one) => poisoned(one, text));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, poisoned(one, text)]));
}

/** A visit as far as what is sent: the page is still as it was when the next one begins. */
const beforeSending = (visit: Visit): Visit =>
  visit.calls.length > 0 ? { ...visit, steps: visit.steps?.slice(0, -1) ?? [] } : visit;

/** What a page must not hold, whatever its props say. */
const dangers = (): string[] =>
  [...document.body.querySelectorAll('*')]
    .filter(
      (one) =>
        // The shop's own page in its hidden frame is the page settings' (SYN-01); a player's address is checked below.
        one.matches('script, iframe[srcdoc], object, embed, base') ||
        (one.matches('iframe') &&
          !one.matches('[hidden][src^="https://kauppa.example.test/"]') &&
          !one.closest('dialog')) ||
        [...one.attributes].some(({ name: attribute }) => attribute.startsWith('on')) ||
        ['href', 'src', 'action', 'formaction', 'xlink:href'].some((attribute) =>
          isDangerous(one, attribute),
        ),
    )
    .map((one) => one.outerHTML);

/** Every text of an example is replaced. */
test.each(widgets)('PROPS $name: hostile texts run nothing, wherever a visitor goes', async (widget) => {
  const { name, examples, definition, visits } = widget;
  const texts = Object.keys(definition.texts.fi);
  let calls: Calls | undefined;
  let seen = 0;
  for (const visit of visits) {
    const { props } = visit.example === undefined ? Object.values(examples)[0]! : examples[visit.example]!;
    serve(visit, 'ok');
    onTestFinished(preparePage(visit));
    if (!calls) {
      givePageSettings();
      await start(widget);
      calls = watchCalls();
      onTestFinished(calls.stop);
    }
    const { site, language: _language, ...others } = props;
    const choices = Object.entries(others).filter(([key]) => isChoice(definition.props[key]));
    // One after the other: of several dialogs only one opens.
    for (const text of HOSTILE) {
      const own = Object.fromEntries(texts.map((key) => [key, text]));
      const hostile = { ...(poisoned(others, text) as object), ...Object.fromEntries(choices), texts: own };
      const element = place(marker(name, site === undefined ? hostile : { ...hostile, site }));
      await reaches(element, 'mounted');
      await drive(element, beforeSending(visit), calls, {
        look() {
          expect(dangers().join('\n')).toBe('');
          const root = element.querySelector('saaristo-root')!;
          if (/ran ?= ?1/.test(root.outerHTML)) seen += 1;
        },
      });
      expect((window as { ran?: number }).ran).toBeUndefined();
      element.remove();
      await settle();
    }
  }
  expect(seen > 0, `hostile texts seen ${seen} times`).toBe(!visits[0].isUnseen);
});

/** A prop that takes one of a few values has no room for a hostile one. */
const isChoice = (schema: unknown): boolean => JSON.stringify(schema)?.includes('picklist') ?? false;

function isDangerous(element: Element, attribute: string): boolean {
  const address = element.getAttribute(attribute);
  if (address === null || !URL.canParse(address, location.href)) return false;
  const { protocol } = new URL(address, location.href);
  const isPicture = element.matches('img, source, image') && /^\s*data:image\//i.test(address);
  return !/^(https?|mailto|tel):$/.test(protocol) && !isPicture;
}

test('PROPS the check above sees what is dangerous', () => {
  const link = document.createElement('a');
  link.setAttribute('href', ' java\tscript:alert(1)');
  expect(isDangerous(link, 'href')).toBe(true);
  link.setAttribute('href', '/haku');
  expect(isDangerous(link, 'href')).toBe(false);
});
