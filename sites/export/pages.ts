import type { PageContent } from '../../cms/model/content.ts';
import { featured } from '../../cms/demo/pages/cards.ts';
import { exportDesk } from '../../cms/demo/pages/contacts.ts';
import { figures, heading, imageList } from '../../cms/demo/pages/content-blocks.ts';
import { cardGrid, newsAs, recipesAs } from '../../cms/demo/pages/content-cards.ts';
import { form } from '../../cms/demo/pages/forms/make.ts';
import { columns, facts, hero, opening, story, type Link } from '../../cms/demo/pages/html.ts';
import { faq, createPages, questionForm } from '../../cms/demo/pages/make.ts';

const home: Link = ['Home', '/en/'];
const exporting = createPages('export', 'en');

const exportHome = [
  hero(
    'export',
    'Nordic meat, traceable to the farm',
    'Pork, beef and chicken for importers and food manufacturers in thirty countries.',
    ['Browse the range', '/en/products'],
  ),
  ...figures(
    [30, 'markets'],
    [41000, 'tonnes shipped a year'],
    [3, 'sailings a week'],
    [100, 'per cent of cartons with a farm code'],
  ),
  ...featured(
    'Most shipped',
    'export',
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
  heading('From farm to freight'),
  imageList(
    [
      'stories/export-5.svg',
      'Steak on a plate',
      'Cut to your specification, from a fifteen-kilo primal to a portioned steak.',
    ],
    [
      'stories/export-3.svg',
      'A joint of pork on a board',
      'Chilled at zero degrees or frozen within a day of cutting.',
    ],
    [
      'stories/export-4.svg',
      'A lighthouse island at sea',
      'Stuffed on our own quay. The temperature log travels with the documents.',
    ],
  ),
  cardGrid('Taste it first', recipesAs('recipe', 'export', 'en'), [], { columns: 'Two' }),
  heading('Talk to the export desk'),
  exportDesk,
  cardGrid('From the quay', newsAs('news', 'export', 'en'), [], { columns: 'Two' }),
];

/** The export site, in English only, with its home page also at /. */
export const pages: PageContent[] = [
  exporting(
    '/',
    'Northskerry – Nordic meat for importers',
    'Pork, beef and chicken from Finnish farms, chilled and frozen.',
    exportHome,
  ),
  exporting(
    '/en/',
    'Northskerry export – pork, beef and chicken from Finland',
    'Meat from Finnish farms for importers in thirty countries.',
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
    questionForm(
      'Ask the export desk',
      'Send your question',
      'Thank you. The export desk will add the answer to this page.',
    ),
  ]),
  exporting('/en/contact', 'Contact the export desk', 'Ask for a quote or a sample.', [
    opening(home, 'Contact the export desk', 'Tell us the cut, the tonnage and the port.'),
    exportDesk,
    facts(
      ['Reply within', 'one working day'],
      ['Desk hours', 'Mon–Fri 8–16 EET'],
      ['Languages', 'EN, SV, DE'],
    ),
    form('export-contact-form', {
      contentId: 'export-contact',
      thankYouText: 'Thank you. The export desk will contact you within one working day.',
    }),
  ]),
];
