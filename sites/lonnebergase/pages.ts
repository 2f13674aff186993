import type { PageContent } from '../../cms/model/content.ts';
import { productCards } from '../../cms/demo/pages/cards.ts';
import { figures, heading, imageList } from '../../cms/demo/pages/content-blocks.ts';
import { cardGrid, recipesAs } from '../../cms/demo/pages/content-cards.ts';
import { band, hero, story } from '../../cms/demo/pages/html.ts';
import { common, shelf, start } from '../../cms/demo/pages/swedish-make.ts';
import { swedishSchools } from './forms.ts';

/** Sandwich classics. */
export const pages: PageContent[] = [
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
