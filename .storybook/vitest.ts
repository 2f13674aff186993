import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { chromium } from '../test/chromium.ts';
import { THOROUGH } from '../test/settings.ts';
import { facts } from './workshop/facts.ts';

const UTILS = '@storybook/addon-vitest/internal/test-utils';

/**
 * Also tests stories that are tagged `wide` in a wide window. They share server, page and modules with the other tests; a separate project
 * would load and transform everything again.
 */
const wideStories: Plugin = {
  name: 'wide-stories',
  enforce: 'post',
  // If Vite found this dependency while tests run, it would reload the page.
  config: () => ({ optimizeDeps: { include: ['storybook/internal/csf'] } }),
  transform: {
    filter: { id: /\.stories\.tsx$/ },
    handler(code) {
      if (!code.includes(UTILS)) throw new Error(`Storybook makes tests without ${UTILS}.`);
      const own = join(import.meta.dirname, 'test-story.ts');
      const tests = code.replace(UTILS, own);
      return { code: `${tests}\nimport { testAgain } from '${own}';\ntestAgain();\n`, map: null };
    },
  },
};

/**
 * Tests every story in Chromium at a phone's width: it renders, its play function passes, and axe finds nothing. Stories that are tagged
 * `wide` have a different layout in a wide window, so they are tested there as well.
 */
export const storiesProject: TestProjectInlineConfiguration = {
  plugins: [
    storybookTest({
      configDir: import.meta.dirname,
      initialGlobals: { viewport: { value: 'w375', isRotated: false } },
    }),
    wideStories,
    // Vite finds all dependencies before the first test only if every module can be resolved, including modules that no test loads.
    facts(),
  ],
  test: {
    name: 'stories',
    // A browser has no environment variables of its own.
    env: {
      ...(THOROUGH && { THOROUGH: '1' }),
      ...(process.env['TRANSLATED'] && { TRANSLATED: '1' }),
    },
    // Stories clean up after themselves (`preview.tsx`), so that the files can share one page and load shared modules once.
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
