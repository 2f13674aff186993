import type { SiteFolder } from '../../cms/demo/site-folder.ts';
import { navigation } from './navigation.ts';
import { products } from './products.ts';

export const siteFolder: SiteFolder = {
  site: {
    site: 'goohse',
    name: 'Middagsro',
    tagline: { se: 'Riktig middag på åtta minuter', en: 'A proper dinner in eight minutes' },
    languages: ['se', 'en'],
    displayFont: 'grotesque',
    looks: ['dark-button', 'corner-picture', 'boxed-cards'],
  },
  brief: {
    welcome: 'Chilled dinners that are ready in eight minutes.',
    about: [
      'Cooked in parts',
      'Pasta, sauce and meat are cooked separately, so nothing turns soft. That is the whole secret.',
    ],
    own: 'Our dinners in Swedish',
  },
  navigation: [navigation],
  products,
};
