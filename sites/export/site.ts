import type { SiteFolder } from '../../cms/demo/site-folder.ts';
import { navigation } from './navigation.ts';
import { news } from './news.ts';
import { products } from './products.ts';
import { recipes } from './recipes.ts';
import { wordmark } from './wordmark.ts';

export const siteFolder: SiteFolder = {
  site: {
    site: 'export',
    name: 'Northskerry',
    tagline: { en: 'Nordic meat, traceable to the farm' },
    languages: ['en'],
    looks: ['sheet-hero', 'dark-band'],
  },
  navigation: [navigation],
  news,
  products,
  recipes,
  colours: { main: '#14284b', accent: '#c79a55', tint: '#d5dce4', letter: '#f8f2e4' },
  scenes: {
    hero: 'sea',
    teasers: ['ham', 'works'],
    stories: ['works', 'harbour', 'ham', 'sea', 'steak'],
  },
  wordmark,
};
