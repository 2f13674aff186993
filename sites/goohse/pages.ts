import type { PageContent } from '../../cms/model/content.ts';
import { campaignCard, figures, heading, imageList } from '../../cms/demo/pages/content-blocks.ts';
import { cardGrid, productsAs } from '../../cms/demo/pages/content-cards.ts';
import { hero, story } from '../../cms/demo/pages/html.ts';
import { common, start } from '../../cms/demo/pages/swedish-make.ts';

/** Chilled dinners. */
export const pages: PageContent[] = [
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
