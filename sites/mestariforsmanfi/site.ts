import type { SiteFolder } from '../../cms/demo/site-folder.ts';
import { navigation } from './navigation.ts';
import { products } from './products.ts';
import { recipes } from './recipes.ts';

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
};
