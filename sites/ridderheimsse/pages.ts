import type { PageContent } from '../../cms/model/content.ts';
import { recipeCards } from '../../cms/demo/pages/cards.ts';
import { campaignCard, imageList } from '../../cms/demo/pages/content-blocks.ts';
import { cardGrid, heroCarousel, productsAs } from '../../cms/demo/pages/content-cards.ts';
import { columns, opening, story } from '../../cms/demo/pages/html.ts';
import { createPages } from '../../cms/demo/pages/make.ts';
import { book, common, home, start } from '../../cms/demo/pages/swedish-make.ts';
import { campaign } from './forms.ts';

/** Charcuterie. */
export const pages: PageContent[] = [
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
