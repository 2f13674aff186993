/** Every widget in the real runtime, whatever the API does: it mounts, says nothing it should not, and leaves nothing. */
import { describe, expect, test, vi } from 'vitest';
import { propsSchema } from '#island/define.ts';
import { handlers, SCENARIOS } from '../api/handlers.ts';
import { hearEvents, marker, place, reaches, settle, startRuntime, stateOf } from '../runtime/runtime.tsx';
import { api } from '../setup.ts';
import { watchLeaks } from './leaks.ts';
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

/** Answers that are on their way arrive; what `slow` and `timeout` hold back does not. */
const answers = () => new Promise((resolve) => setTimeout(resolve, 60));

describe.each(widgets)('$name', (widget) => {
  const { name, examples } = widget;

  /** Whether the widget asked the API for anything as it mounted; until that is known, it may have. */
  let asks = true;

  test.each(SCENARIOS)('API-03 API-04 mounts and goes silently while the API is %s', async (scenario) => {
    const isFirst = scenario === SCENARIOS[0];
    // What asks nobody is the same whatever the answers are.
    if (!asks) return;
    api.use(...handlers(scenario));
    let requests = 0;
    const count = () => void (requests += 1);
    api.events.on('request:start', count);
    givePageSettings();
    await start(widget);
    const leaks = watchLeaks();
    try {
      // Code and what it keeps for the whole page come with the first one.
      const shown = Object.values(examples).slice(0, isFirst ? undefined : 2);
      const all = shown.map(({ props }) => place(marker(name, props)));
      await Promise.all(all.map((element) => reaches(element, 'mounted')));
      await answers();
      all.forEach((element) => element.remove());
      await settle();
      // On a busy machine an answer may have come just now: what it has begun ends by itself, or is a leak.
      const before = await vi.waitFor(() => {
        const held = leaks.held();
        expect(held.filter(isPending)).toEqual([]);
        return held;
      });

      for (const element of all) document.body.append(element);
      await Promise.all(all.map((element) => reaches(element, 'mounted')));
      await answers();
      expect(all.map(stateOf)).toEqual(all.map(() => 'mounted'));
      all.forEach((element) => element.remove());
      await settle();
      await vi.waitFor(() => expect(leaks.held()).toEqual(before));
      expect(document.body.textContent.trim()).toBe('');
      if (isFirst) asks = requests > 0;
    } finally {
      api.events.removeListener('request:start', count);
      leaks.stop();
    }
  });

  test('MOUNT survives removal at any moment, and stands again when it comes back', async () => {
    api.use(...handlers());
    givePageSettings();
    await start(widget);
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
    await answers();
    expect(element.querySelectorAll(':scope > saaristo-root')).toHaveLength(1);
    expect(heard.filter(({ type }) => type === 'widget:failed')).toEqual([]);
    element.remove();
    await settle();
    expect(element.innerHTML).toBe('<p>fallback</p>');
  });

  test('I18N-03 I18N-05 language and site of the block win over the page’s, texts over both', async () => {
    // Texts of the API's are nobody's to translate.
    api.use(...handlers('empty'));
    givePageSettings({ language: 'fi', site: 'sibylla' });
    await start(widget);
    const { fi, se } = widget.definition.texts as Record<string, Record<string, string>>;
    const shown = async (props: object) => {
      // What an answer to an earlier test stored late is none of this one's.
      localStorage.clear();
      const [first] = Object.values(examples);
      // A text that the example gives itself would stand in every language.
      const { required = [] } = propsSchema(widget.definition);
      const plain = Object.entries(first!.props).filter(
        ([key]) => !Object.hasOwn(fi!, key) || required.includes(key),
      );
      const element = place(marker(name, { ...Object.fromEntries(plain), ...props }));
      await reaches(element, 'mounted');
      await answers();
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

/** Every text of an example is replaced, so one example of a widget stands for all. */
test.each(widgets)('PROPS $name: hostile texts run nothing', async (widget) => {
  const { name, examples, definition } = widget;
  const [{ props } = { props: {} }] = Object.values(examples);
  api.use(...handlers('ok'));
  givePageSettings();
  await start(widget);
  const texts = Object.keys(definition.texts.fi);
  const { site: _site, language: _language, ...others } = props;
  const choices = Object.entries(others).filter(([key]) => isChoice(definition.props[key]));
  const elements = HOSTILE.map((text) => {
    const own = Object.fromEntries(texts.map((key) => [key, text]));
    const hostile = { ...(poisoned(others, text) as object), ...Object.fromEntries(choices), texts: own };
    return place(marker(name, hostile));
  });
  await Promise.all(elements.map((element) => reaches(element, 'mounted')));
  await answers();
  expect((window as { ran?: number }).ran).toBeUndefined();
  const found = [...document.body.querySelectorAll('*')].filter(
    (one) =>
      // The shop's own page in its hidden frame is the page settings' (SYN-01).
      one.matches('script, iframe:not([hidden][src^="https://kauppa.example.test/"]), object, embed, base') ||
      [...one.attributes].some(({ name: attribute }) => attribute.startsWith('on')) ||
      ['href', 'src', 'action', 'formaction', 'xlink:href'].some((attribute) => isDangerous(one, attribute)),
  );
  expect(found.map((one) => one.outerHTML)).toEqual([]);
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
