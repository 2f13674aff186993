import type { PageContent } from '../../cms/model/content.ts';
import { productCards } from '../../cms/demo/pages/cards.ts';
import { figures } from '../../cms/demo/pages/content-blocks.ts';
import { cardGrid, recipesAs } from '../../cms/demo/pages/content-cards.ts';
import { facts, hero, opening, story, type Link } from '../../cms/demo/pages/html.ts';
import { faq, createPages, questionForm } from '../../cms/demo/pages/make.ts';

const home: Link = ['Home', '/en/'];
const consumer = createPages('atriafi', 'en');

/** The English pages of the consumer site. */
export const pagesInEnglish: PageContent[] = [
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
      cardGrid('Two to begin with', recipesAs('recipe', 'atriafi', 'en'), [], { columns: 'Two' }),
      ...figures([640, 'farms'], [180, 'products'], [98, 'per cent Finnish ingredients']),
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
