/** Islands on a page that the browser has translated: each text is in `<font>` elements. */
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Visit } from '#island/examples.ts';
import type { ApiCall } from '../../src/api/mocks/answers.ts';
import { handlers, respond } from '../../src/api/mocks/handlers.ts';
import { resetDom } from '../support/dom/index.ts';
import { translate, type Translation } from '../support/dom/translate.ts';
import {
  createMarker,
  appendHtml,
  waitForState,
  startRuntime,
  getState,
  stopRuntime,
} from '../support/runtime/runtime.tsx';
import { api } from '../setup.ts';
import { sampleOf, THOROUGH } from '../settings.ts';
import { watchCalls } from './calls.ts';
import { performSteps, waitUntilIdle, preparePage } from './visit.ts';
import { pageSettings } from '../page-settings.ts';
import { widgets, type Widget } from './widgets.ts';

let answers: NonNullable<Visit['page']>['answers'];
/** Created once, because there are many. */
const answering = handlers(async (call: ApiCall, request, requestId) => {
  const own = answers?.[`${request.method} ${new URL(request.url).pathname}`];
  return respond.ok(own ? { ...call, answer: own } : call, requestId);
});

/** Makes a visit to a page with the widget. Returns the final text of its island. */
async function visitPage(widget: Widget, visit: Visit, translation?: Translation): Promise<string> {
  const { name, definition, examples, load } = widget;
  answers = visit.page?.answers;
  api.use(...answering);
  const leavePage = preparePage(visit);
  const script = document.createElement('script');
  script.type = 'application/json';
  script.dataset['widgetSettings'] = '';
  script.textContent = JSON.stringify(pageSettings);
  document.head.append(script);
  await startRuntime({ [name]: { module: load, props: definition.props } });
  const calls = watchCalls();
  let end = () => {};
  const leave = () => {
    end();
    stopRuntime();
    calls.stop();
    leavePage();
    resetDom();
  };
  onTestFinished(leave);
  const { props } = examples[visit.example ?? Object.keys(examples)[0]!]!;
  const element = appendHtml(createMarker(name, props));
  await waitForState(element, 'mounted');
  if (translation) end = translate(element, translation);
  await performSteps(element, visit, calls);
  // A captcha is solved outside of the page before its form is sent.
  await vi.waitFor(() => expect(calls.made.length).toBeGreaterThanOrEqual(visit.calls.length), {
    timeout: 10_000,
  });
  await waitUntilIdle(calls);
  expect(getState(element)).toBe('mounted');
  const shown = element.textContent;
  leave();
  return shown;
}

/** The gate uses one kind of translation for each widget, selected by its name. */
const selectKinds = (name: string): readonly Translation[] => {
  const kinds: Translation[] = name.length % 2 === 0 ? ['moved', 'replaced'] : ['replaced', 'moved'];
  return sampleOf(kinds);
};

/** The gate uses a quarter of the widgets, and one whose texts are beside elements that appear and disappear. */
const tested = widgets.filter(({ name }) => THOROUGH || name.length % 4 === 0 || name === 'reviews');

/** Missing in a project without this widget. */
const quickSearch = widgets.find(({ name }) => name === 'quick-search');

test.runIf(quickSearch).each<Translation>(['moved', 'replaced'])(
  'translation: with every text %s, the quick search is emptied without an error [MOUNT]',
  async (how) => {
    const { steps = [], ...visit } = quickSearch!.visits[0];
    const emptied: Visit = { ...visit, steps: [...steps, { see: 'a[href]' }, { fill: { q: '' } }] };
    const plain = await visitPage(quickSearch!, emptied);
    expect(await visitPage(quickSearch!, emptied, how)).toBe(plain);
  },
);

describe.each(tested)('$name', (widget) => {
  const { name, visits } = widget;
  test.each(
    sampleOf(visits).flatMap((visit) =>
      selectKinds(name).map((how) => ({ visit, how, steps: visit.steps?.length ?? 0 })),
    ),
  )(
    'translation: with every text $how, a visit of $steps steps ends in the same texts without an error [MOUNT]',
    async ({ visit, how }) => {
      const plain = await visitPage(widget, visit);
      expect(await visitPage(widget, visit, how)).toBe(plain);
    },
  );
});
