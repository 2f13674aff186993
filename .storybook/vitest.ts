import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { chromium } from '../test/chromium.ts';

/** Every story is a test in Chromium: it renders, its play function passes, axe finds nothing. */
export function storiesProject(): TestProjectInlineConfiguration {
  return {
    plugins: [storybookTest({ configDir: import.meta.dirname })],
    test: {
      name: 'stories',
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({ launchOptions: chromium }),
        instances: [{ browser: 'chromium', viewport: { width: 1280, height: 900 } }],
      },
    },
  };
}
