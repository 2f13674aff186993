import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';

const dist = join(import.meta.dirname, '../dist');

/** Tests of stories look at the widgets; guides and shared parts are opened by `npm run storybook-check`. */
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
  // The worker that answers the API calls, straight from the package that it has to match.
  staticDirs: [
    { from: '../node_modules/msw/lib/mockServiceWorker.js', to: '/mockServiceWorker.js' },
    './static',
    ...(isTest ? [] : [{ from: '../docs/pictures', to: '/pictures' }]),
    // The runtime's own page shows the build.
    ...(!isTest && existsSync(dist) ? [{ from: '../dist', to: '/saaristo' }] : []),
  ],
  // Controls come from the widgets' own schemas; TypeScript 7 has no compiler to ask, and a test reads no descriptions.
  typescript: { reactDocgen: isTest ? false : 'react-docgen' },
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};

export default config;
