import type { PageContent } from '../../cms/model/content.ts';
import { productCards } from '../../cms/demo/pages/cards.ts';
import { campaignCard, heading, imageList } from '../../cms/demo/pages/content-blocks.ts';
import { cardGrid, recipesAs } from '../../cms/demo/pages/content-cards.ts';
import { hero, story } from '../../cms/demo/pages/html.ts';
import { common, shelf, start } from '../../cms/demo/pages/swedish-make.ts';

/** Delicatessen. */
export const pages: PageContent[] = [
  start(
    'delise',
    'Smakfyren – delikatesser som lyser upp bordet',
    'Patéer, sallader och pålägg för dem som gärna sitter kvar.',
    [
      hero(
        'delise',
        'Sitt kvar en stund till',
        'Patéer, sallader och skivat, för bord där samtalet är viktigast.',
        ['Upptäck smakerna', '/produkter'],
      ),
      productCards('På brickan', 'se', ['61101', '61102', '61103', '61104'], shelf),
      heading('Så bygger du en bricka'),
      imageList(
        [
          'stories/delise-2.svg',
          'Skivad paté på en skärbräda',
          'Börja med något bredbart: 50 gram paté per person, framme en halvtimme i förväg.',
        ],
        [
          'stories/delise-4.svg',
          'Tunna skivor på en tallrik',
          'Fortsätt med något tunt: fyra skivor var, vikta löst så att luften kommer åt.',
        ],
        [
          'stories/delise-3.svg',
          'En skål sallad',
          'Avsluta med något krämigt och något syrligt. Äpple och lingon fungerar året om.',
        ],
      ),
      story(
        'stories/delise-1.svg',
        'Saluhallsstånd med korvar och grönsaker',
        'Det började med en disk',
        ['Saluhallen i hamnen stängde klockan sex, men disken var öppen så länge fyren lyste.'],
        ['Läs mer om oss', '/om-oss'],
      ),
      cardGrid('Snart på bordet', recipesAs('swedish-a', 'delise', 'se'), [], { columns: 'Two' }),
      campaignCard('Fyra sorter räcker till åtta gäster', 'stories/delise-5.svg', [
        'Plocka ihop brickan',
        '/produkter',
      ]),
    ],
  ),
  ...common(
    'delise',
    'Smakfyren',
    {
      lead: 'Delikatesser efter handskrivna recept.',
      picture: 'Saluhallsstånd med randig markis',
      heading: 'En disk vid hamnen',
      texts: ['Vi bakar patéerna i form och skivar påläggen samma dag som de packas.'],
      facts: [
        ['Recept', '42'],
        ['Sedan', '1974'],
      ],
    },
    [
      ['Hur länge håller en öppnad paté?', '<p>Fyra dagar i kylen, väl täckt.</p>'],
      ['Kan jag frysa salladerna?', '<p>Nej, de skär sig. Patéer går bra att frysa.</p>'],
      ['Innehåller patéerna gluten?', '<p>Nej, ingen av dem.</p>'],
      [
        'Vad betyder 128 g kött per 100 g?',
        '<p>Att köttet har torkat: det behövs 128 gram för att göra 100 gram färdig salami.</p>',
      ],
    ],
    {
      lead: 'Skriv till disken, vi läser allt.',
      header: 'Skriv till disken',
      thanks: 'Tack för din fråga! Vi hör av oss inom två dagar.',
    },
  ),
];
