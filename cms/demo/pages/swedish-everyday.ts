import { getGroupPath } from '../../model/slugs.ts';
import type { PageContent } from '../../model/content.ts';
import { featured, productCards } from './cards.ts';
import { campaignCard, figures, heading, imageList, socialPosts } from './content-blocks.ts';
import { cardGrid, productsAs, recipesAs } from './content-cards.ts';
import { swedishSchools } from './forms/corporate.ts';
import { band, columns, hero, opening, story } from './html.ts';
import { createPages } from './make.ts';

import { common, home, shelf, start } from './swedish-make.ts';

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
export const lithellsse: PageContent[] = [
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

/** Sandwich classics. */
export const lonnebergase: PageContent[] = [
  start(
    'lonnebergase',
    'Ängsgrinden – gott på mackan sedan alltid',
    'Skinka, leverpastej och annat som hör frukosten till.',
    [
      hero(
        'lonnebergase',
        'God morgon, mackan',
        'Svensk skinka, bredbar pastej och så få ingredienser som möjligt.',
        ['Se påläggen', '/produkter'],
      ),
      productCards('I kylen', 'se', ['64101', '64102', '64103', '64104'], shelf),
      ...figures(
        [58, 'svenska gårdar'],
        [100, 'procent svenskt kött'],
        [3, 'söndagar med öppen grind varje sommar'],
      ),
      story(
        'stories/lonnebergase-1.svg',
        'Röd lada och åker',
        'Bakom grinden',
        ['Grisarna kommer från svenska gårdar där knorren sitter kvar.'],
        ['Om gårdarna', '/om-oss'],
      ),
      heading('En macka för varje tid på dagen'),
      imageList(
        [
          'stories/lonnebergase-2.svg',
          'Mackor på en bräda',
          'Klockan sju: kokt skinka, ägg och gurka på grovt bröd.',
        ],
        [
          'stories/lonnebergase-3.svg',
          'Skivat pålägg på en tallrik',
          'Klockan tre: medvurst, smör och ett kex till.',
        ],
        [
          'stories/lonnebergase-4.svg',
          'Bacon i en stekpanna',
          'Klockan nio: det som blev över, knaprigt stekt på rostat.',
        ],
      ),
      cardGrid('Mer än macka', recipesAs('swedish-a', 'lonnebergase', 'se'), [], { columns: 'Two' }),
      band(
        'Är du lärare?',
        ['Gratis material om mat och gårdar för årskurs 3–9.'],
        ['För skolor', '/skolor'],
      ),
    ],
  ),
  ...swedishSchools,
  ...common(
    'lonnebergase',
    'Ängsgrinden',
    {
      lead: 'Pålägg från svenska gårdar.',
      picture: 'Gård i kvällsljus',
      heading: 'Grinden står öppen',
      texts: ['Tre söndagar varje sommar öppnar våra gårdar för besök. Ta med stövlar.'],
      facts: [
        ['Gårdar', '58'],
        ['Svenskt kött', '100 %'],
      ],
    },
    [
      ['Är köttet svenskt?', '<p>Alltid. Gården kan spåras med koden på locket.</p>'],
      ['Hur länge håller öppnad skinka?', '<p>Fem dagar i kylen.</p>'],
      [
        'Kan gravida äta leverpastej?',
        '<p>Lever innehåller mycket A-vitamin, så vi råder till att äta den sällan.</p>',
      ],
      [
        'Varför skimrar skinkan ibland?',
        '<p>Ljuset bryts i muskelfibrerna när de skärs tvärs av. Det är ofarligt.</p>',
      ],
    ],
    {
      lead: 'Hör av dig, vi fikar klockan tio.',
      header: 'Skriv till oss',
      thanks: 'Tack för ditt brev! Svar kommer inom ett par dagar.',
    },
  ),
];

/** Chilled dinners. */
export const goohse: PageContent[] = [
  start('goohse', 'Middagsro – riktig middag på åtta minuter', 'Kylda middagar, lagade var del för sig.', [
    hero(
      'goohse',
      'Åtta minuter. Sedan är det middag.',
      'Kyld, aldrig fryst. Lagad var del för sig, så att inget blir mos.',
      ['Välj middag', '/produkter'],
    ),
    cardGrid('Ikväll', productsAs('swedish-b', 'se', ['65101', '65102', '65103'], 'Se middagen'), [], {
      columns: 'Three',
    }),
    ...figures([8, 'minuter i ugnen'], [24, 'rätter att välja på'], [100, 'liter i varje gryta, inte tusen']),
    story(
      'stories/goohse-1.svg',
      'Kök med kopparkastruller',
      'Hemligheten är tre kastruller',
      ['Pasta för sig, sås för sig, kött för sig. De träffas först i ugnen hos dig.'],
      ['Så lagar vi', '/om-oss'],
    ),
    heading('Från gryta till bord'),
    imageList(
      [
        'stories/goohse-5.svg',
        'Grönsaker på en skärbräda',
        'Vi skär på morgonen. Lök och rotfrukter först, örter allra sist.',
      ],
      [
        'stories/goohse-4.svg',
        'En gryta på bordet',
        'Grytan puttrar i fyra timmar och kyls sedan på en. Inget fryses.',
      ],
      [
        'stories/goohse-3.svg',
        'En tallrik pasta',
        'Du värmer i åtta minuter. Lagom tid att duka, eller att låta bli.',
      ],
    ),
    campaignCard('Vad vill du äta i morgon?', 'stories/goohse-2.svg', ['Skriv till köket', '/kontakta-oss']),
  ]),
  ...common(
    'goohse',
    'Middagsro',
    {
      lead: 'Vi lagar så att du kan sitta ner.',
      picture: 'Kök med kryddhylla',
      heading: 'Ett kök, inte en fabrik',
      texts: ['Vi lagar i grytor om hundra liter, inte tusen. Mer än så går inte att smaka av.'],
      facts: [
        ['Rätter', '24'],
        ['Tillagningstid', '8 min'],
      ],
    },
    [
      ['Kan jag använda mikron?', '<p>Ja, tre minuter. Ugnen ger bättre yta.</p>'],
      ['Hur återvinner jag formen?', '<p>Formen är av trefiber: pappersåtervinning.</p>'],
      ['Kan jag frysa middagen?', '<p>Ja, men pastan blir mjukare.</p>'],
      ['Finns det veganskt?', '<p>Ja, den gula linsgrytan.</p>'],
    ],
    {
      lead: 'Berätta vad du vill äta i morgon.',
      header: 'Skriv till köket',
      thanks: 'Tack! Köket läser och svarar.',
    },
  ),
];
