import type { SiteFolder } from '../../cms/demo/site-folder.ts';
import { navigation } from './navigation.ts';
import { news } from './news.ts';
import { products } from './products.ts';
import { recipes } from './recipes.ts';

export const siteFolder: SiteFolder = {
  site: {
    site: 'jyvabroiler',
    name: 'Jyväranta',
    tagline: { fi: 'Kauralla kasvanut broileri', en: 'Chicken raised on oats' },
    languages: ['fi', 'en'],
    displayFont: 'grotesque',
    looks: ['dark-button', 'round-picture', 'boxed-cards'],
    isSoldInShop: true,
  },
  brief: {
    welcome: 'Finnish chicken that grows up on oats, straw and daylight.',
    about: [
      'Oats make the difference',
      'A third of the feed is Finnish oats. You see it in the colour and taste it in the skin.',
    ],
    own: 'Recipes and products in Finnish',
  },
  navigation: [navigation],
  news,
  products,
  recipes,
};
