import type { PageContent } from '../../model/content.ts';
import { productCards, recipeCards } from './cards.ts';
import { campaignCard, heading, imageList } from './content-blocks.ts';
import { cardGrid, heroCarousel, productsAs, recipesAs } from './content-cards.ts';
import { campaign } from './forms/brands.ts';
import { columns, hero, opening, story } from './html.ts';
import { createPages } from './make.ts';

import { book, common, home, shelf, start } from './swedish-make.ts';
/** Delicatessen. */
export const delise: PageContent[] = [
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

/** Charcuterie. */
export const ridderheimsse: PageContent[] = [
  start(
    'ridderheimsse',
    'Rosenskär – charkuterier med lång lagring och lugn',
    'Lufttorkat, rökt och bakat, skivat tunt.',
    [
      heroCarousel(
        [
          {
            picture: 'heroes/ridderheimsse.svg',
            heading: 'Tålamod går att smaka',
            text: 'Salt, havsluft och upp till fjorton månader. Sedan skivar vi tunt.',
            link: ['Se charkuterierna', '/produkter'],
          },
          {
            picture: 'stories/ridderheimsse-3.svg',
            heading: 'Luckorna öppnas i gryningen',
            text: 'I rökhuset på skäret gör vinden jobbet. Vi passar bara tiden.',
            link: ['Om lagringen', '/lagring'],
          },
        ],
        { dotPosition: 'below', autoplay: true },
      ),
      story(
        'stories/ridderheimsse-1.svg',
        'Rökhus i skymning',
        'I rökhuset på skäret',
        [
          'Skinkorna hänger där vinden från havet drar igenom. Vi öppnar luckorna på morgonen och stänger dem när det blåser upp.',
        ],
        ['Om lagringen', '/lagring'],
      ),
      cardGrid(
        'Ur källaren',
        productsAs('swedish-b', 'se', ['62101', '62102', '62103', '62104'], 'Se produkten'),
        [],
        { rows: 1 },
      ),
      recipeCards('Att bjuda på', ['bresaola-carpaccio', 'skinkpaj-vasterbotten'], book),
      campaignCard('Vinn en provningslåda före jul', 'stories/ridderheimsse-2.svg', [
        'Till kampanjen',
        '/kampanj',
      ]),
    ],
  ),
  ...campaign,
  createPages('ridderheimsse', 'se')('/lagring', 'Lagringen', 'Salt, vind och tid.', [
    opening(home, 'Lagringen', 'Tre saker, i rätt ordning.'),
    columns(
      { id: 'salt', heading: 'Salt', texts: ['Havssalt för hand, en dag per kilo.'] },
      { id: 'vind', heading: 'Vind', texts: ['Öppna luckor mot väster. Luften är salt och kall.'] },
      { id: 'tid', heading: 'Tid', texts: ['Elva veckor för bresaolan, fjorton månader för skinkan.'] },
    ),
    imageList(
      [
        'stories/ridderheimsse-4.svg',
        'En hel skinka',
        'Skinkan väger tolv kilo när den kommer och åtta när den går.',
      ],
      [
        'stories/ridderheimsse-1.svg',
        'Rökhus i skymning',
        'Rökhuset från 1931. Väggarna tvättas aldrig, och det är meningen.',
      ],
      [
        'stories/ridderheimsse-2.svg',
        'Tunna skivor på en tallrik',
        'En millimeter tjockt. Då smälter fettet på tungan.',
      ],
    ),
  ]),
  ...common(
    'ridderheimsse',
    'Rosenskär',
    {
      lead: 'Charkuterier för den som väntar gärna.',
      picture: 'Rökhus med vedstapel',
      heading: 'Ett skär, ett rökhus',
      texts: ['Rosenskär har haft samma rökhus sedan 1931. Väggarna är svarta, och det är meningen.'],
      facts: [
        ['Längsta lagring', '14 mån'],
        ['Rökare', '5'],
      ],
    },
    [
      ['Varför är skinkan så tunn?', '<p>För att fettet ska smälta på tungan.</p>'],
      ['Hur förvarar jag ett öppnat paket?', '<p>I smörpapper i kylen, högst fem dagar.</p>'],
      ['Är vita prickar farliga?', '<p>Nej, det är aminosyror som bildas vid lång lagring.</p>'],
      ['Är produkterna laktosfria?', '<p>Alla utom ankpatén.</p>'],
    ],
    {
      lead: 'Vi svarar lugnt och utförligt.',
      header: 'Fråga rökmästaren',
      thanks: 'Tack! Rökmästaren svarar inom några dagar.',
    },
  ),
];
