import type { PageContent } from '../../cms/model/content.ts';
import { form, createThanksPages } from '../../cms/demo/pages/forms/make.ts';
import { columns, facts, opening, type Link } from '../../cms/demo/pages/html.ts';
import { createPages } from '../../cms/demo/pages/make.ts';
import { products } from '../../cms/demo/products.ts';

const page = createPages('ammattilaiset', 'fi');
const home: Link = ['Etusivu', '/'];

/** The food choices of the site's form (SAL-01). */
const offered = products
  .filter(({ site, equipment }) => site === 'ammattilaiset' && !equipment)
  .map(({ code, name }) => ({ productId: Number(code), title: name.fi ?? '' }));

/** Forms of professional kitchens: feedback to the sales team, and a contact request. */
export const professionalForms: PageContent[] = [
  page('/palaute', 'Palaute ja tarjouspyynnöt', 'Kirjoita myynnille tuotteesta tai toimituksesta.', [
    opening(home, 'Palaute ja tarjouspyynnöt', 'Viestisi menee suoraan oman alueesi myyntipäällikölle.'),
    facts(['Vastausaika', 'sama työpäivä'], ['Myynti', 'ma–pe 7–16'], ['Hyvitykset', 'tukun kautta']),
    form('sales-form', { successPage: '/palaute/kiitos', formType: 'Feedback', products: offered }),
  ]),
  createThanksPages(
    'ammattilaiset',
    'fi',
    home,
  )('/palaute/kiitos', {
    title: 'Kiitos viestistäsi',
    lead: 'Alueesi myyntipäällikkö on saanut viestin.',
    next: [
      ['1. Luemme tänään', 'Ennen kello 14 tulleet viestit käsitellään saman työpäivän aikana.'],
      ['2. Selvitämme tukun kanssa', 'Toimitusta tai erää koskevat asiat tarkistamme tukustasi valmiiksi.'],
      [
        '3. Otamme yhteyttä',
        'Soitamme tai kirjoitamme, jos pyysit. Muuten hyvitys näkyy seuraavassa laskussa.',
      ],
    ],
    onward: {
      heading: 'Ruokalista valmiiksi',
      text: 'Suurkeittiön reseptit sadalle, punnittuina ja koelämmitettyinä.',
      link: ['Reseptit', '/reseptit'],
    },
  }),
  page(
    '/yhteydenottopyynto',
    'Pyydä yhteydenottoa',
    'Varaa asiantuntija keittiöösi tai etäyhteyden päähän.',
    [
      opening(
        home,
        'Pyydä yhteydenottoa',
        'Kerro, mitä keittiössäsi mietitään. Asiantuntija ottaa yhteyttä.',
      ),
      columns(
        {
          heading: 'Kuka vastaa',
          texts: ['Neljä kokkia ja ravitsemusasiantuntija. Kysymyksesi saa se, joka asian tuntee.'],
        },
        {
          heading: 'Mitä se maksaa',
          texts: ['Ensimmäinen käynti on maksuton. Koulutuksista ja mittauksista sovimme erikseen.'],
        },
      ),
      form('request-contact-form', {
        subject: 'Yhteydenottopyyntö',
        thankYouText: 'Kiitos pyynnöstä! Asiantuntija ottaa sinuun yhteyttä kahden työpäivän kuluessa.',
      }),
    ],
  ),
];

/** The floating buttons of the Finnish home page. */
export const finnishOverlay = form('food-service-overlay');
