/** Every example is rendered on a server without a window, and hydrated without a difference. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { StrictMode, useEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { checkProps } from '#island/prop-problems.ts';
import { propsSchema } from '#island/define.ts';
import { configure, parseSettings } from '#island/settings.ts';
import { handlers } from '../../src/api/mocks/handlers.ts';
import { api } from '../setup.ts';
import { findHtmlFaults } from '../long/standards/html-rules.ts';
import { sampleOf } from '../settings.ts';
import { watchCalls, type Calls } from './calls.ts';
import { watchLeaks } from './leaks.ts';
import { island, prefixOf } from './island.tsx';
import { waitUntilIdle } from './visit.ts';
import { pageSettings } from '../page-settings.ts';
import { widgets, type Widget } from './widgets.ts';

let calls: Calls;
let pages: Record<string, { html?: string; error?: string }>;

beforeAll(async () => {
  const script = join(import.meta.dirname, 'render-on-server.mjs');
  const { stdout } = await promisify(execFile)(process.execPath, [script], { maxBuffer: 2 ** 26 });
  pages = JSON.parse(stdout) as typeof pages;
}, 60_000);

// Created once, because there are many.
const answering = handlers();

beforeEach(() => {
  api.use(...answering);
  configure(parseSettings(pageSettings));
  // As on a page: nothing is wrapped in act().
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  calls = watchCalls();
});
afterEach(() => {
  calls.stop();
  vi.unstubAllGlobals();
});

const checkedProps = ({ definition }: Widget, props: Record<string, unknown>): Record<string, unknown> => {
  const checked = checkProps(propsSchema(definition), props);
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  return checked.props;
};

const place = (): HTMLElement => document.body.appendChild(document.createElement('div'));

test.each(widgets)(
  '$name: each example is rendered without a window and hydrated without a difference [SERVER]',
  async (widget) => {
    const { name, examples, load, definition } = widget;
    const { default: Widget } = await load();
    const recovered: unknown[] = [];
    const islands = Object.entries(examples).map(([example, { props }]) => {
      const page = pages[`${name}/${example}`]!;
      expect(page.error, example).toBeUndefined();
      // A page's policy may forbid inline styles.
      expect(!definition.personal && page.html!.match(/\sstyle=/), example).toBeFalsy();
      // Optimisers of HTML remove comments and collapse white space, which the hydration compares.
      const texts = page.html!.replaceAll(/<textarea.*?<\/textarea>/gs, '');
      expect(texts.match(/<!--|>[^<]*(?:[\t\n\r]| {2})[^<]*</), example).toBeNull();
      const host = place();
      host.innerHTML = page.html!;
      const first = host.firstElementChild;
      const root = hydrateRoot(host, island(name, Widget, checkedProps(widget, props)), {
        identifierPrefix: prefixOf(name, example),
        onRecoverableError: (error) => recovered.push([example, error]),
      });
      return { example, first, root };
    });
    await waitUntilIdle(calls);
    expect(recovered).toEqual([]);
    // Orca reads the role of an empty status.
    expect(document.querySelector('[role=status]:empty')).toBeNull();
    // The server's own elements stay. None are created again.
    expect(islands.filter(({ first }) => first?.isConnected === false).map(({ example }) => example)).toEqual(
      [],
    );
    for (const { root } of islands) root.unmount();
  },
);

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
    const { name, examples, load } = widget;
    const { default: Widget } = await load();
    const leaks = watchLeaks();
    onTestFinished(leaks.stop);
    const observers = watchObservers();
    const onHydrated = vi.fn<() => void>();
    const changes: string[] = [];
    const observer = new MutationObserver((records) => changes.push(...describeChanges(records)));
    const roots = Object.entries(examples).map(([example, { props }]) => {
      const host = place();
      host.innerHTML = pages[`${name}/${example}`]!.html!;
      const options = { subtree: true, childList: true, characterData: true, attributeOldValue: true };
      observer.observe(host, options);
      const content = island(name, Widget, checkedProps(widget, props));
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
      expect(await findHtmlFaults('part', key, pages[key]!.html!), key).toEqual([]);
    }
  },
);

test.each(widgets)(
  '$name: each example has the same result when it is mounted twice (StrictMode) [MOUNT]',
  async (widget) => {
    const { name, examples, definition, load } = widget;
    const { default: Widget } = await load();
    const islands = Object.entries(examples).map(([example, { props }]) => {
      const container = place();
      const root = createRoot(container, { identifierPrefix: prefixOf(name, example) });
      root.render(<StrictMode>{island(name, Widget, checkedProps(widget, props))}</StrictMode>);
      return { example, container, root };
    });
    await waitUntilIdle(calls);
    // A widget that reserves no space may render nothing.
    const bare = islands.filter(({ container }) => container.childNodes.length === 0);
    expect(definition.reservedHeight === 0 ? [] : bare.map(({ example }) => example)).toEqual([]);
    for (const { root } of islands) root.unmount();
    expect(islands.map(({ container }) => container.innerHTML)).toEqual(islands.map(() => ''));
  },
);
