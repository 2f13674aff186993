/**
 * The contract of pages with every widget, as other projects test it (`saaristo/testing/contract`). Also the server's HTML is valid, and
 * islands that may rest do nothing before they are used.
 */
import { useEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { findHtmlFaults } from '../long/standards/html-rules.ts';
import { sampleOf } from '../settings.ts';
import { watchCalls, type Calls } from '../../packages/testing/calls.ts';
import { watchLeaks } from '../../packages/testing/leaks.ts';
import { checkExample, prefixOf } from '../../packages/testing/island.tsx';
import { testContract } from '../../packages/testing/contract.tsx';
import { waitUntilIdle } from '../../packages/testing/visit.ts';
import { pageSettings } from '../page-settings.ts';
import { serve } from './serve.ts';
import { widgets } from './widgets.ts';

let calls: Calls;
const getPages = testContract(widgets, {
  settings: pageSettings,
  serve,
  // The hidden frame of the shop comes from the page settings (SYN-01).
  frames: '[hidden][src^="https://kauppa.example.test/"]',
  sample: sampleOf,
});

beforeEach(async () => {
  serve({});
  const { configure, parseSettings } = await import('#island/settings.ts');
  configure(parseSettings(pageSettings));
  // As on a page: nothing is wrapped in act().
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  calls = watchCalls();
});
afterEach(() => {
  calls.stop();
});

const place = (): HTMLElement => document.body.appendChild(document.createElement('div'));

/** Widgets whose answer the server sends with their HTML; test/e2e/rest.test.ts hydrates the header. */
const loading = Object.keys(import.meta.glob('../../widgets/*/*/load.ts')).map((path) =>
  path.split('/').at(-2),
);

/** Records the observers of times and places that are created during a test. */
function watchObservers(): string[] {
  const created: string[] = [];
  for (const name of ['IntersectionObserver', 'PerformanceObserver'] as const) {
    const Original = globalThis[name] as unknown as new (...given: unknown[]) => object;
    vi.stubGlobal(
      name,
      class extends Original {
        constructor(...given: unknown[]) {
          super(...given);
          created.push(name);
        }
      },
    );
  }
  return created;
}

/** Calls `onHydrated` after its content is hydrated. */
function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useEffect(() => onHydrated(), [onHydrated]);
  return children;
}

/** Describes the changes of nodes and attributes. React sets some attributes of fields to the value that they have. */
const describeChanges = (records: MutationRecord[]): string[] =>
  records.flatMap(({ type, target, attributeName: name, oldValue }) =>
    name !== null && (target as Element).getAttribute(name) === oldValue ? [] : [name ?? type],
  );

test.each(widgets.filter(({ name, definition }) => definition.rests && !loading.includes(name)))(
  '$name: an island that may rest makes no call, starts no timer, observes nothing and changes nothing before it is used [SERVER]',
  async (widget) => {
    const { name, definition, examples, load } = widget;
    const { island } = await import('../../packages/testing/island.tsx');
    const { default: Widget } = await load();
    const leaks = watchLeaks();
    onTestFinished(leaks.stop);
    const observers = watchObservers();
    const onHydrated = vi.fn<() => void>();
    const changes: string[] = [];
    const observer = new MutationObserver((records) => changes.push(...describeChanges(records)));
    const roots = Object.entries(examples).map(([example, { props }]) => {
      const host = place();
      host.innerHTML = getPages()[`${name}/${example}`]!.html!;
      const options = { subtree: true, childList: true, characterData: true, attributeOldValue: true };
      observer.observe(host, options);
      const content = island(name, Widget, checkExample(definition, props), pageSettings);
      return hydrateRoot(host, <Hydrated onHydrated={onHydrated}>{content}</Hydrated>, {
        identifierPrefix: prefixOf(name, example),
      });
    });
    await vi.waitFor(() => expect(onHydrated).toHaveBeenCalledTimes(roots.length), 10_000);
    await waitUntilIdle(calls);
    const timers = leaks.held().filter((held) => /^set(Timeout|Interval)/.test(held));
    expect([...changes, ...observers, ...timers, ...calls.made]).toEqual([]);
    observer.disconnect();
    for (const root of roots) root.unmount();
  },
);

test.each(widgets)(
  '$name: the server’s HTML of its examples is valid by html-validate [SERVER]',
  async ({ name, examples }) => {
    for (const example of sampleOf(Object.keys(examples), 2)) {
      const key = `${name}/${example}`;
      expect(await findHtmlFaults('part', key, getPages()[key]!.html!), key).toEqual([]);
    }
  },
);
