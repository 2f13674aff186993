import type { PageContent } from '../../cms/model/content.ts';
import { createThanksPages } from '../../cms/demo/pages/forms/make.ts';
import { opening, text, type Link } from '../../cms/demo/pages/html.ts';
import { createPages } from '../../cms/demo/pages/make.ts';

const home: Link = ['Etusivu', '/'];
const chicken = createPages('jyvabroiler', 'fi');

/** Forms of the chicken brand, with the privacy information and thank-you pages. */
export const chickenForms: PageContent[] = [
  chicken('/tietosuoja', 'Tietosuoja', 'Mitä teemme tiedoilla, jotka lähetät meille.', [
    opening(home, 'Tietosuoja', 'Käytämme tietojasi vain vastataksemme sinulle.'),
    text('Mitä tietoja käsittelemme', [
      'Nimesi, yhteystietosi, viestisi ja kuvan, jos liität sellaisen. Muuta emme kysy emmekä kerää.',
    ]),
    text('Kuka ne näkee', [
      'Viestit lukee Jyvärannan asiakaspalvelu. Tuotteen vikaa koskevan viestin voi lukea myös laatupäällikkö. Ulkopuolisille emme tietoja anna.',
    ]),
    text('Kuinka kauan säilytämme', [
      'Vuoden viimeisestä viestistä. Sen jälkeen poistamme viestin ja kuvat.',
    ]),
    text(
      'Oikeutesi',
      [
        'Voit pyytää tietosi nähtäväksi, korjattavaksi tai poistettavaksi. Kirjoita osoitteeseen tietosuoja@saaristo.example.',
      ],
      ['Takaisin yhteydenottoon', '/ota-yhteytta'],
    ),
  ]),
  createThanksPages(
    'jyvabroiler',
    'fi',
    home,
  )('/ota-yhteytta/kiitos', {
    title: 'Kiitos viestistäsi',
    lead: 'Viesti on perillä Jyvärannassa.',
    next: [
      ['1. Luemme', 'Viestit luetaan joka arkiaamu, ennen kuin ensimmäinen kuorma lähtee.'],
      ['2. Kysymme tilalta', 'Jos asia koskee lintuja tai viljaa, vastauksen antaa se, joka ne kasvatti.'],
      ['3. Vastaamme', 'Saat vastauksen parin arkipäivän sisällä sähköpostiisi tai puhelimeesi.'],
    ],
    onward: {
      heading: 'Odotellessa uuniin',
      text: 'Sunnuntaibroileri valmistuu puolessatoista tunnissa, siitä tunti on odottamista.',
      link: ['Katso reseptit', '/reseptit'],
    },
  }),
];
