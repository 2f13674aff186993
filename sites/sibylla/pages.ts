import type { PageContent } from '../../cms/model/content.ts';
import { newsCards, productCards } from '../../cms/demo/pages/cards.ts';
import { heading, socialPosts } from '../../cms/demo/pages/content-blocks.ts';
import { cardGrid, imageCards } from '../../cms/demo/pages/content-cards.ts';
import { band, columns, hero, opening, story, type Link } from '../../cms/demo/pages/html.ts';
import { equipmentSearch, faq, like, createPages, questionForm } from '../../cms/demo/pages/make.ts';
import { kioskForms } from './forms.ts';

const home: Link = ['Etusivu', '/'];
const kiosk = createPages('sibylla', 'fi');

const kioskPosts = socialPosts('sibylla', '@majakkagrilli', '/kioskit', [
  {
    header: 'Hangon vuoro kuittaa: lunta!',
    body: 'Ensilumi satoi luukulle kello kaksi yöllä. Jono ei lyhentynyt, mutta kaikilla oli pipo.',
    picture: 'stories/sibylla-5.svg',
    days: 0,
    likes: 689,
    comments: 54,
  },
  {
    header: 'Tupla\u00ADranskalaiset Rauman tapaan',
    body: 'Kysyttiin, voiko annoksen saada ilman lautasta. Voi, mutta ota lähempää.',
    picture: 'stories/sibylla-4.svg',
    days: 4,
    likes: 402,
    comments: 31,
  },
  {
    header: 'Siipiperjantai',
    body: 'Oulussa meni kuusisataa siipeä ennen iltakymmentä. Kiitos ja anteeksi viimeiselle jonossa.',
    picture: 'stories/sibylla-6.svg',
    days: 8,
    likes: 951,
    comments: 120,
  },
]);

