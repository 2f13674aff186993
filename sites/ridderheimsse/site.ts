import type { SiteFolder } from '../../cms/demo/site-folder.ts';
import { navigation } from './navigation.ts';
import { products } from './products.ts';
import { recipes } from './recipes.ts';

export const siteFolder: SiteFolder = {
  site: {
    site: 'ridderheimsse',
    name: 'Rosenskär',
    tagline: { se: 'Charkuterier med lång lagring och lugn', en: 'Charcuterie that takes its time' },
    languages: ['se', 'en'],
    displayFont: 'serif',
    looks: ['sheet-hero'],
  },
  brief: {
    welcome: 'Hams and sausages that are given the time they need.',
    about: [
      'Patience is an ingredient',
      'Salt, sea air and up to fourteen months: Rosenskär makes charcuterie slowly and slices it thin.',
    ],
    own: 'Our products in Swedish',
  },
  navigation: [navigation],
  products,
  recipes,
};
