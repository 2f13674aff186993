import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromium } from '../chromium.ts';

const cache = join(import.meta.dirname, '../../.cache/pictures');

/**
 * Pictures of every widget in every theme: taken (`npm run pictures`), or compared with the accepted ones (`npm run
 * visual`).
 */
export default defineConfig({
  testDir: '.',
  outputDir: join(cache, 'results'),
  snapshotPathTemplate: join(cache, 'accepted/{arg}{ext}'),
  fullyParallel: true,
  workers: 2,
  timeout: 300_000,
  // A widget has 14 pages, which take long on a busy machine.
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
        // Makes the rendering independent of earlier rendering and of time.
        '--disable-partial-raster',
        '--disable-checker-imaging',
      ],
    },
  },
});
