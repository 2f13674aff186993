import type { PageContent } from '../../cms/model/content.ts';
import type { Block } from '../../cms/demo/pages/block.ts';
import { form } from '../../cms/demo/pages/forms/make.ts';
import { columns, opening, story, type Link } from '../../cms/demo/pages/html.ts';
import { createPages } from '../../cms/demo/pages/make.ts';

/**
 * Creates the newsletter and news release modals of a home page. Without JavaScript, their links lead to the forms that the server renders.
 * @param home the URL of the page
 */
const subscriptions = (
  home: string,
  [letter, releases]: readonly { heading: string; texts: string[]; label: string }[],
): Block[] => [
  columns(
    { ...letter!, link: [letter!.label, `${home}#newsletter`] },
    { ...releases!, link: [releases!.label, `${home}#newsreleases`] },
  ),
  form('newsletter-modal'),
  form('news-release-modal'),
];

export const finnishSubscriptions = subscriptions('/', [
  {
    heading: 'Uutiskirje',
    texts: [
      'Neljä kertaa vuodessa: mitä opimme tiloilla, tehtaissa ja koekeittiössä.',
      'Tilauksen voi tehdä myös sähköpostitse: viestinta@saaristo.example.',
    ],
    label: 'Tilaa uutiskirje',
  },
  {
    heading: 'Tiedotteet',
    texts: [
      'Osavuosikatsaukset, lehdistötiedotteet ja nimitykset heti, kun ne julkaistaan.',
      'Toimittaja, saat meidät kiinni numerosta 010 555 0100.',
    ],
    label: 'Tilaa tiedotteet',
  },
]);

export const englishSubscriptions = subscriptions('/en/', [
  {
    heading: 'Newsletter',
    texts: [
      'Four times a year: what we have learnt on the farms, in the plants and in the test kitchen.',
      'You can also subscribe by e-mail: media@saaristo.example.',
    ],
    label: 'Subscribe to the newsletter',
  },
  {
    heading: 'News releases',
    texts: [
      'Interim reviews and press releases as soon as they are published.',
      'Journalists can reach us at +358 10 555 0100.',
    ],
    label: 'Subscribe to releases',
  },
]);

const home: Link = ['Etusivu', '/'];

/** Materials for schools (SCH-01). The page describes each of them. */
export const corporateSchools: PageContent[] = [
  createPages('atriacom', 'fi')(
    '/kouluille',
    'Aineistoa kouluille',
    'Tilaa maksuton aineisto ruoasta ja tiloista.',
    [
      opening(home, 'Aineistoa kouluille', 'Mistä ruoka tulee? Kolme maksutonta aineistoa luokille 3–9.'),
      story('stories/atriacom-3.svg', 'Maatila peltojen keskellä', 'Tehty opettajien kanssa', [
        'Aineistot on kokeiltu kuudessa koulussa Vaasassa, Turussa ja Merikalliossa. Ne eivät mainosta mitään, eivätkä maksa mitään.',
      ]),
      columns(
        {
          id: 'juliste',
          heading: 'Ruokapyramidi-juliste',
          texts: ['Seinälle, 70 × 100 cm. Kääntöpuolella viisi kysymystä keskustelun pohjaksi.'],
        },
        {
          id: 'tehtavat',
          heading: 'Tilalta lautaselle',
          texts: ['Tehtävävihko, 16 sivua. Matematiikkaa, maantietoa ja yksi kokeellinen tunti.'],
          link: ['Kokeile oppituntia', '/kouluille/tilalta-lautaselle'],
        },
        {
          id: 'reseptit',
          heading: 'Reseptivihko',
          texts: ['Kahdeksan ohjetta kotitalousluokkaan, annokset kahdelle ja kahdellekymmenelle.'],
        },
      ),
      form('school-material-form', {
        subject: 'Kouluaineiston tilaus',
        materials: [
          { Material: 'Ruokapyramidi-juliste', Url: '/kouluille#juliste' },
          { Material: 'Tilalta lautaselle -tehtävävihko', Url: '/kouluille#tehtavat' },
          { Material: 'Reseptivihko', Url: '/kouluille#reseptit' },
        ],
        regions: ['Etelä-Suomi', 'Länsi-Suomi', 'Itä-Suomi', 'Pohjois-Suomi', 'Ahvenanmaa'],
        thankYouText: 'Kiitos tilauksesta! Aineistot lähtevät postiin viikon kuluessa.',
      }),
    ],
  ),
];
