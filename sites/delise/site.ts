import type { SiteFolder } from '../../cms/demo/site-folder.ts';
import { navigation } from './navigation.ts';
import { products } from './products.ts';
import { recipes } from './recipes.ts';

export const siteFolder: SiteFolder = {
  site: {
    site: 'delise',
    name: 'Smakfyren',
    tagline: { se: 'Delikatesser som lyser upp bordet', en: 'Deli that lights up the table' },
    languages: ['se', 'en'],
    displayFont: 'serif',
    looks: ['round-picture', 'boxed-cards'],
  },
  brief: {
    welcome: 'Pâtés, salads and slices for people who like to linger.',
    about: [
      'A deli by the lighthouse',
      'Smakfyren began as a counter in a harbour hall. The recipes are still written by hand.',
    ],
    own: 'Our products in Swedish',
  },
  navigation: [navigation],
  products,
  recipes,
};
