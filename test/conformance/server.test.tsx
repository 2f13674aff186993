/** Every example renders on a server that has no window, and the browser takes it over without a mismatch. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { checkProps } from '#island/check-props.ts';
import { propsSchema } from '#island/define.ts';
import { configure, parseSettings } from '#island/settings.ts';
import { handlers } from '../api/handlers.ts';
import { api } from '../setup.ts';
import { watchCalls, type Calls } from './calls.ts';
import { island, prefixOf } from './island.tsx';
import { idle } from './visit.ts';
import { everyExample, pageSettings } from './widgets.ts';

let calls: Calls;
let pages: Record<string, { html?: string; error?: string }>;

beforeAll(async () => {
  const script = join(import.meta.dirname, 'render-on-server.mjs');
  const { stdout } = await promisify(execFile)(process.execPath, [script], { maxBuffer: 2 ** 26 });
  pages = JSON.parse(stdout) as typeof pages;
}, 60_000);

beforeEach(() => {
  api.use(...handlers());
  configure(parseSettings(pageSettings));
  // As on a page: nothing is wrapped in act().
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  calls = watchCalls();
});
afterEach(() => {
  calls.stop();
  vi.unstubAllGlobals();
});

function checkedProps({ definition, props }: (typeof everyExample)[number]): Record<string, unknown> {
  const checked = checkProps(propsSchema(definition), props);
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  return checked.props;
}

test.each(everyExample)(
  'SERVER $name, $example: renders without a window and is hydrated as it is',
  async (one) => {
    const { name, example, load } = one;
    const page = pages[`${name}/${example}`]!;
    expect(page.error).toBeUndefined();
    const host = document.createElement('div');
    host.innerHTML = page.html!;
    document.body.append(host);
    const first = host.firstElementChild;
    const { default: Widget } = await load();
    const recovered: unknown[] = [];
    const root = hydrateRoot(host, island(name, Widget, checkedProps(one)), {
      identifierPrefix: prefixOf(name, example),
      onRecoverableError: (error) => recovered.push(error),
    });
    await idle(calls);
    expect(recovered).toEqual([]);
    // The server's own elements stand; nothing was thrown away and made anew.
    expect(first?.isConnected ?? true).toBe(true);
    root.unmount();
  },
);

test.each(everyExample)(
  'MOUNT $name, $example: stands being mounted twice over (StrictMode)',
  async (one) => {
    const { default: Widget } = await one.load();
    const container = document.body.appendChild(document.createElement('div'));
    const root = createRoot(container);
    root.render(<StrictMode>{island(one.name, Widget, checkedProps(one))}</StrictMode>);
    await idle(calls);
    // What reserves no room may have nothing to show.
    const isShown = container.childNodes.length > 0;
    expect(isShown || one.definition.reservedHeight === 0).toBe(true);
    root.unmount();
    expect(container).toBeEmptyDOMElement();
  },
);
