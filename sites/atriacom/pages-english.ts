import type { PageContent } from '../../cms/model/content.ts';
import { corporateContacts } from '../../cms/demo/pages/contacts.ts';
import { figures, heading } from '../../cms/demo/pages/content-blocks.ts';
import { brandCarousel, cardGrid, newsAs } from '../../cms/demo/pages/content-cards.ts';
import { band, columns, facts, hero, opening, story, type Link } from '../../cms/demo/pages/html.ts';
import { faq, createPages, questionForm } from '../../cms/demo/pages/make.ts';
import { companyNav, history, openPositions, regions } from './company-english.ts';
import { englishSubscriptions } from './forms.ts';

const page = createPages('atriacom', 'en');
const home: Link = ['Home', '/en/'];

/** The corporate site in English. */
export const pagesInEnglish: PageContent[] = [
  page(
    '/en/',
    'Saaristo Foods – food from four shores',
    'A food company with roots on both sides of the Gulf of Bothnia.',
    [
      hero(
        'atriacom',
        'Food from four shores',
        'Thirteen brands, 640 farms and 2,900 people who make food every day.',
        ['About the company', '/en/about'],
      ),
      heading('Our brands'),
      brandCarousel('atriacom', '/en/about#brands'),
      cardGrid('News', newsAs('press-release', 'atriacom', 'en'), [], { rows: 1, columns: 'Three' }),
      ...figures(
        [842, 'million euros of net sales in 2025'],
        [2900, 'people'],
        [30, 'export markets'],
        [640, 'contract farms'],
      ),
      story(
        'stories/atriacom-2.svg',
        'A modern plant among birches',
        'Waste heat washes the plant',
        ['The heat pump at Merikallio saves as much energy a year as 900 homes use.'],
        ['Responsibility', '/en/responsibility'],
      ),
      ...englishSubscriptions,
      band(
        'Work with food',
        ['We are looking for butchers, automation technicians and developers.'],
        ['Careers', '/en/careers'],
      ),
    ],
  ),
  page('/en/about', 'About Saaristo Foods', 'Strategy, history and ownership.', [
    opening(home, 'About Saaristo Foods', 'From a co-operative ice house to a food company on four shores.'),
    companyNav('/en/about'),
    story(
      'stories/atriacom-1.svg',
      'A lighthouse island and a fishing boat',
      'It began with ice',
      [
        'In 1921 twelve island farms built an ice house together. We have kept food cold and promises warm ever since.',
      ],
      ['Our history', '/en/history'],
    ),
    columns(
      {
        id: 'strategy',
        heading: 'Strategy',
        texts: ['Growth in chicken and food service, better returns in pork, more food from plants.'],
      },
      {
        id: 'ownership',
        heading: 'Ownership',
        texts: ['A co-operative of 3,400 members, most of them farmers.'],
      },
      {
        id: 'brands',
        heading: 'Brands',
        texts: [
          'Six brands in Finland, six in Sweden, and Northskerry for the rest of the world. Each has a kitchen and a voice of its own.',
        ],
      },
    ),
  ]),
  page('/en/responsibility', 'Responsibility', 'Environment, animals and people.', [
    opening(home, 'Responsibility', 'We measure first and promise afterwards.'),
    facts(['Energy per kilo', '−6%'], ['Renewable electricity', '100%'], ['Food waste', '1.8%']),
    story('stories/atriacom-3.svg', 'A farm among its fields', 'Carbon back into the soil', [
      'A hundred farms are trying catch crops and lighter tillage. The first measurements are due in spring 2027.',
    ]),
  ]),
  page('/en/careers', 'Careers', 'Open positions.', [
    opening(home, 'Careers', 'Food is made by hand, by machine and by code.'),
    companyNav('/en/careers'),
    openPositions,
    columns(
      {
        id: 'butcher',
        heading: 'Butcher, Merikallio',
        texts: ['Training on the job, a mentor and your own set of knives. Apply by 15 December 2026.'],
      },
      {
        id: 'developer',
        heading: 'Web developer, Helsinki or remote',
        texts: ['Build sites used by half a million people a month. Apply by 10 January 2027.'],
      },
      {
        id: 'technician',
        heading: 'Automation technician, Turku',
        texts: ['Keep the packing lines running and help to plan the new one. Apply by 31 December 2026.'],
      },
    ),
    columns(
      {
        id: 'adviser',
        heading: 'Farm adviser, Vaasa or Gävle',
        texts: ['A hundred farms, rubber boots and a laptop. Swedish and Finnish. Apply by 31 January 2027.'],
      },
      {
        id: 'summer',
        heading: 'Summer jobs, Merikallio',
        texts: ['We take on 320 people for the summer of 2027, from 17 years of age. Apply by 28 February.'],
      },
    ),
    band('How to apply', [
      'Send a letter and a CV to tyo@saaristo.example with the name of the job in the subject. We answer everybody within two weeks of the closing date.',
    ]),
  ]),
  page('/en/history', 'History', 'From an ice house to four shores: 1921 to 2024.', [
    opening(home, 'A hundred years of cold', 'From an ice house to four shores.'),
    companyNav('/en/history'),
    history,
  ]),
  page('/en/locations', 'Locations', 'Where we work, and how many of us.', [
    opening(home, 'Locations', 'Four shores, five plants and one ice house.'),
    companyNav('/en/locations'),
    ...figures(
      [2900, 'people'],
      [5, 'plants'],
      [30, 'export markets'],
      [98.2, 'per cent of waste avoided', 1],
    ),
    regions,
  ]),
  page('/en/faq', 'Questions and answers', 'About the company.', [
    opening(home, 'Questions and answers', 'What journalists, students and neighbours ask.'),
    faq(
      'The company',
      ['Who owns Saaristo Foods?', '<p>A co-operative of about 3,400 farmers and employees.</p>'],
      ['Is the company listed?', '<p>No, but we publish interim reviews every quarter.</p>'],
      [
        'Where are the plants?',
        '<p>In Merikallio, Turku and Vaasa, and in Gävle and Oskarshamn in Sweden.</p>',
      ],
      [
        'Can I visit a plant?',
        '<p>Groups can, by arrangement. The visitor centre in Merikallio is open in summer.</p>',
      ],
    ),
  ]),
  page('/en/contact', 'Contact us', 'Media, investors and careers.', [
    opening(home, 'Contact us', 'Whom would you like to talk to?'),
    corporateContacts,
    questionForm('Send a question', 'Send', 'Thank you. We will pass your message to the right person.'),
  ]),
];
