/**
 * The long runs: `npm run long -- --project=chaos`. `--grep` selects tests by name, `--shard=1/4` a part, `--last-failed` those that failed,
 * `--reporter=json` prints the results for programs, `--list` names the tests. docs/architecture.md says what each project proves.
 */
import { join } from 'node:path';
import { defineConfig, type PlaywrightTestConfig, type Project } from '@playwright/test';
import end2end from '../../playwright.config.ts';
import { chromium } from '../chromium.ts';

interface Run extends Project {
  /** Settings of the estate's server. Without them the run starts none. */
  estate?: Readonly<Record<string, string>>;
  env?: Readonly<Record<string, string>>;
}

const ROOT = join(import.meta.dirname, '../..');
const MINUTE = 60_000;
const journeys = { testDir: './journeys', workers: 3 };
const e2e = { testDir: '../e2e', workers: 3 };
const server = end2end.webServer as Exclude<PlaywrightTestConfig['webServer'], undefined | unknown[]>;
const [desktop, mobile] = end2end.projects!.map(({ use }) => use!);
const pictures = {
  workers: 2,
  timeout: 5 * MINUTE,
  snapshotPathTemplate: join(ROOT, '.cache/pictures/accepted/{arg}{ext}'),
  // A widget has 14 pages, which take long on a busy machine.
  expect: { timeout: MINUTE / 2 },
  use: {
    ...desktop,
    reducedMotion: 'reduce',
    locale: 'fi-FI',
    timezoneId: 'Europe/Helsinki',
    launchOptions: {
      ...chromium,
      args: [
        ...chromium.args,
        '--font-render-hinting=none',
        // Makes the rendering independent of earlier rendering and of time.
        '--disable-partial-raster',
        '--disable-checker-imaging',
      ],
    },
  },
} as const;
/** The server of mails that a run starts, beside the port of the estate. */
const SMTP = `smtp://127.0.0.1:${Number(process.env['E2E_PORT'] ?? 4173) + 1000}`;
const DEVELOPMENT = join(ROOT, '.cache/long/development');

const runs: Readonly<Record<string, Run>> = {
  attack: { testMatch: 'attack.test.ts', timeout: 20 * MINUTE, fullyParallel: false },
  'before-script': { testMatch: 'before-script.test.ts', workers: 3, timeout: MINUTE },
  browsers: { testMatch: 'browsers.test.ts', timeout: 2 * MINUTE, fullyParallel: false },
  caches: { testMatch: 'caches.test.ts', timeout: 3 * MINUTE, fullyParallel: false },
  chaos: { testMatch: 'chaos.test.ts', workers: 4, timeout: 2 * MINUTE },
  faults: { testMatch: 'faults.test.ts', timeout: 10 * MINUTE },
  hostile: {
    ...e2e,
    testDir: '..',
    testMatch: ['e2e/{hostile,outside-markers}.test.ts', 'long/documents.test.ts'],
    timeout: 20 * MINUTE,
    estate: {},
    env: { SEED: process.env['SEED'] ?? String(Math.floor(Date.now() / 1000)) },
  },
  leaks: { testMatch: 'leaks.test.ts', timeout: 0 },
  load: { testMatch: 'load.test.ts', timeout: 0 },
  package: { testMatch: 'package.test.ts', timeout: 0, fullyParallel: false },
  'screen-reader': { testMatch: 'screen-reader.test.ts', timeout: 30 * MINUTE, fullyParallel: false },
  release: { testMatch: 'release.test.ts', timeout: 30 * MINUTE, fullyParallel: false, workers: 1 },
  skew: { testMatch: 'skew.test.ts', workers: 2, timeout: 5 * MINUTE },
  standards: { testDir: './standards', timeout: 5 * MINUTE, workers: 2, estate: {} },
  translated: { testMatch: 'translated.test.ts', timeout: 0 },

  apg: { ...e2e, testMatch: 'apg.test.ts', estate: {} },
  bfcache: { ...e2e, testMatch: 'bfcache.test.ts', estate: {} },
  'editor-screens': { ...e2e, testMatch: 'editor.test.ts', estate: {} },
  'every-page': { ...e2e, testMatch: '{every-page,doctor}.test.ts', estate: {} },
  'every-page-narrow': { ...e2e, testMatch: 'every-page.test.ts', estate: {}, use: mobile! },
  integrations: { ...e2e, testMatch: '{integrations,embedded-editor}.test.ts', estate: {} },
  'editor-journeys': { ...journeys, testMatch: 'editor*.test.ts', estate: {} },
  collections: {
    ...journeys,
    testMatch: 'collections.test.ts',
    workers: 2,
    estate: { SAARISTO_SMTP_URL: SMTP, SAARISTO_MAIL_FROM: 'sivusto@saaristo.example' },
    env: { COLLECTIONS_SMTP: SMTP },
  },
  hydration: {
    ...journeys,
    testMatch: 'every-hydration.test.ts',
    // React's production build does not report different attributes.
    estate: { SAARISTO_DIST: DEVELOPMENT },
    env: { E2E_DIST: DEVELOPMENT },
  },
  'shared-pages': {
    ...journeys,
    testMatch: 'shared-pages.test.ts',
    estate: { SAARISTO_CACHE_SECONDS: '60' },
  },

  pictures: { ...pictures, testMatch: 'pictures*.test.ts', env: { PICTURES: 'take' } },
  visual: { ...pictures, testMatch: 'pictures.test.ts', env: { PICTURES: 'compare' } },
};

// A worker has no arguments, but the environment.
const asked = process.argv.flatMap((word, at, words) => {
  const [, name = word === '--project' ? words[at + 1] : undefined] = /^--project=(.+)/.exec(word) ?? [];
  return name === undefined ? [] : [name];
});
const LONG = (process.env['LONG'] ||= asked.join(','));
const selected = LONG.split(',').map((name) => runs[name]);
if (selected.length !== 1 || !selected[0])
  throw new Error(`Name one run: npm run long -- --project=${Object.keys(runs).join('|')}`);
const [{ estate, env }] = selected as [Run];
Object.assign(process.env, env);

/** Long runs of Playwright, one project each. */
export default defineConfig({
  ...end2end,
  testDir: '.',
  // A trace keeps what a page holds, and takes time.
  use: { ...end2end.use, trace: estate ? 'retain-on-failure' : 'off' },
  outputDir: join(ROOT, '.cache/long', LONG),
  workers: 1,
  globalSetup: './setup.ts',
  webServer: estate
    ? {
        ...server,
        command: 'node --import tsx test/long/build.ts && node --import tsx scripts/e2e-server.ts',
        cwd: ROOT,
        timeout: 5 * MINUTE,
        env: { ...server.env, ...env, ...estate },
      }
    : [],
  reporter: [
    ['list'],
    ['json', { outputFile: join(ROOT, `.cache/long/${LONG}.json`) }],
    ['html', { open: 'never', outputFolder: join(ROOT, '.cache/long', `${LONG}-report`) }],
  ],
  projects: Object.entries(runs).map(([name, { estate: _estate, env: _env, ...run }]) => ({
    name,
    use: desktop!,
    ...run,
  })),
});
