import { defineConfig } from '@playwright/test';
import { chromium } from './test/chromium.ts';
import { THOROUGH } from './test/settings.ts';

const port = Number(process.env['E2E_PORT'] ?? 4173);

/** The checks of the WordPress plugin, which run only by `npm run wordpress -- --check`. */
const WORDPRESS_CHECK = '**/wordpress-check/**';

/** End to end: a real Chromium against the reference CMS with the built bundle and a database of its own. */
export default defineConfig({
  testDir: 'test/e2e',
  testMatch: '**/*.test.ts',
  // What is built needs no transforming, and takes seconds of it.
  build: { external: ['**/dist/**'] },
  outputDir: 'test-results',
  fullyParallel: true,
  // Many tests wait for what a visitor waits for, which leaves the processors time.
  workers: Number(process.env['E2E_WORKERS'] ?? 3),
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  reporter: process.env['E2E_REPORT']
    ? [['line'], ['json', { outputFile: process.env['E2E_REPORT'] }]]
    : [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    // A trace costs a third of the run: the gate records second tries alone.
    trace: process.env['E2E_REPORT'] ? 'on-first-retry' : 'retain-on-failure',
    launchOptions: {
      ...chromium,
      // The estate's sites by name, www.example.test and its sisters: no name server is asked, and what browsers
      // keep for https, such as the captcha's cryptography, works there as it does on localhost.
      args: [
        ...chromium.args,
        '--host-resolver-rules=MAP *.example.test 127.0.0.1',
        '--unsafely-treat-insecure-origin-as-secure=*.example.test',
      ],
    },
  },
  projects: [
    // Tests tagged `@long` are those of `npm test -- --thorough` alone, those tagged `@long-narrow` in narrow windows, `@long-wide` in wide ones.
    {
      name: 'desktop',
      testIgnore: process.env['WORDPRESS_CHECK'] ? [] : WORDPRESS_CHECK,
      grepInvert: THOROUGH ? [] : [/@long(?!-narrow)/],
      use: { browserName: 'chromium', viewport: { width: 1280, height: 900 } },
    },
    {
      name: 'mobile',
      grepInvert: THOROUGH ? [/@once/] : [/@once|@long(?!-wide)/],
      // What is about documents or about one call after another, and not about windows, is the same in both.
      testIgnore: [
        WORDPRESS_CHECK,
        '**/{absurd,bundle,bundles,cart-renders,cart-sync,foreign-styles,forms-journey,hostile,layout,menu-builder,morphing,prefetched,question-form,quick-search,retail-forms,runtime,shop-frame}.test.ts',
      ],
      use: {
        browserName: 'chromium',
        viewport: { width: 375, height: 812 },
        hasTouch: true,
        isMobile: true,
        deviceScaleFactor: 2,
      },
    },
  ],
  webServer: {
    command: 'node --import tsx scripts/e2e-server.ts',
    // Behind one proxy, so that a test that sends much can be another visitor's.
    env: { PORT: String(port), SAARISTO_TRUST_PROXY: '1', SAARISTO_DEMO_USERS: '1' },
    url: `http://localhost:${port}/assets/widgets.json`,
    timeout: 180_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
