/**
 * The real runtime on the test's page, with widgets of the test. Each `startRuntime` is a page load of its own; what
 * it leaves listening is taken off after the test, as leaving the page would.
 */
import type { ComponentType } from 'react';
import type * as v from 'valibot';
import { afterEach, expect, vi } from 'vitest';
import type { Loading } from '#island/load.ts';
import type { Migrations } from '#island/migrate.ts';
import type { IslandState, Saaristo, WidgetModule } from '#mount/types.ts';

export interface TestWidget {
  /** A component that takes what its schema says. */
  // oxlint-disable-next-line typescript/no-explicit-any
  component?: ComponentType<any>;
  /** Or the module of one, imported afresh for each page, as it knows its island by the page's own context. */
  // oxlint-disable-next-line typescript/no-explicit-any
  module?: () => Promise<{ default: ComponentType<any> }>;
  props?: v.ObjectEntries;
  // oxlint-disable-next-line typescript/no-explicit-any
  loading?: Loading<any>;
  version?: number;
  migrations?: Migrations;
  /** Default `eager`. */
  load?: string;
  /** Stylesheets of its chunk, relative to it. */
  styles?: string[];
  /** Replaces the fetching of the code: called with a function that gives it, and the number of the attempt. */
  fetch?: (code: () => Promise<WidgetModule>, attempt: number) => Promise<WidgetModule>;
}

const undo: (() => void)[] = [];

/** Remembers what the script puts on the window, so that it can be taken off. */
function watchWindow(): () => void {
  const Real = window.MutationObserver;
  const observers: MutationObserver[] = [];
  window.MutationObserver = class extends Real {
    constructor(callback: MutationCallback) {
      super(callback);
      observers.push(this);
    }
  };
  const listen = vi.spyOn(globalThis, 'addEventListener');
  // Stylesheets are not fetched in jsdom: each is loaded as soon as it is linked.
  const links = HTMLLinkElement.prototype;
  Object.defineProperty(links, 'onload', { set: queueMicrotask, configurable: true });
  return () => {
    Reflect.deleteProperty(links, 'onload');
    window.MutationObserver = Real;
    const listeners = [...listen.mock.calls];
    listen.mockRestore();
    for (const observer of observers) observer.disconnect();
    for (const [type, listener, options] of listeners) removeEventListener(type, listener, options);
  };
}

/**
 * Loads the script on a page that holds what `document` holds now.
 * @param fetchLoader replaces the fetching of the loader: called with a function that gives it
 */
export async function startRuntime(
  widgets: Record<string, TestWidget>,
  fetchLoader = (give: () => Promise<unknown>): Promise<unknown> => give(),
): Promise<Saaristo> {
  vi.resetModules();
  delete window.saaristo;
  // The islands render on their own time, as on a page; nothing of theirs is wrapped in act().
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  const table = await import('./table.ts');
  const { createLoadedWidget } = await import('#mount/island.tsx');
  const { createDataLoader } = await import('#mount/load.ts');
  const { withMigrations } = await import('#mount/migrate.ts');
  const { propsSchema } = await import('#island/define.ts');
  for (const [name, widget] of Object.entries(widgets)) {
    const {
      component,
      module,
      props = {},
      loading,
      version = 1,
      migrations,
      load = 'eager',
      fetch,
      styles,
    } = widget;
    const give = async () => {
      const Widget = component ?? (await module!()).default;
      const schema = propsSchema({ props });
      const loadData = loading && createDataLoader(name, schema, loading);
      const loaded = createLoadedWidget(name, schema, Widget, loadData);
      return {
        default: migrations ? withMigrations(loaded, version, migrations) : loaded,
        styles: styles ?? null,
      };
    };
    table.loads.set(name, load);
    table.code.set(name, (attempt) => (fetch ? fetch(give, attempt) : give()));
  }
  const leave = watchWindow();
  // There at once when the script asks for it.
  const loader = await import('#mount/loader.ts');
  table.code.set('loader', () => fetchLoader(() => Promise.resolve(loader)));
  undo.push(() => {
    window.saaristo?.unmount();
    leave();
    delete window.saaristo;
    delete (globalThis as Record<symbol, unknown>)[Symbol.for('saaristo.store')];
    delete environment.IS_REACT_ACT_ENVIRONMENT;
  });
  await import('#mount/entry.ts');
  return window.saaristo!;
}

/** Ends the page: every island, listener and observer of the runtime goes. */
export function stopRuntime(): void {
  for (const step of undo.splice(0).reverse()) step();
}
afterEach(stopRuntime);

/** Puts HTML at the end of the page; gives the first element of it. */
export function place(html: string): HTMLElement {
  const template = document.createElement('template');
  template.innerHTML = html;
  const first = template.content.firstElementChild as HTMLElement;
  document.body.append(template.content);
  return first;
}

/** A marker's HTML, its props escaped as a CMS does it. */
export const marker = (name: string, props?: unknown, fallback = '', attributes = ''): string =>
  `<div data-widget="${name}" ${
    props === undefined
      ? ''
      : `data-props="${JSON.stringify(props).replace(/&/g, '&amp;').replace(/"/g, '&quot;')}"`
  } ${attributes}>${fallback}</div>`;

export const stateOf = (element: Element): string | null => element.getAttribute('data-widget-state');

/** Waits until the marker is in that state. */
export const reaches = (element: Element, state: IslandState): Promise<void> =>
  vi.waitFor(() => expect(stateOf(element)).toBe(state), { timeout: 5000, interval: 5 });

/** Lets everything that is already on its way arrive: microtasks, then one turn of timers, twice. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 2; turn++) await new Promise((resolve) => setTimeout(resolve, 0));
}

/** Hears what markers tell, in order: `mounted:name`. */
export function recordEvents(): {
  type: string;
  target: Element;
  detail: { name: string; error?: unknown };
}[] {
  const heard: ReturnType<typeof recordEvents> = [];
  for (const type of ['widget:mounted', 'widget:failed', 'widget:unmounted']) {
    const listener = (event: Event) => {
      const { target, detail } = event as CustomEvent<{ name: string; error?: unknown }>;
      heard.push({ type, target: target as Element, detail });
    };
    document.addEventListener(type, listener);
    undo.push(() => document.removeEventListener(type, listener));
  }
  return heard;
}
