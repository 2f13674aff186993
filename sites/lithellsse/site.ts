import type { SiteFolder } from '../../cms/demo/site-folder.ts';
import { navigation } from './navigation.ts';
import { products } from './products.ts';
import { recipes } from './recipes.ts';

export const siteFolder: SiteFolder = {
  site: {
    site: 'lithellsse',
    name: 'Glödhamn',
    tagline: { se: 'Korven som hör grillen till', en: 'Sausages that belong on the grill' },
    languages: ['se', 'en'],
    displayFont: 'grotesque',
    looks: ['corner-picture', 'boxed-cards'],
  },
  brief: {
    welcome: 'Sausages for charcoal, pan and campfire.',
    about: [
      'From a harbour smokehouse',
      'Glödhamn has smoked sausages over alder since the herring boats came home. The fire has not gone out.',
    ],
    own: 'Our products in Swedish',
  },
  navigation: [navigation],
  products,
  recipes,
};
