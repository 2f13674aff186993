import type { PageContent } from '../../cms/model/content.ts';
import { form } from '../../cms/demo/pages/forms/make.ts';
import { columns, opening, type Link } from '../../cms/demo/pages/html.ts';
import { createPages } from '../../cms/demo/pages/make.ts';

const start: Link = ['Start', '/'];

/** The same in Swedish, on the site of the sandwich brand. */
export const swedishSchools: PageContent[] = [
  createPages('lonnebergase', 'se')('/skolor', 'För skolor', 'Beställ gratis material om mat och gårdar.', [
    opening(start, 'För skolor', 'Vad finns egentligen på mackan? Gratis material för årskurs 3–9.'),
    columns(
      {
        id: 'affisch',
        heading: 'Affischen Bakom grinden',
        texts: ['Ett år på gården, månad för månad. 50 × 70 cm, tryckt på återvunnet papper.'],
      },
      {
        id: 'haftet',
        heading: 'Häftet Från gård till macka',
        texts: ['Tolv sidor om djur, bröd och varför skinka skimrar, med uppgifter för grupparbete.'],
      },
    ),
    form('school-material-form', {
      subject: 'Beställning av skolmaterial',
      materials: [
        { Material: 'Affischen Bakom grinden', Url: '/skolor#affisch' },
        { Material: 'Häftet Från gård till macka', Url: '/skolor#haftet' },
      ],
      regions: ['Götaland', 'Svealand', 'Norrland'],
      thankYouText: 'Tack för beställningen! Materialet skickas inom en vecka.',
    }),
  ]),
];
