/** The page of one widget as a server has rendered it, whose scripts come late or never. */
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Example, Step, Visits } from '#island/examples.ts';
import type { Prerender } from '../../../packages/server/options.ts';
import { findWidgets } from '../../../packages/build/widgets.ts';
import { answerFetch } from '../../e2e/answer-api.ts';
import { type Answer, withServer } from '../package/browser.ts';
import { answerCall, createPage, escape } from '../skew/pages.ts';
import { open, root } from '../skew/releases.ts';

/** A widget with the first action of a visitor in it. */
export interface Subject {
  name: string;
  props: Record<string, unknown>;
  /** The first step of the widget's first visit that has one. */
  action: Step | undefined;
  /** The part of the address by which the widget opens. */
  hash: string;
  width: number;
}

/** Returns all widgets of the project. */
export async function findSubjects(): Promise<Subject[]> {
  return Promise.all(
    findWidgets().map(async ({ name, folder }) => {
      const file = pathToFileURL(join(folder, 'examples.ts')).href;
      const { examples, visits } = (await import(file)) as {
        examples: Record<string, Example<Record<string, unknown>>>;
        visits: Visits;
      };
      const visit = visits.find(({ steps = [] }) => steps.length > 0) ?? visits[0];
      const example = visit.example ?? Object.keys(examples)[0]!;
      const { hash = '', width = 1280 } = visit.page ?? {};
      return { name, props: examples[example]!.props, action: visit.steps?.[0], hash, width };
    }),
  );
}

/** The time at which the script of a page loads. */
export type Script = 'late' | 'never';

/** An open page of a widget. */
export interface Visit {
  page: Page;
  /** Lets the late script come, ten seconds later, and waits until the island is mounted. */
  release: () => Promise<void>;
  /** Method and address of each page that the browser requested, by a link or a form. */
  readLeft: () => Promise<string[]>;
  /** Unexpected messages of the console. */
  said: string[];
}

/** How late a late script is. */
const LATE_MS = 10_000;

/** Opens the page of a widget in a tab. */
export async function openPage<Result>(
  tab: Page,
  { name, props, hash, width }: Subject,
  script: Script,
  work: (visit: Visit) => Promise<Result>,
): Promise<Result> {
  const release = open('N', join(root, 'dist'));
  const { prerender } = (await import(pathToFileURL(join(root, 'dist/server.js')).href)) as {
    prerender: Prerender;
  };
  const site = typeof props['site'] === 'string' ? props['site'] : 'atriafi';
  const marker = `<div data-widget="${name}" data-load="eager" data-props="${escape(JSON.stringify(props))}"></div>`;
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const opened: string[] = [];
  const said: string[] = [];
  let html = '';

  const find = async (path: string, method: string, isPage: boolean): Promise<Answer> => {
    if (path === '/') return { page: html };
    if (path.startsWith('/api/') && !isPage) {
      const json = await answerCall(method, path);
      return json === undefined ? undefined : { json };
    }
    if (path === '/saaristo.js') {
      if (script === 'never') return undefined;
      await arrived;
    }
    return { folder: release.dist, file: path.slice(1) };
  };
  return withServer(
    (path, { method = 'GET', headers }) => find(path, method, headers['sec-fetch-mode'] === 'navigate'),
    async (origin) => {
      html = await prerender(createPage(release, `<p>${name}</p>${marker}`, site), {
        url: `${origin}/`,
        fetch: answerFetch,
        timeoutMs: 20_000,
      });
      await tab.setViewportSize({ width, height: 900 });
      tab.on('console', (message) => {
        // Examples name pictures and films of other servers.
        if (['error', 'warning'].includes(message.type()) && !/Failed to load resource/.test(message.text()))
          said.push(message.text());
      });
      tab.on('pageerror', (error) => said.push(`uncaught: ${String(error)}`));
      tab.on('popup', (other) => {
        opened.push(`GET ${other.url()}`);
        void other.close();
      });
      await tab.addInitScript(() => {
        const started = performance.now();
        const record = { passed: 0, clicks: [] as string[], left: [] as string[] };
        // Stops the clock, so that the script is not later on a busy machine.
        performance.now = () => started + record.passed;
        Object.assign(window, { record });
        // Clicks that a script dispatches.
        addEventListener(
          'click',
          ({ isTrusted, target }) => {
            const control = (target as Element).closest('a, button, summary, input, select, textarea, label');
            if (!isTrusted) record.clicks.push(control?.outerHTML.slice(0, 200) ?? '');
          },
          true,
        );
        // The page stays: a link or a form that would leave it is only recorded.
        const { navigation } = window as unknown as { navigation: EventTarget };
        navigation.addEventListener('navigate', (event) => {
          const { hashChange, formData, destination } = event as Event & {
            hashChange: boolean;
            formData: FormData | null;
            destination: { url: string };
          };
          if (hashChange) return;
          event.preventDefault();
          record.left.push(`${formData ? 'POST' : 'GET'} ${destination.url}`);
        });
      });
      await tab.goto(origin + hash, { waitUntil: 'commit' });
      await tab.locator('main [data-widget]').waitFor({ state: 'attached' });
      await tab.waitForFunction(() =>
        [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet),
      );
      if (script === 'never') await tab.locator('[data-widget-state=failed]').waitFor({ state: 'attached' });
      return work({
        page: tab,
        readLeft: async () => [...opened, ...(await readRecord(tab)).left],
        said,
        async release() {
          await tab.evaluate((ms) => {
            (window as unknown as { record: { passed: number } }).record.passed = ms;
          }, LATE_MS);
          arrive();
          await tab.locator('main > [data-widget][data-widget-state=mounted]').waitFor({ state: 'attached' });
        },
      });
    },
  );
}

/** Reads the clicks that scripts have dispatched, as the HTML of each control, and the pages that would have been opened. */
export const readRecord = (page: Page): Promise<{ clicks: string[]; left: string[] }> =>
  page.evaluate(() => (window as unknown as { record: { clicks: string[]; left: string[] } }).record);
