import type { Preview } from '@storybook/react-vite';
// The page's stylesheet, as configured in vite.config.ts.
import 'virtual:saaristo/stylesheet.css';
import { languages } from '../estate.ts';

const items = Object.keys(languages);

const preview: Preview = {
  initialGlobals: { language: items[0] },
  globalTypes: {
    language: { toolbar: { title: 'Language', icon: 'globe', items, dynamicTitle: true } },
  },
};

export default preview;
