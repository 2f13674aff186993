import type { SiteFolder } from '../../cms/demo/site-folder.ts';
import { navigation } from './navigation.ts';
import { news } from './news.ts';
import { products } from './products.ts';
import { recipes } from './recipes.ts';

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
};
