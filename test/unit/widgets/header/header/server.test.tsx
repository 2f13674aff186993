/** The server's HTML has both layouts; the browser hydrates the one of its window and leaves the other unchanged. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { checkProps } from '#island/prop-problems.ts';
import { createIsland, IslandProvider } from '#island/context.ts';
import { propsSchema, type WidgetProps } from '#island/define.ts';
import { configure, parseSettings } from '#island/settings.ts';
import { initialState, store } from '#store/store.ts';
import Header from '../../../../../widgets/header/header/Header.tsx';
import { load, parts } from '../../../../../widgets/header/header/load.ts';
import definition from '../../../../../widgets/header/header/widget.ts';
import { setWidth } from '../../../../../packages/testing/dom/media.ts';
import { loadAtHere } from '../../../../render.tsx';
import { answer, requests } from './support.tsx';

let root: Root | undefined;

beforeEach(async () => {
  store.setState(initialState, true);
  answer();
  await parts(undefined);
  requests.length = 0;
});
afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
});

function islandOf(site: string, loaded: unknown) {
  const settings = parseSettings({ site, shopUrl: 'https://lihakauppa.example/' });
  configure(settings);
  const checked = checkProps(propsSchema(definition), {});
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  const props = checked.props as WidgetProps<typeof definition>;
  const value = { ...createIsland('header', props, settings), loaded: { answer: loaded } };
  return (
    <IslandProvider value={value}>
      <Header {...props} />
    </IslandProvider>
  );
}

/** Renders a header as a server without a window does. */
async function served(site: string) {
  const loaded = await loadAtHere(load, { hideSideSearch: false }, { site }, { width: undefined });
  vi.stubGlobal('window', undefined);
  const html = renderToString(islandOf(site, loaded), { identifierPrefix: 'sp0' });
  vi.unstubAllGlobals();
  const host = document.body.appendChild(document.createElement('div'));
  host.innerHTML = html;
  requests.length = 0;
  return { host, loaded };
}

function hydrate(host: HTMLElement, site: string, loaded: unknown): unknown[] {
  const recovered: unknown[] = [];
  act(() => {
    root = hydrateRoot(host, islandOf(site, loaded), {
      identifierPrefix: 'sp0',
      onRecoverableError: (error) => recovered.push(error),
    });
  });
  return recovered;
}

const SITES = ['atriafi', 'jyvabroiler', 'atriacom', 'lihakauppa', 'export'];

test.each(SITES)(
  "%s: both layouts are in the server's HTML, without duplicate ids or styles [NAV-26] [SERVER]",
  async (site) => {
    const { host } = await served(site);
    const [desktop, mobile] = host.querySelector('header')!.children;
    expect(within(desktop as HTMLElement).getByText('Yritys')).toBeInTheDocument();
    expect(within(mobile as HTMLElement).getByRole('button', { name: 'Valikko' })).toBeInTheDocument();
    const ids = [...host.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(0);
    expect(new Set(ids).size).toBe(ids.length);
    expect(host.querySelector('[style]')).toBeNull();
  },
);

test("header: the server's HTML has no personal data [NAV-19] [NAV-43] [SERVER]", async () => {
  store.setState(({ cart, customer }) => ({
    cart: { ...cart, lineItemCount: 7 },
    customer: { ...customer, loggedIn: true },
  }));
  const { host } = await served('lihakauppa');
  expect(host.textContent).not.toContain('7');
  expect(within(host).getByText('Ostoskori', { selector: '[aria-hidden]' })).toBeInTheDocument();
});

test.each(SITES.flatMap((site) => [1280, 375].map((width) => [site, width] as const)))(
  '%s at %i px: hydration keeps every node, makes no call, and logs nothing [NAV-26] [SERVER]',
  async (site, width) => {
    const { host, loaded } = await served(site);
    setWidth(width);
    const nodes = [...host.querySelectorAll('*')];
    expect(nodes.length).toBeGreaterThan(50);
    expect(hydrate(host, site, loaded)).toEqual([]);
    expect(nodes.filter((node) => !node.isConnected)).toEqual([]);
    expect(requests.filter((call) => call.includes('/nav/'))).toEqual([]);
  },
);

test('header: a menu that was opened before hydration stays open and closes by Escape [NAV-13] [SERVER]', async () => {
  const { host, loaded } = await served('atriafi');
  const details = host.querySelector<HTMLDetailsElement>('nav[aria-label="Päävalikko"] details')!;
  details.open = true;
  hydrate(host, 'atriafi', loaded);
  expect(details.open).toBe(true);
  act(() => void document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })));
  expect(details.open).toBe(false);
});

test('header: a narrowed window hydrates the other layout without a call [NAV-26] [SERVER]', async () => {
  const { host, loaded } = await served('atriafi');
  hydrate(host, 'atriafi', loaded);
  act(() => setWidth(1024));
  const burger = await waitFor(() => screen.getByRole('button', { name: 'Valikko' }));
  act(() => burger.click());
  expect(await screen.findByRole('dialog', { name: 'Valikko' })).toHaveAttribute('open');
  expect(screen.queryByRole('navigation', { name: 'Ylävalikko' })).toBeNull();
  expect(requests).toEqual([]);
});
