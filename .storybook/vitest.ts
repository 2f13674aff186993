import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { chromium } from '../test/chromium.ts';
import type { widths } from './viewports.ts';

/** Every story is a test in Chromium: it renders, its play function passes, axe finds nothing, at this width. */
export function storiesProject(width: (typeof widths)[number]): TestProjectInlineConfiguration {
  return {
    plugins: [
      storybookTest({
        configDir: import.meta.dirname,
        initialGlobals: { viewport: { value: `w${width}`, isRotated: false } },
      }),
    ],
    test: {
      name: `stories ${width}`,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({ launchOptions: chromium }),
        instances: [{ browser: 'chromium' }],
      },
    },
  };
}
