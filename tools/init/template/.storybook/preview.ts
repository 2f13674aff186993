import type { Preview } from '@storybook/react-vite';
// The page's stylesheet, as configured in vite.config.ts.
import 'virtual:saaristo/stylesheet.css';

const preview: Preview = {
  initialGlobals: { language: 'en' },
  globalTypes: {
    language: { toolbar: { title: 'Language', icon: 'globe', items: ['en', 'fi'], dynamicTitle: true } },
  },
};

export default preview;
