import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';

const dist = join(import.meta.dirname, '../dist');

/** Tests of stories check the widgets only. */
const isTest = Boolean(process.env['VITEST']);

const config: StorybookConfig = {
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  stories: isTest
    ? ['../stories/!(parts|guides)/*.stories.tsx']
    : ['../stories/guides/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // The service worker that answers API calls. Its version has to match the package, so it is served from there.
  staticDirs: [
    { from: '../node_modules/msw/lib/mockServiceWorker.js', to: '/mockServiceWorker.js' },
    './static',
    ...(isTest ? [] : [{ from: '../docs/pictures', to: '/pictures' }]),
    // The runtime's own page uses the build.
    ...(!isTest && existsSync(dist) ? [{ from: '../dist', to: '/saaristo' }] : []),
  ],
  // Controls are made from the widgets' schemas, as TypeScript 7 offers no compiler API. Tests do not need descriptions.
  typescript: { reactDocgen: isTest ? false : 'react-docgen' },
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};

export default config;
