import type { SiteFolder } from '../../cms/demo/site-folder.ts';
import { navigation } from './navigation.ts';
import { news } from './news.ts';
import { products } from './products.ts';
import { recipes } from './recipes.ts';

export const siteFolder: SiteFolder = {
  site: {
    site: 'lihakauppa',
    name: 'Lihaluoto',
    tagline: {
      fi: 'Mestarileikkurin tiskiltä kotiovelle',
      en: 'From the butcher’s counter to your door',
    },
    languages: ['fi', 'en'],
    displayFont: 'grotesque',
    looks: ['dark-hero', 'dark-band'],
  },
  brief: {
    welcome: 'We cut to order in the morning and deliver chilled in the evening.',
    about: [
      'Three butchers, one table',
      'Lihaluoto sells fresh Finnish meat online in southern and western Finland. Nothing is cut until you have ordered it.',
    ],
    own: 'Visit the shop in Finnish',
  },
  navigation: [navigation],
  news,
  products,
  recipes,
};