/** The grill kiosks. */
export const pages: PageContent[] = [
  kiosk(
    '/',
    'Majakkagrilli – valo palaa, grilli on kuuma',
    'Kolmekymmentäyksi kioskia rannikolla, auki myöhään.',
    [
      hero(
        'sibylla',
        'Valo palaa, luukku on auki',
        'Hodarit, burgerit ja ranskalaiset Kotkasta Kemiin. Yölläkin.',
        ['Katso ruokalista', '/ruokalista'],
      ),
      cardGrid(
        'Mitä saisi olla?',
        imageCards(
          'square',
          ['stories/sibylla-1.svg', 'Hodarit', ['Alkaen 4,90', '/ruokalista#hodarit']],
          ['stories/sibylla-3.svg', 'Burgerit', ['Alkaen 7,90', '/ruokalista#burgerit']],
          ['stories/sibylla-4.svg', 'Annokset', ['Alkaen 5,90', '/ruokalista#annokset']],
        ),
        [],
        { columns: 'Three' },
      ),
      productCards('Grilliltä kotiin', 'fi', ['80101', '80103', '80102'], ['Kaikki tuotteet', '/tuotteet']),
      story(
        'stories/sibylla-1.svg',
        'Kaksi hodaria paperilla',
        'Sämpylän molemmista päistä yli',
        ['Makkara on pidempi kuin sämpylä. Niin on ollut vuodesta 1962, eikä kukaan ole valittanut.'],
        ['Meidän tarina', '/tietoa-meista'],
      ),
      heading('Luukulta nähtyä'),
      kioskPosts,
      newsCards('Luukulta kuultua', 'sibylla', 'fi', ['Uutiset', '/uutiset']),
      band(
        'Missä lähin majakka?',
        ['Kioskit rannikolla ja sisävesillä, aukioloajat ajan tasalla.'],
        ['Etsi kioski', '/kioskit'],
      ),
    ],
  ),
  kiosk('/ruokalista', 'Ruokalista', 'Hodarit, burgerit ja annokset.', [
    opening(home, 'Ruokalista', 'Lyhyt lista, kuuma parila.'),
    columns(
      {
        id: 'hodarit',
        heading: 'Hodarit',
        texts: [
          'Majakka 4,90: makkara, paistettu sipuli, sinappi. Luotsi 5,90: kurkkusalaatti ja katkarapu. Vihreä 5,50: härkäpapumakkara.',
        ],
      },
      {
        id: 'burgerit',
        heading: 'Burgerit',
        texts: ['Kioski 7,90: pihvi, kurkku, sinappi. Tupla 10,90. Kippari 9,90: pekonia ja sulaa juustoa.'],
      },
      {
        id: 'annokset',
        heading: 'Annokset',
        texts: ['Makkaraperunat 7,50, siivet ja ranskalaiset 9,90, lasten köli 5,90. ALLERGEENIT luukulta.'],
      },
    ),
  ]),
  kiosk('/kioskit', 'Kioskit', 'Mistä majakan löytää.', [
    opening(home, 'Kioskit', 'Kolmekymmentäyksi valoa.'),
    columns(
      { heading: 'Etelä', texts: ['Kotka, Loviisa, Porvoo, Helsinki, Hanko.'] },
      { heading: 'Länsi', texts: ['Turku, Naantali, Uusikaupunki, Rauma, Pori.'] },
      { heading: 'Pohjoinen', texts: ['Vaasa, Kokkola, Raahe, Oulu, Kemi.'] },
    ),
    band(
      'Oma luukku auki?',
      ['Rullagrilli ja lämmitin tulevat meiltä samassa kuormassa makkaroiden kanssa.'],
      ['Kioskin laitteet', '/laitteet'],
    ),
  ]),
  kiosk('/laitteet', 'Kioskin laitteet', 'Rullagrilli ja sämpylälämmitin kioskiyrittäjälle.', [
    opening(home, 'Kioskin laitteet', 'Samat laitteet, joilla jokainen majakka pitää makkaran kuumana.'),
    equipmentSearch('sibylla'),
  ]),
  kiosk('/tietoa-meista', 'Meidän tarina', 'Majakkagrilli vuodesta 1962.', [
    opening(home, 'Meidän tarina', 'Ensimmäinen luukku avattiin satamassa, koska laivat tulivat yöllä.'),
    story('stories/sibylla-2.svg', 'Majakkasaari illalla', 'Luotsit olivat nälkäisiä', [
      'Kioskin lyhty sytytettiin, kun laiva näkyi. Lyhty on paikallaan vieläkin, ja se palaa, kun luukku on auki.',
    ]),
    like('tarina-majakka', 212),
  ]),
  kiosk('/usein-kysyttya', 'Usein kysyttyä', 'Aukiolot, allergeenit ja työpaikat.', [
    opening(home, 'Usein kysyttyä', 'Luukulta huudellut kysymykset.'),
    faq(
      'Luukulla',
      ['Kuinka myöhään olette auki?', '<p>Arkisin puoleenyöhön, viikonloppuna neljään.</p>'],
      [
        'Saako gluteenittoman sämpylän?',
        '<p>Saa, pyydä luukulta. Parila on sama, joten keliaakikolle emme voi luvata täyttä puhtautta.</p>',
      ],
      ['Käykö kortti?', '<p>Käy, samoin puhelin ja käteinen.</p>'],
      ['Onko kasvisvaihtoehtoja?', '<p>On: Vihreä hodari ja härkäpapuburgeri.</p>'],
    ),
  ]),
  kiosk('/ota-yhteytta', 'Ota yhteyttä', 'Palautetta ja kysymyksiä.', [
    opening(home, 'Ota yhteyttä', 'Huuda luukulle tai kirjoita tähän.'),
    questionForm('Kirjoita luukulle', 'Lähetä', 'Kiitos! Viesti meni perille.'),
    columns({
      heading: 'Palautetta annoksesta?',
      texts: ['Kerro, mitä söit ja missä. Palaute menee suoraan vuorossa olleelle.'],
      link: ['Anna palautetta', '/palaute'],
    }),
  ]),
  ...kioskForms,
];
