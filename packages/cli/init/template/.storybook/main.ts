import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.stories.tsx'],
  typescript: { reactDocgen: false },
  core: { disableTelemetry: true },
};

export default config;
