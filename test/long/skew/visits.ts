/** The visits of each kind of cell. Each returns its faults, one sentence each. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type Answer, withServer } from '../package/browser.ts';
import { answerCall, createMarker, createPage } from './pages.ts';
import type { Release } from './releases.ts';

/** The result of a visit. */
export interface Visited {
  wrong: string[];
  /** Number of islands that the runtime rendered afresh, because the server of another version rendered something else. */
  rerendered: number;
}

/** Opens a tab and collects its console messages in `said`. */
export type OpenTab = <Result>(work: (tab: Page, said: string[]) => Promise<Result>) => Promise<Result>;

/** The files and pages that are served, which a deploy changes. */
interface Served {
  live: Release;
  /** Older versions whose chunks are still served. */
  kept?: readonly Release[];
  pages: Record<string, string>;
  /** Awaited before React is served. */
  held?: Promise<void>;
  /** The bodies of calls that send something, by path. */
  sent: { path: string; body: string }[];
}

async function answer(served: Served, path: string, request: Request): Promise<Answer> {
  const { live, kept = [], pages, held, sent } = served;
  if (path in pages) return { page: pages[path]! };
  if (path.startsWith('/api/')) {
    if (request.method !== 'GET') sent.push({ path, body: await readBody(request) });
    const json = await answerCall(request.method ?? 'GET', path);
    return json === undefined ? undefined : { json };
  }
  if (path.includes('/react-')) await held;
  const file = path.slice(1);
  const owner = path.startsWith('/chunks/')
    ? [live, ...kept].find(({ dist }) => existsSync(join(dist, file)))
    : live;
  return owner && { folder: owner.dist, file };
}

type Request = Parameters<Parameters<typeof withServer>[0]>[1];

async function readBody(request: Request): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of request as AsyncIterable<Buffer>) pieces.push(piece);
  return Buffer.concat(pieces).toString();
}

const serve = <Result>(served: Served, work: (origin: string) => Promise<Result>): Promise<Result> =>
  withServer((path, request) => answer(served, path, request), work);

/** Waits until no marker is pending or loading. */
const settle = async (tab: Page): Promise<void> => {
  await tab.waitForFunction(
    () =>
      document.querySelector('[data-widget]:not([data-widget-state])') === null &&
      document.querySelector('[data-widget-state=pending], [data-widget-state=loading]') === null,
    undefined,
    { timeout: 120_000 },
  );
};

/** Returns the state of each marker, and the text that a visitor sees in it. */
const readMarkers = (tab: Page): Promise<{ name: string; state: string; text: string }[]> =>
  tab.locator('main [data-widget]').evaluateAll((all) =>
    (all as HTMLElement[]).map((element) => ({
      name: element.dataset['widget']!,
      state: element.dataset['widgetState'] ?? '',
      text: element.innerText,
    })),
  );

/** Messages of islands that are rendered afresh. React may report a difference to another island as well (#418). */
const RERENDERED = /the server rendered something else|React rendered it again .*#418/;
/** Messages of the browser about missing files, for which the runtime continues without a message. */
const MISSING_FILE = /Failed to load resource.*404|was preloaded using link preload but not used/;

/** Finds markers in another state than the expected one, and unexpected messages. */
async function findFaults(
  tab: Page,
  said: readonly string[],
  /** Whether a version has the code of a widget. */
  isServed: (name: string) => boolean,
  /** Whether the browser may have the code of a widget that is not served any more. */
  isCached = false,
): Promise<Visited> {
  const wrong: string[] = [];
  const markers = await readMarkers(tab);
  for (const { name, state, text } of markers) {
    if (isServed(name)) {
      if (state !== 'mounted') wrong.push(`${name} is ${state}`);
    } else if (state !== 'mounted' || !isCached) {
      if (state !== 'invalid' && state !== 'failed') wrong.push(`${name}, which is not served, is ${state}`);
      if (text.trim() === '') wrong.push(`${name}, which is not served, shows nothing`);
      if (!said.some((message) => message.startsWith(`[saaristo] ${name}: `)))
        wrong.push(`${name}, which is not served, has no message`);
    }
  }
  const rerendered = said.filter((message) => RERENDERED.test(message)).length;
  const unexpected = said.filter(
    (message) =>
      !MISSING_FILE.test(message) &&
      !RERENDERED.test(message) &&
      !markers.some(({ name }) => !isServed(name) && message.startsWith(`[saaristo] ${name}: `)),
  );
  wrong.push(...new Set(unexpected.map((message) => `console: ${message.slice(0, 300)}`)));
  return { wrong, rerendered };
}

