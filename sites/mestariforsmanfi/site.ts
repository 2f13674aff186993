import type { SiteFolder } from '../../cms/demo/site-folder.ts';
import { navigation } from './navigation.ts';
import { products } from './products.ts';
import { recipes } from './recipes.ts';
import { wordmark } from './wordmark.ts';

export const siteFolder: SiteFolder = {
  site: {
    site: 'mestariforsmanfi',
    name: 'Kuparisavu',
    tagline: { fi: 'Lepällä savustettua, käsin tehtyä', en: 'Smoked over alder, made by hand' },
    languages: ['fi', 'en'],
    displayFont: 'grotesque',
    looks: ['dark-hero', 'small-title', 'dark-band'],
    isSoldInShop: true,
  },
  brief: {
    welcome: 'Hams and sausages smoked over alder in copper-lined kilns.',
    about: [
      'Four smokers, one fire',
      'Kuparisavu works by hand in small batches. Every label carries the smoker’s initials.',
    ],
    own: 'Our products in Finnish',
  },
  navigation: [navigation],
  products,
  recipes,
  colours: { main: '#1c1816', accent: '#c4763a', tint: '#dcc7b0', letter: '#f0c9a0' },
  scenes: {
    hero: 'smokehouse',
    teasers: ['ring', 'smokehouse'],
    stories: ['forest', 'ring', 'smokehouse'],
  },
  wordmark,
};
