import type { PageContent } from '../../cms/model/content.ts';
import { newsCards } from '../../cms/demo/pages/cards.ts';
import { campaignCard, figures, imageList } from '../../cms/demo/pages/content-blocks.ts';
import { cardCarousel, cardGrid, productsAs, recipesAs } from '../../cms/demo/pages/content-cards.ts';
import { form } from '../../cms/demo/pages/forms/make.ts';
import { band, columns, facts, hero, opening, story, type Link } from '../../cms/demo/pages/html.ts';
import { faq, like, createPages, questionForm } from '../../cms/demo/pages/make.ts';
import { chickenForms } from './forms.ts';

const page = createPages('jyvabroiler', 'fi');
const home: Link = ['Etusivu', '/'];

/** The chicken brand. */
export const pages: PageContent[] = [
  page(
    '/',
    'Jyväranta – kauralla kasvanut broileri',
    'Suomalainen broileri, joka syö kauraa, ja reseptit joka viikonpäivälle.',
    [
      hero(
        'jyvabroiler',
        'Kaura maistuu',
        'Broilerimme syövät suomalaista kauraa. Sen huomaa nahan rapeudesta.',
        ['Katso tuotteet', '/tuotteet'],
      ),
      cardGrid(
        'Mitä broilerista?',
        recipesAs('broiler-recipe', 'jyvabroiler', 'fi'),
        [
          ['everyday', 'Arki'],
          ['grilling', 'Grillaus'],
          ['feast', 'Viikonloppu ja juhlat'],
        ],
        { columns: 'Three', rows: 1 },
      ),
      story(
        'stories/jyvabroiler-1.svg',
        'Kaurapelto ja lato',
        'Kolmannes rehusta on kauraa',
        ['Kaura tulee samoista pitäjistä kuin linnut. Tila tietää, mitä syöttää, ja sinä tiedät, mitä syöt.'],
        ['Tutustu kasvatukseen', '/kasvatus'],
      ),
      ...figures(
        [33, 'prosenttia rehusta kauraa'],
        [14, 'tilaa saman tien varrella'],
        [0, 'antibioottikuuria vuoden 2014 jälkeen'],
      ),
      cardCarousel(
        'Uunista, grillistä, pannulta',
        productsAs('square', 'fi', ['30101', '30103', '30106', '30102', '30104', '30105']),
      ),
      campaignCard('Broileri on kypsä, kun mittari sanoo 75', 'stories/jyvabroiler-3.svg', [
        'Kysyttyä kypsyydestä',
        '/usein-kysyttya',
      ]),
      newsCards('Jyvärannasta', 'jyvabroiler', 'fi', ['Uutiset', '/uutiset']),
    ],
  ),
  page('/tietoa-meista', 'Meistä', 'Jyvärannan tarina.', [
    opening(home, 'Meistä', 'Neljätoista tilaa, yksi vilja.'),
    story('stories/jyvabroiler-2.svg', 'Maatila kesäillassa', 'Naapureista se alkoi', [
      'Jyväranta syntyi, kun kaksi viljatilaa ja yksi broilerikasvattaja huomasivat ajavansa samaa tietä eri suuntiin. Nyt kaura ja linnut kohtaavat puolivälissä.',
    ]),
    like('tarina-jyvaranta', 41),
  ]),
  page('/kasvatus', 'Näin broilerimme kasvavat', 'Kaura, tila, valo ja terveys.', [
    opening(home, 'Näin broilerimme kasvavat', 'Ilman antibiootteja, kuivikkeilla ja päivänvalossa.'),
    columns(
      { id: 'rehu', heading: 'Rehu', texts: ['Kauraa, vehnää, hernettä ja rypsiä. Soijaa emme tarvitse.'] },
      {
        id: 'tila',
        heading: 'Tila ja valo',
        texts: ['Orsia, kuiviketta ja ikkunat. Linnut liikkuvat vapaasti koko hallissa.'],
      },
      {
        id: 'terveys',
        heading: 'Terveys',
        texts: ['Yhtään broileria ei ole lääkitty antibiooteilla vuoden 2014 jälkeen.'],
      },
    ),
    imageList(
      ['stories/jyvabroiler-1.svg', 'Kaurapelto ja lato', 'Huhtikuu: kaura kylvetään, kun maa kantaa.'],
      [
        'stories/jyvabroiler-2.svg',
        'Maatila kesäillassa',
        'Heinäkuu: olki paalataan kuivikkeeksi halleihin.',
      ],
      ['teasers/jyvabroiler-3.svg', 'Kypsä pelto', 'Elokuu: jyvä kulkee siilosta rehuksi 12 kilometriä.'],
    ),
    facts(['Kauraa rehussa', '33 %'], ['Tiloja', '14'], ['Antibiootteja', '0']),
  ]),
  page('/usein-kysyttya', 'Usein kysyttyä', 'Broilerin kypsyys, pakastus ja kasvatus.', [
    opening(home, 'Usein kysyttyä', 'Kypsyydestä kauraan.'),
    faq(
      'Keittiössä ja tilalla',
      [
        'Mistä tietää, että broileri on kypsä?',
        '<p>Paistomittarista: fileessä 75, luullisessa 80 astetta. Nesteen pitää olla kirkasta.</p>',
      ],
      ['Pitääkö broileri pestä?', '<p>Ei. Vesi levittää bakteereja altaaseen, kuumennus tuhoaa ne.</p>'],
      [
        'Miksi liha on vaaleaa tai kellertävää?',
        '<p>Väri tulee rehusta. Kaura tekee nahasta vaalean, maissi keltaisen.</p>',
      ],
      [
        'Voiko marinoidun pakastaa?',
        '<p>Voi, mutta marinadi imeytyy ja suola korostuu. Käytä kuukaudessa.</p>',
      ],
      ['Onko rehussa geenimuunneltua?', '<p>Ei ole.</p>'],
    ),
    questionForm('Kysy Jyvärannasta', 'Lähetä', 'Kiitos kysymyksestäsi! Luemme sen huomenna aamulla.'),
  ]),
  page('/ota-yhteytta', 'Ota yhteyttä', 'Kysy Jyvärannasta.', [
    opening(home, 'Ota yhteyttä', 'Kysy mitä vain linnuista, viljasta tai uunin lämmöstä.'),
    form('brand-contact-form', { privacyPolicyUrl: '/tietosuoja', successPage: '/ota-yhteytta/kiitos' }),
    band(
      'Kiire?',
      ['Kypsyyteen ja säilytykseen liittyvät vastaukset löytyvät heti.'],
      ['Usein kysyttyä', '/usein-kysyttya'],
    ),
  ]),
  ...chickenForms,
];
