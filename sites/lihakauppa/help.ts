import type { PageContent } from '../../cms/model/content.ts';
import type { Block } from '../../cms/demo/pages/block.ts';
import { columns, opening, text, type Link } from '../../cms/demo/pages/html.ts';
import { createPages } from '../../cms/demo/pages/make.ts';

const page = createPages('lihakauppa', 'fi');
const home: Link = ['Etusivu', '/'];

/** The delivery check of the shop. The bar at the bottom of the page links to it. */
export const deliveryBlocks: Block[] = [
  { widget: 'delivery-check', props: { anchorId: 'toimitusalue' } },
  {
    widget: 'delivery-sticky-bar',
    props: {
      text: 'Toimitammeko sinulle?',
      buttonLabel: 'Tarkista postinumero',
      targetId: 'toimitusalue',
    },
  },
];

/** Creates a product dialog for a page that mentions the product. */
export const productDialog = (code: string, triggerLabel: string): Block => ({
  widget: 'product-modal',
  props: { code, triggerLabel },
});

/** Pages that a customer without an address can read, too (CHK-25). */
export const shopHelp: PageContent[] = [
  page('/ohje', 'Ohje', 'Tilaaminen, toimitus, maksaminen ja palautukset.', [
    opening(home, 'Ohje', 'Näin tilaat, näin maksat, ja näin saat rahasi takaisin.'),
    columns(
      {
        heading: 'Tilaaminen',
        texts: [
          'Lisää tuotteet ostoskoriin, anna postinumerosi ja valitse päivä ja kahden tunnin ikkuna. Tunnusta et tarvitse.',
        ],
      },
      {
        heading: 'Maksaminen',
        texts: [
          'Maksat verkkopankissa, puhelimella tai kortilla. Etukoodin ja lahjakortin annat ostoskorissa ennen maksua.',
        ],
      },
      {
        heading: 'Palautukset',
        texts: ['Jos jokin oli vialla, tee reklamaatio kahden päivän kuluessa. Hyvitämme aina.'],
        link: ['Reklamaatio', '/reklamaatio'],
      },
    ),
    { widget: 'delivery-check', props: {} },
    text('Kysy lisää', ['Leikkuri vastaa arkisin kello 8–16.'], ['Ota yhteyttä', '/ota-yhteytta']),
  ]),
  page('/tietosuoja', 'Tietosuoja', 'Mitä Lihaluoto tietää sinusta ja miksi.', [
    opening(home, 'Tietosuoja', 'Kysymme vain sen, mitä toimitus vaatii.'),
    text('Tilaajan tiedot', [
      'Nimi, osoite, puhelinnumero ja sähköposti tarvitaan, jotta kuljettaja löytää perille ja saat kuitin. Säilytämme ne kirjanpitolain vaatiman ajan.',
    ]),
    text('Evästeet', [
      'Yksi eväste muistaa ostoskorisi kolmekymmentä päivää, toinen pitää sinut kirjautuneena. Kolmas suojaa lomakkeita väärinkäytöltä. Muita emme käytä.',
    ]),
    text(
      'Oikeutesi',
      ['Voit pyytää tietosi nähtäväksi tai poistettavaksi.'],
      ['Ota yhteyttä', '/ota-yhteytta'],
    ),
  ]),
];
