import type { SiteFolder } from '../../cms/demo/site-folder.ts';
import { equipment } from './equipment.ts';
import { navigation } from './navigation.ts';
import { news } from './news.ts';
import { products } from './products.ts';

export const siteFolder: SiteFolder = {
  site: {
    site: 'sibylla',
    name: 'Majakkagrilli',
    tagline: { fi: 'Valo palaa, grilli on kuuma', en: 'The light is on, the grill is hot' },
    languages: ['fi', 'en'],
    displayFont: 'grotesque',
    looks: ['small-title', 'slanted-picture', 'boxed-cards', 'dark-band'],
  },
  brief: {
    welcome: 'Grill kiosks along the Finnish coast, open late.',
    about: [
      'Follow the light',
      'Thirty-one kiosks from Kotka to Kemi. The hatch is open when the lantern is lit.',
    ],
    own: 'Menu in Finnish',
  },
  navigation: [navigation],
  news,
  products: [...products, ...equipment],
};
