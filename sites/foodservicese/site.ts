import type { SiteFolder } from '../../cms/demo/site-folder.ts';
import { equipment } from './equipment.ts';
import { navigation } from './navigation.ts';
import { news } from './news.ts';
import { products } from './products.ts';
import { recipes } from './recipes.ts';

export const siteFolder: SiteFolder = {
  site: {
    site: 'foodservicese',
    name: 'Kökslotsen',
    tagline: {
      se: 'Råvaror och idéer för proffsköket',
      en: 'Ingredients and ideas for professional kitchens',
    },
    languages: ['se', 'en'],
    displayFont: 'grotesque',
    orderingUrl: 'https://grossist.example/sok?kod={code}',
  },
  brief: {
    welcome: 'Ingredients and ideas for professional kitchens in Sweden.',
    about: [
      'Food that keeps its promise',
      'Kökslotsen tests every product in a working kitchen for four weeks before it is sold.',
    ],
    own: 'The whole range in Swedish',
  },
  navigation: [navigation],
  news,
  products: [...products, ...equipment],
  recipes,
};
