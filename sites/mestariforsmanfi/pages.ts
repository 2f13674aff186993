import type { PageContent } from '../../cms/model/content.ts';
import { productCards } from '../../cms/demo/pages/cards.ts';
import { heading } from '../../cms/demo/pages/content-blocks.ts';
import { cardGrid, recipesAs } from '../../cms/demo/pages/content-cards.ts';
import { form } from '../../cms/demo/pages/forms/make.ts';
import { columns, facts, hero, opening, story, type Link } from '../../cms/demo/pages/html.ts';
import { faq, like, createPages, questionForm } from '../../cms/demo/pages/make.ts';
import { smokehouseFilm, smokersPosts, smokingInPictures } from './smokehouse.ts';

const home: Link = ['Etusivu', '/'];
const smoke = createPages('mestariforsmanfi', 'fi');

/** The craft smokehouse. */
export const pages: PageContent[] = [
  smoke(
    '/',
    'Kuparisavu – lepällä savustettua, käsin tehtyä',
    'Palvikinkkuja ja makkaroita pienestä savustamosta.',
    [
      hero(
        'mestariforsmanfi',
        'Savu ei katso kelloa',
        'Kolmekymmentä tuntia leppää, suolaa ja neljän savustajan silmät.',
        ['Tutustu tuotteisiin', '/tuotteet'],
      ),
      productCards(
        'Savusta juuri nyt',
        'fi',
        ['70101', '70102', '70103', '70104'],
        ['Kaikki tuotteet', '/tuotteet'],
      ),
      story(
        'stories/mestariforsmanfi-1.svg',
        'Kuusimetsä ja puolukoita',
        'Leppä odottaa kaksi vuotta',
        ['Halomme kuivuvat taivasalla kaksi kesää. Märkä puu tekee kitkerää savua, kuiva makeaa.'],
        ['Lue savustamisesta', '/savustamo'],
      ),
      smokehouseFilm,
      cardGrid('Savun seurana', recipesAs('recipe', 'mestariforsmanfi', 'fi'), [], { columns: 'Two' }),
      heading('Uunin ääreltä'),
      smokersPosts,
    ],
  ),
  smoke('/tietoa-meista', 'Meistä', 'Neljä savustajaa ja yksi tuli.', [
    opening(home, 'Meistä', 'Neljä savustajaa, yksi tuli.'),
    story('stories/mestariforsmanfi-2.svg', 'Sidottu lenkkimakkara laudalla', 'Nimikirjaimet etiketissä', [
      'Jokaisessa tuotteessa on savustajan nimikirjaimet. Jos jokin ei miellytä, tiedämme keneltä kysyä.',
    ]),
    smokersPosts,
    like('tarina-kuparisavu', 57),
  ]),
  smoke('/savustamo', 'Savustamo', 'Näin savu tehdään.', [
    opening(home, 'Savustamo', 'Kupariset uunit, avotuli ja lepän tuoksu.'),
    columns(
      { id: 'suola', heading: 'Suola', texts: ['Kuivasuolaus käsin hieroen, kaksi viikkoa kylmässä.'] },
      {
        id: 'savu',
        heading: 'Savu',
        texts: ['Lepän halkoja, ei haketta eikä nestesavua. Kupari tasaa lämmön.'],
      },
      { id: 'lepo', heading: 'Lepo', texts: ['Vuorokausi hyllyllä, ennen kuin kukaan saa maistaa.'] },
    ),
    smokehouseFilm,
    smokingInPictures,
    facts(['Leppää vuodessa', '140 m³'], ['Savuaika', '30 h'], ['Erän koko', '60 kinkkua']),
  ]),
  smoke('/usein-kysyttya', 'Usein kysyttyä', 'Säilytys, savu ja saatavuus.', [
    opening(home, 'Usein kysyttyä', 'Lyhyitä vastauksia pitkästä savusta.'),
    faq(
      'Savusta ja säilytyksestä',
      ['Mistä tuotteita saa?', '<p>Hyvin varustetuista kaupoista ja Lihaluodon verkkokaupasta.</p>'],
      [
        'Miten palvikinkku säilyy?',
        '<p>Avattuna kaksi viikkoa jääkaapissa, leikkauspinta leivinpaperilla suojattuna.</p>',
      ],
      ['Onko pinnan musta väri nokea?', '<p>Ei, vaan savun tervaa. Sen voi syödä tai leikata pois.</p>'],
      ['Sisältävätkö makkarat gluteenia?', '<p>Eivät sisällä.</p>'],
    ),
    questionForm('Kysy savustajalta', 'Lähetä', 'Kiitos! Savustaja lukee kysymyksesi, kun uuni on kiinni.'),
  ]),
  smoke('/ota-yhteytta', 'Ota yhteyttä', 'Kysy savustajalta.', [
    opening(
      home,
      'Ota yhteyttä',
      'Jos kinkku ei ollut mieleesi, kerro mihin voimme lähettää uuden. Kehut luetaan uunin ääressä.',
    ),
    form('brand-address-contact-form', {
      thankYouText: 'Kiitos! Savustaja vastaa viimeistään ylihuomenna.',
    }),
  ]),
];
