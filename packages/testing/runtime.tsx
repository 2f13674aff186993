/**
 * The real runtime on the test's page, with widgets of the test. Each `startRuntime` is a new page load. Its
 * listeners are removed after the test, as if the visitor left the page.
 */
import type { ComponentType } from 'react';
import type * as v from 'valibot';
import { afterEach, expect, vi } from 'vitest';
import type { Loading } from '#island/load.ts';
import type { Migrations } from '#island/migrate.ts';
import type { IslandState, Saaristo, WidgetModule } from '#mount/types.ts';
import { PATIENCE } from './patience.ts';
import { recordListeners } from './record-listeners.ts';

export interface TestWidget {
  /** A component that accepts the props of the schema. */
  // oxlint-disable-next-line typescript/no-explicit-any
  component?: ComponentType<any>;
  /** The module of a component, imported again for each page, because its island is in the page's own context. */
  // oxlint-disable-next-line typescript/no-explicit-any
  module?: () => Promise<{ default: ComponentType<any> }>;
  props?: v.ObjectEntries;
  // oxlint-disable-next-line typescript/no-explicit-any
  loading?: Loading<any>;
  version?: number;
  migrations?: Migrations;
  /** The load strategy; default `eager`. */
  load?: string;
  /** Stylesheets of its chunk, relative to the chunk. */
  styles?: string[];
  /** Replaces the request of the code. Gets a function that returns the code, and the number of the attempt. */
  fetch?: (code: () => Promise<WidgetModule>, attempt: number) => Promise<WidgetModule>;
}

const disposers: (() => void)[] = [];

/** Records the observers and listeners of the script. Returns a function that removes them. */
function recordWindow(): () => void {
  const Real = window.MutationObserver;
  const observers: MutationObserver[] = [];
  window.MutationObserver = class extends Real {
    constructor(callback: MutationCallback) {
      super(callback);
      observers.push(this);
    }
  };
  const removeListeners = recordListeners();
  // jsdom loads no stylesheets, so each is loaded when it is linked.
  const links = HTMLLinkElement.prototype;
  Object.defineProperty(links, 'onload', { set: queueMicrotask, configurable: true });
  return () => {
    Reflect.deleteProperty(links, 'onload');
    window.MutationObserver = Real;
    removeListeners();
    for (const observer of observers) observer.disconnect();
  };
}

/** Loads the script on a page with the present content of `document`. */
export function startRuntime(widgets: Record<string, TestWidget>): Promise<Saaristo> {
  delete window.saaristo;
  return addBundle(widgets);
}

/** Loads another script on the same page. */
export async function addBundle(widgets: Record<string, TestWidget>): Promise<Saaristo> {
  vi.resetModules();
  // Islands render by themselves, as on a page: nothing is wrapped in act().
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  const table = await import('./table.ts');
  const { createLoadedWidget } = await import('#mount/island/island.tsx');
  const { createDataLoader } = await import('#mount/island/load.ts');
  const { withMigrations } = await import('#mount/island/migrate.ts');
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
    // Imported now: the next script of the page resets the modules.
    const Widget = component ?? (await module!()).default;
    const loadModule = async () => {
      const schema = propsSchema({ props });
      const loadData = loading && createDataLoader(name, schema, loading);
      const loaded = createLoadedWidget(name, schema, Widget, loadData);
      return {
        default: migrations ? withMigrations(loaded, version, migrations) : loaded,
        styles: styles ?? null,
      };
    };
    table.loads.set(name, load);
    table.code.set(name, (attempt) => (fetch ? fetch(loadModule, attempt) : loadModule()));
  }
  const leave = recordWindow();
  disposers.push(() => {
    window.saaristo?.unmount();
    leave();
    delete window.saaristo;
    delete (globalThis as Record<symbol, unknown>)[Symbol.for('saaristo.store')];
    delete environment.IS_REACT_ACT_ENVIRONMENT;
  });
  await import('#mount/entry.ts');
  return window.saaristo!;
}

/** Ends the page: removes every island, listener and observer of the runtime. */
export function stopRuntime(): void {
  for (const step of disposers.splice(0).reverse()) step();
}
afterEach(stopRuntime);

/** Appends HTML to the page. Returns its first element. */
export function appendHtml(html: string): HTMLElement {
  const template = document.createElement('template');
  template.innerHTML = html;
  const first = template.content.firstElementChild as HTMLElement;
  document.body.append(template.content);
  return first;
}

/** Returns the HTML of a marker, with props escaped as a CMS does. */
export const createMarker = (name: string, props?: unknown, fallback = '', attributes = ''): string =>
  `<div data-widget="${name}" ${
    props === undefined
      ? ''
      : `data-props="${JSON.stringify(props).replace(/&/g, '&amp;').replace(/"/g, '&quot;')}"`
  } ${attributes}>${fallback}</div>`;

export const getState = (element: Element): string | null => element.getAttribute('data-widget-state');

/** Waits until a marker has a state. */
export const waitForState = (element: Element, state: IslandState): Promise<void> =>
  vi.waitFor(() => expect(getState(element)).toBe(state), { timeout: PATIENCE, interval: 5 });

/**
 * Waits for pending work: microtasks, one turn of timers twice, then a render that React pauses every five milliseconds, until the event loop
 * has a quick turn.
 */
export async function flushTasks(): Promise<void> {
  for (let turn = 0; turn < 2; turn++) await new Promise((resolve) => setTimeout(resolve, 0));
  for (let turn = 0, ms = Infinity; ms > 4 && turn < 200; turn++) {
    const started = performance.now();
    await new Promise((resolve) => setImmediate(resolve));
    ms = performance.now() - started;
  }
}

/** Records the events of markers in order. */
export function recordEvents(): {
  type: string;
  target: Element;
  detail: { name: string; error?: unknown };
}[] {
  const events: ReturnType<typeof recordEvents> = [];
  for (const type of ['widget:mounted', 'widget:failed', 'widget:unmounted']) {
    const listener = (event: Event) => {
      const { target, detail } = event as CustomEvent<{ name: string; error?: unknown }>;
      events.push({ type, target: target as Element, detail });
    };
    document.addEventListener(type, listener);
    disposers.push(() => document.removeEventListener(type, listener));
  }
  return events;
}