const has = ({ catalogue }: Release, name: string): boolean =>
  catalogue.widgets.some((widget) => widget.name === name);

/** How long a form is waited for whose parts cannot be loaded: longer than all attempts. */
const SEND_MS = 15_000;

const TYPED = 'Mistä liha tulee?';

/**
 * A cached page: its HTML was rendered before the script is loaded. The visitor types into its forms before the islands are mounted.
 * @param html the page, with the props of one version, rendered by the sidecar of another
 * @param bundle the version of all files that are served
 */
export const visitCachedPage = (open: OpenTab, html: string, bundle: Release): Promise<Visited> =>
  open(async (tab, said) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    return serve({ live: bundle, pages: { '/': html }, held, sent: [] }, async (origin) => {
      await tab.goto(origin, { waitUntil: 'domcontentloaded' });
      const fields = tab.locator(
        'main [data-widget] form :is(textarea, input[type=text], input[type=email])[name]:not([name^=form-])',
      );
      const typed = await fields.evaluateAll((all) =>
        (all as HTMLInputElement[])
          .filter((field) => field.checkVisibility() && !field.readOnly)
          .map((field) => {
            // As typing does. The first field is typed into below.
            field.value = 'Aino';
            field.dispatchEvent(new InputEvent('input', { bubbles: true }));
            const marker = field.closest<HTMLElement>('[data-widget]')!.dataset['widget']!;
            return { marker, name: field.name };
          }),
      );
      const [first] = typed;
      if (first) {
        const field = tab.locator(`[data-widget="${first.marker}"] [name="${first.name}"]`).first();
        await field.fill('');
        await field.pressSequentially('Aino');
      }
      release();
      await settle(tab);
      const faults = await findFaults(tab, said, (name) => has(bundle, name));
      const values = await tab.evaluate(
        (all) =>
          all.map(({ marker, name }) =>
            [
              ...document.querySelectorAll<HTMLInputElement>(`[data-widget="${marker}"] [name="${name}"]`),
            ].map(({ value }) => value),
          ),
        typed,
      );
      for (const [at, { marker, name }] of typed.entries())
        // An earlier version of a form has no field for it.
        if (has(bundle, marker) && values[at]!.length > 0 && !values[at]!.includes('Aino'))
          faults.wrong.push(`${marker} has lost what was typed into ${name}: ${values[at]!.join(', ')}`);
      if (typed.length === 0 && html.includes('<saaristo-root>')) faults.wrong.push('no field was found');
      return faults;
    });
  });

/** How files of older versions are kept after a deploy. */
export type Chunks = 'kept' | 'gone';

/**
 * A page that is open during a deploy: the visitor fills in a form and has the cart open. Then widgets that were not on the page are
 * added, the quantity in the cart is changed, and the form is sent.
 */
