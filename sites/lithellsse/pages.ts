import type { PageContent } from '../../cms/model/content.ts';
import { getGroupPath } from '../../cms/model/slugs.ts';
import { featured } from '../../cms/demo/pages/cards.ts';
import { campaignCard, heading, imageList, socialPosts } from '../../cms/demo/pages/content-blocks.ts';
import { cardGrid, recipesAs } from '../../cms/demo/pages/content-cards.ts';
import { columns, hero, opening, story } from '../../cms/demo/pages/html.ts';
import { createPages } from '../../cms/demo/pages/make.ts';
import { common, home, shelf, start } from '../../cms/demo/pages/swedish-make.ts';

const grillPosts = socialPosts('lithellsse', '@glodhamn', '/om-oss', [
  {
    header: 'Vinden vände, korven också',
    body: 'Sju grader, sidvind och full brygga. Glöden klarade sig bakom roddbåten, och chorizon tog slut först.',
    picture: 'stories/lithellsse-5.svg',
    days: 1,
    likes: 318,
    comments: 26,
  },
  {
    header: 'Nittio kubik al är hemma',
    body: 'Veden som staplas nu eldas först om två år. Någon måste tänka på midsommar 2028.',
    picture: 'stories/lithellsse-1.svg',
    days: 5,
    likes: 204,
    comments: 9,
  },
  {
    header: 'Revben åt alla',
    body: 'Tre timmar på den svala sidan, tio minuter på den heta. Sedan blev det tyst vid bordet.',
    picture: 'stories/lithellsse-4.svg',
    days: 12,
    likes: 547,
    comments: 41,
  },
]);

/** Grill sausages. */
export const pages: PageContent[] = [
  start(
    'lithellsse',
    'Glödhamn – korven som hör grillen till',
    'Korv, chorizo och revben för glöd, panna och lägereld.',
    [
      hero(
        'lithellsse',
        'Tänd. Vänta. Vänd.',
        'Korv som tål glöd, regn och en alltför lång historia från farbror.',
        ['Se korvarna', '/produkter'],
      ),
      ...featured('Till gallret', 'lithellsse', 'se', ['63101', '63102', '63104', '63103'], shelf),
      cardGrid('Vid elden', recipesAs('swedish-a', 'lithellsse', 'se'), [], { columns: 'Two' }),
      story(
        'stories/lithellsse-1.svg',
        'Sjöbodar vid en kaj',
        'Från rökeriet i hamnen',
        [
          'När strömmingsbåtarna kom in eldades det ändå. Någon hängde in en korv, och sedan slutade vi aldrig.',
        ],
        ['Vår historia', '/om-oss'],
      ),
      heading('Runt elden just nu'),
      grillPosts,
      campaignCard('Grillskolan: tre råd som räcker hela sommaren', 'stories/lithellsse-3.svg', [
        'Till grillskolan',
        '/grillskola',
      ]),
    ],
  ),
  createPages('lithellsse', 'se')('/grillskola', 'Grillskolan', 'Glöd, värme och tålamod.', [
    opening(home, 'Grillskolan', 'Tre råd som räcker hela sommaren.'),
    columns(
      {
        id: 'glod',
        heading: 'Glöd, inte låga',
        texts: ['Vänta tills kolen är grå. Det tar trettio minuter, och det är en del av kvällen.'],
      },
      {
        id: 'zoner',
        heading: 'Två zoner',
        texts: ['All kol åt ena hållet. Färg på den heta sidan, värme på den andra.'],
      },
      {
        id: 'vila',
        heading: 'Låt vila',
        texts: ['Två minuter räcker för korv, tio för revben.'],
        link: ['Grillkorv', getGroupPath('products', 'se', 'Grillkorv')],
      },
    ),
    imageList(
      ['stories/lithellsse-3.svg', 'Mat på ett runt galler', 'Het sida, sval sida: allt har sin plats.'],
      ['stories/lithellsse-2.svg', 'Korvar i rad', 'Korv vänds fyra gånger, en för varje sida.'],
      ['stories/lithellsse-4.svg', 'Glaserade revben', 'Glasyren sist, annars bränner sockret.'],
    ),
  ]),
  ...common(
    'lithellsse',
    'Glödhamn',
    {
      lead: 'Korvmakare vid vattnet.',
      picture: 'Sjöbodar i rött och ockra',
      heading: 'Elden har inte slocknat',
      texts: ['Vi röker över al i samma hamn där det började. Köttet är svenskt, elden också.'],
      facts: [
        ['Kötthalt grillkorv', '64 %'],
        ['Ved per år', '90 m³'],
      ],
    },
    [
      [
        'Måste grillkorven tillagas?',
        '<p>Den är färdigkokt men godast het. Råkorv ska alltid genomstekas.</p>',
      ],
      ['Varför spricker korven?', '<p>För het glöd. Flytta den åt sidan och låt färgen komma sist.</p>'],
      ['Kan jag frysa korv?', '<p>Ja, i tre månader. Tina i kylen.</p>'],
      ['Finns det senap i korven?', '<p>Ja, i kryddblandningen. Det står med VERSALER på paketet.</p>'],
    ],
    {
      lead: 'Frågor om korv tas på största allvar.',
      header: 'Fråga om korv',
      thanks: 'Tack! Vi svarar när glöden är grå.',
    },
  ),
];
