import type { SiteFolder } from '../../cms/demo/site-folder.ts';
import { equipment } from './equipment.ts';
import { lunchRecipes } from './lunch-recipes.ts';
import { navigation } from './navigation.ts';
import { news } from './news.ts';
import { products } from './products.ts';
import { recipes } from './recipes.ts';

export const siteFolder: SiteFolder = {
  site: {
    site: 'ammattilaiset',
    name: 'Keittiöluotsi',
    tagline: { fi: 'Ammattikeittiön oikea käsi', en: 'The professional kitchen’s right hand' },
    languages: ['fi', 'en'],
    looks: ['dark-hero'],
    orderingUrl: 'https://tilaus.example/haku?koodi={code}',
  },
  brief: {
    welcome: 'Cooked, portioned and tested for kitchens that serve hundreds.',
    about: [
      'Made in kitchens like yours',
      'Keittiöluotsi develops products together with school, hospital and staff-restaurant kitchens in Finland.',
    ],
    own: 'The whole range in Finnish',
  },
  navigation: [navigation],
  news,
  products: [...products, ...equipment],
  recipes: [...recipes, ...lunchRecipes],
};
