import type { Site } from 'saaristo/sites';
import { getListingPath } from '../../model/slugs.ts';
import { sites } from '../sites.ts';
import type { PageContent } from '../../model/content.ts';
import { band, columns, hero, story } from './html.ts';
import { createPages } from './make.ts';

interface Brief {
  site: Site;
  welcome: string;
  about: [heading: string, text: string];
  own: string;
}

const briefs: Brief[] = [
  {
    site: 'lihakauppa',
    welcome: 'We cut to order in the morning and deliver chilled in the evening.',
    about: [
      'Three butchers, one table',
      'Lihaluoto sells fresh Finnish meat online in southern and western Finland. Nothing is cut until you have ordered it.',
    ],
    own: 'Visit the shop in Finnish',
  },
  {
    site: 'jyvabroiler',
    welcome: 'Finnish chicken that grows up on oats, straw and daylight.',
    about: [
      'Oats make the difference',
      'A third of the feed is Finnish oats. You see it in the colour and taste it in the skin.',
    ],
    own: 'Recipes and products in Finnish',
  },
  {
    site: 'ammattilaiset',
    welcome: 'Cooked, portioned and tested for kitchens that serve hundreds.',
    about: [
      'Made in kitchens like yours',
      'Keittiöluotsi develops products together with school, hospital and staff-restaurant kitchens in Finland.',
    ],
    own: 'The whole range in Finnish',
  },
  {
    site: 'foodservicese',
    welcome: 'Ingredients and ideas for professional kitchens in Sweden.',
    about: [
      'Food that keeps its promise',
      'Kökslotsen tests every product in a working kitchen for four weeks before it is sold.',
    ],
    own: 'The whole range in Swedish',
  },
  {
    site: 'delise',
    welcome: 'Pâtés, salads and slices for people who like to linger.',
    about: [
      'A deli by the lighthouse',
      'Smakfyren began as a counter in a harbour hall. The recipes are still written by hand.',
    ],
    own: 'Our products in Swedish',
  },
  {
    site: 'ridderheimsse',
    welcome: 'Hams and sausages that are given the time they need.',
    about: [
      'Patience is an ingredient',
      'Salt, sea air and up to fourteen months: Rosenskär makes charcuterie slowly and slices it thin.',
    ],
    own: 'Our products in Swedish',
  },
  {
    site: 'mestariforsmanfi',
    welcome: 'Hams and sausages smoked over alder in copper-lined kilns.',
    about: [
      'Four smokers, one fire',
      'Kuparisavu works by hand in small batches. Every label carries the smoker’s initials.',
    ],
    own: 'Our products in Finnish',
  },
  {
    site: 'lithellsse',
    welcome: 'Sausages for charcoal, pan and campfire.',
    about: [
      'From a harbour smokehouse',
      'Glödhamn has smoked sausages over alder since the herring boats came home. The fire has not gone out.',
    ],
    own: 'Our products in Swedish',
  },
  {
    site: 'lonnebergase',
    welcome: 'Cooked ham, liver pâté and other good things on bread.',
    about: [
      'Swedish farms only',
      'Ängsgrinden uses meat from Swedish farms and as few ingredients as it can.',
    ],
    own: 'Our products in Swedish',
  },
  {
    site: 'goohse',
    welcome: 'Chilled dinners that are ready in eight minutes.',
    about: [
      'Cooked in parts',
      'Pasta, sauce and meat are cooked separately, so nothing turns soft. That is the whole secret.',
    ],
    own: 'Our dinners in Swedish',
  },
  {
    site: 'sibylla',
    welcome: 'Grill kiosks along the Finnish coast, open late.',
    about: [
      'Follow the light',
      'Thirty-one kiosks from Kotka to Kemi. The hatch is open when the lantern is lit.',
    ],
    own: 'Menu in Finnish',
  },
];

/** The single English page of Finnish and Swedish sites. The header's language toggle leads to it. */
export const briefPages: PageContent[] = briefs.map(({ site, welcome, about: [heading, text], own }) => {
  const { name, tagline, languages } = sites.find((one) => one.site === site) ?? {
    name: '',
    tagline: {},
    languages: [],
  };
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
});
