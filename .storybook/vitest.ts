import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { chromium } from '../test/chromium.ts';
import { THOROUGH } from '../test/thorough.ts';
import { facts } from './workshop/facts.ts';

const UTILS = '@storybook/addon-vitest/internal/test-utils';

/**
 * Makes stories that are tagged `wide` tests in a wide window too. They share server, page and modules with the others: a project
 * of their own would load and transform everything again.
 */
const wideStories: Plugin = {
  name: 'wide-stories',
  enforce: 'post',
  // Found while tests run, it would load the page anew under them.
  config: () => ({ optimizeDeps: { include: ['storybook/internal/csf'] } }),
  transform: {
    filter: { id: /\.stories\.tsx$/ },
    handler(code) {
      if (!code.includes(UTILS)) throw new Error(`Storybook makes tests without ${UTILS}.`);
      const own = join(import.meta.dirname, 'test-story.ts');
      const tests = code.replace(UTILS, own);
      return { code: `${tests}\nimport { testWide } from '${own}';\ntestWide();\n`, map: null };
    },
  },
};

/**
 * Every story is a test in Chromium: it renders, its play function passes, axe finds nothing, on a phone; those that are
 * tagged `wide` also in a wide window, because they are laid out otherwise there.
 */
export const storiesProject: TestProjectInlineConfiguration = {
  plugins: [
    storybookTest({
      configDir: import.meta.dirname,
      initialGlobals: { viewport: { value: 'w375', isRotated: false } },
    }),
    wideStories,
    // Vite looks for packages before the first test only where every module is found, also those that no test loads.
    facts(),
  ],
  test: {
    name: 'stories',
    // A browser has no environment but what it is given.
    env: THOROUGH ? { THOROUGH: '1' } : {},
    // Stories give back what they take (`preview.tsx`), so the files share one page, and load what they share once.
    isolate: false,
    setupFiles: [join(import.meta.dirname, 'vitest-setup.ts')],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: chromium }),
      instances: [{ browser: 'chromium' }],
    },
  },
};
