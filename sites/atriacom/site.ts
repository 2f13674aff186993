import type { SiteFolder } from '../../cms/demo/site-folder.ts';
import { navigation } from './navigation.ts';
import { newsInEnglish } from './news-english.ts';
import { news } from './news.ts';

export const siteFolder: SiteFolder = {
  site: {
    site: 'atriacom',
    name: 'Saaristo Foods',
    tagline: { fi: 'Ruokaa neljältä rannikolta', en: 'Food from four shores' },
    languages: ['fi', 'en'],
    displayFont: 'serif',
    looks: ['sheet-hero'],
  },
  navigation: navigation,
  news: [...news, ...newsInEnglish],
};
