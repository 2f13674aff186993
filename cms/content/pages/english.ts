import type { Site } from '#lib/site.ts';
import { listingPath } from '../paths.ts';
import { sites } from '../sites.ts';
import type { PageContent } from '../types.ts';
import { newsCards, productCards, recipeCards } from './cards.ts';
import { band, columns, facts, hero, opening, story, type Link } from './html.ts';
import { faq, pagesOf, questionForm } from './make.ts';

const home: Link = ['Home', '/en/'];

const consumer = pagesOf('atriafi', 'en');

/** The English part of the consumer site. */
export const atriafiEnglish: PageContent[] = [
  consumer(
    '/en/',
    'Saaristo – everyday food from farms we know',
    'Finnish meat, vegetables and ready meals, and recipes that work on a Tuesday.',
    [
      hero(
        'atriafi',
        'What’s for dinner in Finland?',
        'Familiar food from Finnish farms, and recipes that work on a Tuesday.',
        ['See the recipes', '/en/recipes'],
      ),
      productCards(
        'In every Finnish fridge',
        'en',
        ['10101', '10107', '10105', '10111'],
        ['All products', '/en/products'],
      ),
      recipeCards(
        'Two to begin with',
        ['sausage-soup', 'meatballs-lingonberry'],
        ['All recipes', '/en/recipes'],
      ),
      story(
        'stories/atriafi-1.svg',
        'A red barn and a harvested field',
        'The farm is on the label',
        ['A code on the back of every pack tells you which region your food comes from.'],
        ['About us', '/en/about'],
      ),
    ],
  ),
  consumer('/en/about', 'About Saaristo', 'Who makes the food and where it comes from.', [
    opening(home, 'About Saaristo', 'We make food we would eat ourselves, so we know where it comes from.'),
    facts(['Farms', '640'], ['Products', '180'], ['Finnish ingredients', '98%']),
    story(
      'stories/atriafi-2.svg',
      'Ripe oats with a barn in the distance',
      'Our farms',
      [
        'Farms grow most of their own feed. Pigs keep their tails, cattle graze when the ground carries them, and chickens eat oats.',
      ],
      undefined,
      'farms',
    ),
  ]),
  consumer('/en/faq', 'Questions and answers', 'Answers about storage, allergens and origin.', [
    opening(home, 'Questions and answers', 'The things visitors ask us most.'),
    faq(
      'Products',
      [
        'Where can I buy your food?',
        '<p>In grocery shops all over Finland. Outside Finland, ask our export brand Northskerry.</p>',
      ],
      ['How do I read the allergens?', '<p>They are written in CAPITALS in the list of ingredients.</p>'],
      [
        'Can I freeze mince?',
        '<p>Yes, no later than its use-by date. Press the pack flat so that it freezes and thaws quickly.</p>',
      ],
      ['Is the sausage cooked?', '<p>Yes, unless the label says <em>raaka</em>, which means raw.</p>'],
    ),
  ]),
  consumer('/en/contact', 'Contact us', 'Ask our consumer service.', [
    opening(home, 'Contact us', 'Tell us what was good and what was not. We read every message.'),
    questionForm(
      'Ask us',
      'Send your question',
      'Thank you for your question. We will reply within two working days.',
    ),
  ]),
];

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

/** The single English page of the sites that live in Finnish or Swedish; the header's toggle leads here. */
export const briefPages: PageContent[] = briefs.map(({ site, welcome, about: [heading, text], own }) => {
  const { name, tagline, languages } = sites.find((one) => one.site === site) ?? {
    name: '',
    tagline: {},
    languages: [],
  };
  const shelf = listingPath('products', languages[0] ?? 'fi');
  return pagesOf(site, 'en')('/en/', `${name} in English`, `${name}: ${tagline.en ?? ''}.`, [
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

const exporting = pagesOf('export', 'en');

const exportHome = [
  hero(
    'export',
    'Nordic meat, traceable to the farm',
    'Pork, beef and chicken for importers and food manufacturers in thirty countries.',
    ['Browse the range', '/en/products'],
  ),
  productCards(
    'Most shipped',
    'en',
    ['40101', '40103', '40104', '40106'],
    ['The whole range', '/en/products'],
  ),
  story(
    'stories/export-1.svg',
    'A modern plant among birches',
    'One company from feed to freight',
    [
      'We own the slaughterhouse, the cutting plant and the cold store, and we know every farm. One contract, one contact, one quality.',
    ],
    ['Quality and traceability', '/en/quality'],
  ),
  recipeCards('Taste it first', ['slow-roast-collar', 'sticky-wings'], ['All recipes', '/en/recipes']),
  newsCards('From the quay', 'export', 'en', ['All news', '/en/news']),
];

/** The export site: English only, its front door also at /. */
export const exportPages: PageContent[] = [
  exporting(
    '/',
    'Northskerry – Nordic meat for importers',
    'Pork, beef and chicken from Finnish farms, chilled and frozen.',
    exportHome,
  ),
  exporting(
    '/en/',
    'Northskerry – Nordic meat for importers',
    'Pork, beef and chicken from Finnish farms, chilled and frozen.',
    exportHome,
  ),
  exporting('/en/about', 'About Northskerry', 'The export brand of Saaristo Foods.', [
    opening(home, 'About Northskerry', 'Clean water, cool summers and farms that keep records.'),
    facts(['Export markets', '30'], ['Shipped a year', '41,000 t'], ['Antibiotic-free chicken', '100%']),
    story('stories/export-2.svg', 'Red and ochre boathouses along a quay', 'From the Gulf of Bothnia', [
      'Containers leave our quay three times a week. Chilled goods reach central Europe in three days, frozen goods reach East Asia in six weeks.',
    ]),
  ]),
  exporting('/en/quality', 'Quality and traceability', 'Certificates, testing and the farm code.', [
    opening(
      home,
      'Quality and traceability',
      'Every carton carries a farm code. Scan it and see the herd, the feed and the date.',
    ),
    columns(
      {
        heading: 'Animal health',
        texts: ['Finland is free of the major notifiable pig diseases. Growth promoters are not used.'],
      },
      {
        heading: 'Testing',
        texts: [
          'Every batch is tested for salmonella under the Finnish national programme, which has run since 1995.',
        ],
      },
      {
        heading: 'Documents',
        texts: ['Veterinary certificates are prepared in-house, in the language of the destination.'],
      },
    ),
  ]),
  exporting('/en/faq', 'Questions from importers', 'Minimum orders, certificates and shelf life.', [
    opening(home, 'Questions from importers', 'What buyers ask before the first container.'),
    faq(
      'Trading with us',
      [
        'What is the minimum order?',
        '<p>One pallet for chilled and one 20-foot container for frozen goods. Mixed containers are welcome.</p>',
      ],
      [
        'Do you pack private label?',
        '<p>Yes, from ten tonnes a year. Artwork and labels are checked against the rules of the destination.</p>',
      ],
      ['Which Incoterms do you use?', '<p>FCA, CFR and CIF as standard, others by agreement.</p>'],
      [
        'How long is the shelf life?',
        '<p>Frozen pork 18 months, frozen chicken 12, chilled matured beef 45 days from packing.</p>',
      ],
      ['Can we visit the plant?', '<p>Gladly. Audits are arranged within two weeks.</p>'],
    ),
  ]),
  exporting('/en/contact', 'Contact the export desk', 'Ask for a quote or a sample.', [
    opening(home, 'Contact the export desk', 'Tell us the cut, the tonnage and the port.'),
    questionForm(
      'Ask the export desk',
      'Send enquiry',
      'Thank you. The export desk will reply within one working day.',
    ),
  ]),
];
