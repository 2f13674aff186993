import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromium } from '../chromium.ts';

const cache = join(import.meta.dirname, '../../.cache/pictures');

/** Pictures of every widget in every theme: taken (`npm run pictures`), or compared with the accepted ones (`npm run visual`). */
export default defineConfig({
  testDir: '.',
  outputDir: join(cache, 'results'),
  snapshotPathTemplate: join(cache, 'accepted/{arg}{ext}'),
  fullyParallel: true,
  workers: 2,
  timeout: 300_000,
  // There are 14 pages a widget: on a busy machine each takes its time.
  expect: { timeout: 30_000 },
  reporter: [
    ['list'],
    ['html', { open: 'never', outputFolder: join(cache, 'report'), title: 'Widgets, accepted and now' }],
  ],
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    locale: 'fi-FI',
    timezoneId: 'Europe/Helsinki',
    launchOptions: {
      ...chromium,
      args: [
        ...chromium.args,
        '--font-render-hinting=none',
        // What is drawn does not depend on what was drawn before it, nor on when.
        '--disable-partial-raster',
        '--disable-checker-imaging',
      ],
    },
  },
});
