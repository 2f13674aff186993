import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { chromium } from '../test/chromium.ts';
import type { widths } from './viewports.ts';

/** Files without a story for wide windows: each would be loaded to find that out. */
const narrowOnly = (): string[] => {
  const folder = join(import.meta.dirname, '../stories');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.stories.tsx'))
    .filter((file) => !readFileSync(join(folder, file), 'utf8').includes("'wide'"))
    .map((file) => `stories/${file}`);
};

/**
 * Every story is a test in Chromium: it renders, its play function passes, axe finds nothing, on a phone; those that are
 * tagged `wide` also in a wide window, because they are laid out otherwise there.
 */
export function storiesProject(width: (typeof widths)[number]): TestProjectInlineConfiguration {
  return {
    plugins: [
      storybookTest({
        configDir: import.meta.dirname,
        ...(width > 1024 && { tags: { include: ['wide'] } }),
        initialGlobals: { viewport: { value: `w${width}`, isRotated: false } },
      }),
    ],
    test: {
      name: `stories ${width}`,
      // Stories give back what they take (`preview.tsx`), so the files share one page, and load what they share once.
      isolate: false,
      setupFiles: [join(import.meta.dirname, 'vitest-setup.ts')],
      exclude: width > 1024 ? narrowOnly() : [],
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
