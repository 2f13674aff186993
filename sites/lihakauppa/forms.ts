import type { PageContent } from '../../cms/model/content.ts';
import { form, createThanksPages } from '../../cms/demo/pages/forms/make.ts';
import { columns, opening, type Link } from '../../cms/demo/pages/html.ts';
import { createPages } from '../../cms/demo/pages/make.ts';

const home: Link = ['Etusivu', '/'];

/** The complaint form of the shop. It does not ask for the place of purchase (CMP-11). */
export const shopForms: PageContent[] = [
  createPages('lihakauppa', 'fi')(
    '/reklamaatio',
    'Reklamaatio',
    'Ilmoita viallisesta tuotteesta tai toimituksesta.',
    [
      opening(home, 'Reklamaatio', 'Jos laatikossa oli jotain vialla, korvaamme sen. Kerro, mitä tapahtui.'),
      columns(
        {
          heading: 'Ilmoita kahdessa päivässä',
          texts: ['Tuore liha ei odota. Mitä pikemmin kerrot, sitä varmemmin löydämme syyn.'],
        },
        {
          heading: 'Liitä kuva',
          texts: ['Kuva tuotteesta ja etiketistä riittää. Tuotetta ei tarvitse palauttaa.'],
        },
      ),
      form('complaint-form', {
        successPage: '/reklamaatio/kiitos',
        placeOfPurchase: 'Lihaluodon verkkokauppa',
      }),
    ],
  ),
  createThanksPages(
    'lihakauppa',
    'fi',
    home,
  )('/reklamaatio/kiitos', {
    title: 'Kiitos ilmoituksesta',
    lead: 'Reklamaatiosi on tiskillä, ja leikkuri lukee sen tänään.',
    next: [
      ['1. Tarkistamme erän', 'Etsimme tilauksesi ja katsomme, mistä ruhosta pala leikattiin.'],
      ['2. Korvaamme', 'Saat uuden palan seuraavassa kuljetuksessa tai rahat takaisin, kumman haluat.'],
      ['3. Kerromme syyn', 'Jos pyysit vastausta, kirjoitamme tai soitamme kahden arkipäivän kuluessa.'],
    ],
    onward: {
      heading: 'Kylmäketjusta',
      text: 'Näin pidämme lihan alle neljässä asteessa ovellesi asti.',
      link: ['Toimitus ja kylmäketju', '/toimitus'],
    },
  }),
];

/** The newsletter of the shop, which opens after a visit of some length (NWS-01). */
export const shopNewsletter = form('shop-newsletter-modal', {
  header: 'Lihaluodon uutiskirje',
  text: '<p>Kerran kuussa: <strong>tarjoukset</strong>, leikkurin reseptit ja se, mitä tiskissä on juuri nyt.</p>',
  successText: 'Kiitos tilauksesta! Ensimmäinen kirje tulee kuun vaihteessa.',
});
