import type { SiteFolder } from '../../cms/demo/site-folder.ts';
import { navigation } from './navigation.ts';
import { products } from './products.ts';
import { recipes } from './recipes.ts';

export const siteFolder: SiteFolder = {
  site: {
    site: 'lonnebergase',
    name: 'Ängsgrinden',
    tagline: { se: 'Gott på mackan sedan alltid', en: 'Good on bread, as it always was' },
    languages: ['se', 'en'],
    displayFont: 'serif',
    looks: ['corner-picture', 'boxed-cards'],
  },
  brief: {
    welcome: 'Cooked ham, liver pâté and other good things on bread.',
    about: [
      'Swedish farms only',
      'Ängsgrinden uses meat from Swedish farms and as few ingredients as it can.',
    ],
    own: 'Our products in Swedish',
  },
  navigation: [navigation],
  products,
  recipes,
};
