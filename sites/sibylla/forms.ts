import type { PageContent } from '../../cms/model/content.ts';
import { form, createThanksPages } from '../../cms/demo/pages/forms/make.ts';
import { facts, opening, type Link } from '../../cms/demo/pages/html.ts';
import { createPages } from '../../cms/demo/pages/make.ts';

const home: Link = ['Etusivu', '/'];
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
