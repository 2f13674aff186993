import { getListingPath } from '../../model/slugs.ts';
import { siteFolders } from '../site-folders.ts';
import type { PageContent } from '../../model/content.ts';
import { band, columns, hero, story } from './html.ts';
import { createPages } from './make.ts';

/** The single English page of Finnish and Swedish sites. The header's language toggle leads to it. */
export const briefPages: PageContent[] = siteFolders.flatMap(
  ({ site: { site, name, tagline, languages }, brief }) => {
    if (brief === undefined) return [];
    const {
      welcome,
      about: [heading, text],
      own,
    } = brief;
    const shelf = getListingPath('products', languages[0] ?? 'fi');
    return createPages(site, 'en')('/en/', `${name} in English`, `${name}: ${tagline.en ?? ''}.`, [
      hero(site, `${name} in brief`, welcome, [own, shelf]),
      story(`stories/${site}-1.svg`, '', heading, [text], undefined, 'about'),
      columns(
        {
          id: 'products',
          heading: 'Products',
          texts: ['Names and ingredients are in the language of the pack, allergens always in CAPITALS.'],
          link: [own, shelf],
        },
        {
          id: 'contact',
          heading: 'Questions',
          texts: ['Write to us in English: hello@saaristo.example. We reply within two working days.'],
        },
      ),
      band(tagline.en ?? '', [
        `${name} is a brand of Saaristo Foods, a food company with roots on both sides of the Gulf of Bothnia.`,
      ]),
    ]);
  },
);
