import { productCards } from './cards.ts';
import { hero, opening, story } from './html.ts';
import { faq, pagesOf, questionForm } from './make.ts';
import type { PageContent } from '../types.ts';

const page = pagesOf('lihakauppa', 'fi');

/** The meat shop's own pages. */
export const lihakauppa: PageContent[] = [
  page(
    '/',
    'Lihaluoto – mestarileikkurin tiski verkossa',
    'Suomalaista lihaa leikattuna tilauksesta, kylmäkuljetuksella kotiin.',
    [
      hero(
        'lihakauppa',
        'Tiski on auki, vaikka ulkona sataisi',
        'Leikkaamme tilauksesi aamulla ja tuomme sen kylmänä illaksi.',
        ['Katso valikoima', '/tuotteet'],
      ),
      productCards('Tällä viikolla tiskissä', 'fi', ['20101', '20102'], ['Kaikki tuotteet', '/tuotteet']),
    ],
  ),
  page('/tietoa-meista', 'Lihaluodosta', 'Kuka lihasi leikkaa ja mistä se tulee.', [
    opening(['Etusivu', '/'], 'Lihaluodosta', 'Kolme leikkuria, yksi pöytä ja lyhyt matka tilalta.'),
    story(
      'stories/lihakauppa-1.svg',
      'Lihatiski, jossa on pihvejä ja yrttejä',
      'Leikataan vasta kun tilaat',
      ['Emme leikkaa varastoon. Tilaus tulee pöydälle aamukuudelta ja lähtee puoliltapäivin.'],
    ),
  ]),
  page('/usein-kysyttya', 'Usein kysyttyä', 'Vastauksia toimituksesta, kylmäketjusta ja maksamisesta.', [
    opening(['Etusivu', '/'], 'Usein kysyttyä', 'Ennen kuin kysyt, katso löytyykö vastaus jo täältä.'),
    faq('Toimitus', [
      'Minne toimitatte?',
      '<p>Toimitamme postinumeroihin, joihin kylmäkuljetus ehtii saman päivän aikana.</p>',
    ]),
  ]),
  page('/ota-yhteytta', 'Ota yhteyttä', 'Kysy leikkurilta.', [
    opening(['Etusivu', '/'], 'Ota yhteyttä', 'Kysy leikkurilta, hän tietää.'),
    questionForm(
      'Kysy leikkurilta',
      'Lähetä kysymys',
      'Kiitos! Leikkuri lukee kysymyksesi ennen seuraavaa tilausta.',
    ),
  ]),
];
