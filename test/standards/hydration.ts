/**
 * Looks for React's hydration warnings with React's development build, since the production build does not report
 * different attributes: on every page of the estate, then on every example of every widget in four languages and two
 * widths (every-hydration.test.ts).
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { run } from '../../tools/setup/run.ts';
import { ROOT } from '../../tools/build/widgets.ts';
import { runCells, type CellResult } from '../run-cells.ts';
import { launchBrowser, mountIslands } from './browser.ts';
import { type Estate, getPlaceName, type Place, PLACES, startEstate } from './estate-server.ts';
import { runPlaywright } from './playwright.ts';

/** Folder of the bundle with React's development build. */
const DEVELOPMENT = join(ROOT, '.cache/standards/development');

/** Builds the bundle with React's development build. */
async function buildForDevelopment(): Promise<void> {
  mkdirSync(join(DEVELOPMENT, '..'), { recursive: true });
  process.env['NODE_ENV'] = 'development';
  const vite = ['node_modules/vite/bin/vite.js', 'build', '--mode', 'development', '--logLevel', 'warn'];
  const code = await run('tsx', [...vite, '--outDir', DEVELOPMENT]);
  delete process.env['NODE_ENV'];
  if (code !== 0) throw new Error('The development build has failed');
}

/**
 * Opens a page and mounts all its islands.
 * @param spoil changes the HTML that the server sends
 * @returns errors and warnings of the console, and islands that are not mounted
 */
async function findWarnings(page: Page, estate: Estate, place: Place, spoil?: (html: string) => string) {
  const found: string[] = [];
  const address = estate.getAddress(place);
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) found.push(message.text());
  });
  page.on('pageerror', (error) => found.push(error.stack ?? error.message));
  if (spoil) {
    const html = await estate.fetchHtml(place);
    await page.route(address, (route) =>
      route.fulfill({ contentType: 'text/html; charset=utf-8', body: spoil(html) }),
    );
  }
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  if ((await page.locator('[data-widget-prerendered]').count()) === 0)
    found.push('The server has rendered no island');
  found.push(...(await mountIslands(page)));
  return found;
}

/** Changes that React must report; they show that a warning would be seen. */
const SPOILT: Readonly<Record<string, (html: string) => string>> = {
  'another attribute': (html) => html.replace(/(<saaristo-root[^>]*><\w+)/, '$1 title="spoilt"'),
  'another text': (html) => html.replace(/(<saaristo-root[^>]*>.*?<(?:a|h2|summary)\b[^>]*>)/s, '$1spoilt'),
};

const FRONT: Place = { site: 'atriafi', path: '/' };

/** Runs the part `hydration`. */
export async function checkHydration(): Promise<CellResult[]> {
  await buildForDevelopment();
  const estate = await startEstate(DEVELOPMENT);
  const browser = await launchBrowser();
  const cells = [
    ...Object.keys(SPOILT).map((spoilt) => ({ place: FRONT, spoilt })),
    ...PLACES.map((place) => ({ place, spoilt: undefined })),
  ];
  let results;
  try {
    results = await runCells<(typeof cells)[number]>({
      command: 'standards-hydration',
      cells,
      getName: ({ place, spoilt }) =>
        spoilt === undefined ? getPlaceName(place) : `${getPlaceName(place)} with ${spoilt}`,
      async runCell({ place, spoilt }) {
        const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
        const found = await findWarnings(
          await context.newPage(),
          estate,
          place,
          spoilt === undefined ? undefined : SPOILT[spoilt],
        );
        await context.close();
        if (spoilt === undefined) return { wrong: found };
        const isReported = found.some((text) => /hydrat/i.test(text));
        return { wrong: isReported ? [] : ['React reports no difference', ...found] };
      },
    });
  } finally {
    await browser.close();
    await estate.close();
  }
  const examples = await runPlaywright('every-hydration', {
    EVERY_HYDRATION: '1',
    E2E_DIST: DEVELOPMENT,
  });
  return [
    ...results,
    { name: 'examples of all widgets', wrong: examples === 0 ? [] : ['a test has failed'] },
  ];
}