export const visitDuringDeploy = (
  open: OpenTab,
  before: Release,
  after: Release,
  chunks: Chunks,
): Promise<Visited> =>
  open(async (tab, said) => {
    const body = createMarker(before, 'question-form') + createMarker(before, 'cart');
    const served: Served = { live: before, pages: { '/': createPage(before, body, 'lihakauppa') }, sent: [] };
    return serve(served, async (origin) => {
      await tab.goto(origin);
      await settle(tab);
      const form = tab.locator('[data-widget=question-form]');
      await form.locator('textarea').fill(TYPED);
      const cart = tab.locator('[data-widget=cart]');
      await cart.locator('input').first().waitFor();

      served.live = after;
      if (chunks === 'kept') served.kept = [before];
      const others = before.catalogue.widgets.filter(({ name }) => !['question-form', 'cart'].includes(name));
      await tab.evaluate(
        (added) => document.querySelector('main')!.insertAdjacentHTML('beforeend', added),
        others.map(({ name }) => createMarker(before, name)).join(''),
      );
      await settle(tab);
      const faults = await findFaults(tab, said, (name) => chunks === 'kept' || has(after, name), true);
      const message = await form.locator('textarea').inputValue();
      if (message !== TYPED) faults.wrong.push(`the message of the form is ${JSON.stringify(message)}`);
      const more = cart.getByRole('button', { name: /lisää|kasvata/i }).first();
      const changed = tab.waitForResponse(/\/api\/.*cart/);
      await more.click();
      await changed;
      await form.getByRole('button', { name: /lähetä/i }).click();
      const thanks = form.getByRole('status').filter({ hasText: /kiit/i });
      if (chunks === 'kept') {
        await thanks.waitFor();
        if (!served.sent.some(({ body: sent }) => sent.includes(TYPED)))
          faults.wrong.push('the message was not sent');
      } else {
        // Parts of the form that are gone cannot be loaded, so it may not be sent. Then a new page has the draft.
        const isSent = await thanks.waitFor({ timeout: SEND_MS }).then(
          () => true,
          () => false,
        );
        if (!isSent) {
          await tab.reload();
          await settle(tab);
          const draft = await form.locator('textarea').inputValue();
          if (draft !== TYPED) faults.wrong.push(`after a reload the message is ${JSON.stringify(draft)}`);
        }
      }
      return faults;
    });
  });

/** A page with `saaristo.js` from a cache and all other files of another version. */
export const visitWithCachedScript = (open: OpenTab, script: Release, files: Release): Promise<Visited> =>
  open(async (tab, said) => {
    const body = files.catalogue.widgets.map(({ name }) => createMarker(files, name)).join('');
    const served: Served = { live: files, pages: { '/': createPage(files, body) }, sent: [] };
    return withServer(
      (path, request) =>
        path === '/saaristo.js'
          ? { folder: script.dist, file: 'saaristo.js' }
          : answer(served, path, request),
      async (origin) => {
        await tab.goto(origin);
        await settle(tab);
        return findFaults(tab, said, (name) => has(files, name) && has(script, name));
      },
    );
  });

/** A visitor returns after a deploy: one version reads the data that another has stored in the browser. */
export const visitWithStoredData = (open: OpenTab, writer: Release, reader: Release): Promise<Visited> =>
  open(async (tab, said) => {
    const pageOf = (release: Release) =>
      createPage(
        release,
        ['question-form', 'like-button', 'cart'].map((name) => createMarker(writer, name)).join(''),
        'lihakauppa',
      );
    const served: Served = { live: writer, pages: { '/': pageOf(writer) }, sent: [] };
    return serve(served, async (origin) => {
      await tab.goto(origin);
      await settle(tab);
      await tab.locator('[data-widget=question-form] textarea').fill(TYPED);
      await tab.locator('[data-widget=cart] input').first().waitFor();
      await tab.locator('[data-widget=like-button] button').click();
      await tab.waitForFunction(() => localStorage.getItem('likedcontent') !== null);

      served.live = reader;
      // A brand site, which shows the stored copy of the cart and calls no shop.
      served.pages['/'] = pageOf(reader).replaceAll('lihakauppa', 'atriafi');
      await tab.reload();
      await settle(tab);
      const faults = await findFaults(tab, said, () => true);
      const message = await tab.locator('[data-widget=question-form] textarea').inputValue();
      if (message !== TYPED) faults.wrong.push(`the draft of the form is ${JSON.stringify(message)}`);
      const like = tab.locator('[data-widget=like-button] button');
      if ((await like.getAttribute('aria-pressed')) !== 'true' && !/tykkäsit/i.test(await like.innerText()))
        faults.wrong.push('the like is lost');
      const stored = await tab.evaluate(() => {
        const { cart } = window.saaristo!.store.getState();
        return cart.lineItems.length;
      });
      if (stored === 0) faults.wrong.push('the lines of the cart are lost');
      return faults;
    });
  });
