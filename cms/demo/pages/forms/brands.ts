import type { PageContent } from '../../../model/content.ts';
import { columns, facts, opening, text, type Link } from '../html.ts';
import { createPages } from '../make.ts';
import { form, createThanksPages } from './make.ts';

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

const kiosk = createPages('sibylla', 'fi');

/** The feedback form of the grill kiosks. */
export const kioskForms: PageContent[] = [
  kiosk('/palaute', 'Palaute', 'Kerro, millainen annos luukulta tuli.', [
    opening(home, 'Palaute', 'Oliko hodari kuuma ja jono lyhyt? Kerro, niin kerromme grillille.'),
    facts(['Luemme', 'joka päivä'], ['Vastaamme', '2 arkipäivässä'], ['Kehut', 'luetaan ääneen']),
    form('feedback-form', { successPage: '/palaute/kiitos' }),
  ]),
  createThanksPages(
    'sibylla',
    'fi',
    home,
  )('/palaute/kiitos', {
    title: 'Kiitos palautteesta',
    lead: 'Viesti kuultiin, vaikka luukku olisi jo kiinni.',
    next: [
      ['1. Etsimme kioskin', 'Viesti menee sille, joka oli vuorossa, ja hänen esihenkilölleen.'],
      ['2. Korjaamme', 'Jos jokin meni vikaan, seuraava annos tehdään paremmin.'],
      ['3. Vastaamme', 'Jos pyysit vastausta, saat sen kahden arkipäivän kuluessa.'],
    ],
    onward: {
      heading: 'Jäikö nälkä?',
      text: 'Lista on lyhyt, mutta parila on kuuma.',
      link: ['Ruokalista', '/ruokalista'],
    },
  }),
];

const slow = createPages('ridderheimsse', 'se');
const start: Link = ['Start', '/'];

/** The charcuterie brand's campaign, in Swedish. */
export const campaign: PageContent[] = [
  slow('/kampanj', 'Vinn en provningslåda', 'Delta i Rosenskärs vinterkampanj.', [
    opening(
      start,
      'Vinn en provningslåda',
      'Fjorton månaders skinka, bresaola och en bok om vad man dricker till. Vi lottar ut femtio lådor före jul.',
    ),
    facts(['Kampanjen pågår', '1.11–15.12.2026'], ['Priser', '50 lådor'], ['Värde', '640 kr']),
    columns(
      {
        heading: 'Så deltar du',
        texts: ['Skriv din e-postadress, bekräfta att du fyllt 18 år och godkänn reglerna.'],
      },
      {
        heading: 'Vad du får',
        texts: ['Alla som deltar får vårt nyhetsbrev, fyra gånger om året. Det går lätt att avsluta.'],
      },
    ),
    form('campaign-form', {
      campaignJoinNumber: '2026-11',
      rulesLink: { label: 'Läs reglerna', link: '/kampanj/regler' },
      texts: { buttonLabel: 'Delta' },
      successText: 'Tack, du är med! Vinnarna får ett brev senast den 18 december.',
    }),
  ]),
  slow('/kampanj/regler', 'Regler för kampanjen', 'Regler för Rosenskärs vinterkampanj 2026.', [
    opening(start, 'Regler för kampanjen', 'Rosenskärs vinterkampanj, 1.11–15.12.2026.'),
    text('Vem som får delta', [
      'Alla som bor i Sverige och har fyllt 18 år. Anställda på Saaristo Foods får inte delta. Du kan delta en gång.',
    ]),
    text('Vinsterna', [
      'Vi lottar ut femtio provningslådor den 16 december 2026. Vinnarna får besked per e-post. En vinst kan inte bytas mot pengar.',
    ]),
    text(
      'Dina uppgifter',
      [
        'Vi använder din e-postadress till lottningen och till vårt nyhetsbrev, som du kan avsluta i varje brev. Arrangör är Saaristo Foods.',
      ],
      ['Delta i kampanjen', '/kampanj'],
    ),
  ]),
];
