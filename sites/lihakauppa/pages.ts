import type { PageContent } from '../../cms/model/content.ts';
import { featured, newsCards } from '../../cms/demo/pages/cards.ts';
import { campaignCard } from '../../cms/demo/pages/content-blocks.ts';
import { cardCarousel, cardGrid, productsAs, recipesAs } from '../../cms/demo/pages/content-cards.ts';
import { band, columns, facts, hero, opening, story, text, type Link } from '../../cms/demo/pages/html.ts';
import { faq, like, createPages, questionForm } from '../../cms/demo/pages/make.ts';
import { shopForms, shopNewsletter } from './forms.ts';
import { deliveryBlocks, productDialog, shopHelp } from './help.ts';

const page = createPages('lihakauppa', 'fi');
const home: Link = ['Etusivu', '/'];

/** The meat shop's own pages. */
export const pages: PageContent[] = [
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
      ...featured(
        'Tällä viikolla tiskissä',
        'lihakauppa',
        'fi',
        ['20101', '20106', '20109', '20110'],
        ['Kaikki tuotteet', '/tuotteet'],
      ),
      text('Viikon pala: entrecôte', [
        'Kolme viikkoa luun kyljessä, sitten pihviksi. Kaksi ja puoli senttiä on oikea paksuus: pinta ehtii ruskistua ennen kuin keskusta kypsyy.',
      ]),
      productDialog('20101', 'Katso pala'),
      text('Tuommeko sinulle?', [
        'Kylmäkuljetus ehtii samana päivänä Uudellemaalle, Hämeeseen ja länsirannikolle. Anna postinumerosi, niin tiedät heti.',
      ]),
      ...deliveryBlocks,
      story(
        'stories/lihakauppa-2.svg',
        'Torikoju, jossa roikkuu makkaroita',
        'Leikataan vasta kun tilaat',
        ['Emme leikkaa varastoon. Tilaus tulee pöydälle aamukuudelta ja lähtee matkaan puoliltapäivin.'],
        ['Näin tilaat', '/toimitus'],
      ),
      cardGrid('Leikkurin reseptit', recipesAs('recipe', 'lihakauppa', 'fi'), [], { rows: 1 }),
      cardCarousel(
        'Pataan ja pakastimeen',
        productsAs('square', 'fi', ['20102', '20103', '20104', '20105', '20107', '20108']),
      ),
      campaignCard('Lahja, joka ei jää kaappiin', 'stories/lihakauppa-3.svg', [
        'Tutustu lahjakorttiin',
        '/lahjakortti',
      ]),
      newsCards('Tiskin takaa', 'lihakauppa', 'fi', ['Uutiset', '/uutiset']),
      shopNewsletter,
      band(
        'Etkö tiedä, mitä pyytäisit?',
        ['Kerro, montako teitä on ja paljonko on aikaa. Leikkuri ehdottaa palan.'],
        ['Kysy leikkurilta', '/ota-yhteytta'],
      ),
    ],
  ),
  page('/tietoa-meista', 'Lihaluodosta', 'Kuka lihasi leikkaa ja mistä se tulee.', [
    opening(home, 'Lihaluodosta', 'Kolme leikkuria, yksi pöytä ja lyhyt matka tilalta.'),
    story('stories/lihakauppa-1.svg', 'Lasitetut ribsit laudalla', 'Koko ruho, ei vain fileet', [
      'Ostamme ruhot kokonaisina. Siksi tiskistä saa myös poskia, rintaa ja luita, ja hinta pysyy kohtuullisena.',
    ]),
    facts(['Leikkureita', '3'], ['Sopimustiloja', '22'], ['Raakakypsytys', '21–45 vrk']),
    like('tarina-lihaluoto', 64),
  ]),
  page('/toimitus', 'Toimitus ja kylmäketju', 'Miten tilaus kulkee tiskiltä kotiovelle.', [
    opening(home, 'Toimitus ja kylmäketju', 'Tilaa iltaan mennessä, saat huomenna.'),
    columns(
      {
        id: 'tilaaminen',
        heading: '1. Tilaa kello 20 mennessä',
        texts: ['Valitse toimituspäivä ja kahden tunnin ikkuna kassalla.'],
      },
      {
        id: 'leikkaaminen',
        heading: '2. Leikkaamme aamulla',
        texts: ['Jokainen pala punnitaan. Jos paino jää alle, saat erotuksen takaisin.'],
      },
      {
        id: 'kuljetus',
        heading: '3. Kylmänä perille',
        texts: [
          'Laatikko pysyy alle neljässä asteessa kuusi tuntia ovenkin takana. Pakkaus palautuu kuljettajalle.',
        ],
      },
    ),
    facts(['Toimitusmaksu', '6,90 €'], ['Maksuton', 'yli 60 € tilauksiin'], ['Toimituspäivät', 'ma–la']),
  ]),
  page('/lahjakortti', 'Lahjakortti', 'Lihaluodon lahjakortti sähköpostiin.', [
    opening(home, 'Lahjakortti', 'Lahja, joka ei jää kaappiin.'),
    columns(
      {
        heading: 'Näin se toimii',
        texts: ['Lahjakortti lähetetään sähköpostitse valitsemanasi päivänä. Se on voimassa kaksi vuotta.'],
      },
      {
        heading: 'Yrityksille',
        texts: ['Kymmenestä kortista alkaen lasku ja oma tervehdys.'],
        link: ['Pyydä tarjous', '/ota-yhteytta'],
      },
    ),
  ]),
  page('/usein-kysyttya', 'Usein kysyttyä', 'Vastauksia toimituksesta, kylmäketjusta ja maksamisesta.', [
    opening(home, 'Usein kysyttyä', 'Ennen kuin kysyt, katso löytyykö vastaus jo täältä.'),
    faq(
      'Tilaaminen ja toimitus',
      [
        'Minne toimitatte?',
        '<p>Postinumeroihin, joihin kylmäkuljetus ehtii samana päivänä: Uudellemaalle, Hämeeseen, Varsinais-Suomeen, Satakuntaan, Pirkanmaalle ja Pohjanmaan rannikolle. Kassa kertoo heti, kuulutko joukkoon.</p>',
      ],
      [
        'Pitääkö minun olla kotona?',
        '<p>Ei. Laatikko pysyy kylmänä kuusi tuntia. Kirjoita kuljettajalle, mihin sen voi jättää.</p>',
      ],
      [
        'Voinko perua tilauksen?',
        '<p>Soita tai kirjoita meille edellisenä iltana kello kahteenkymmeneen mennessä, niin palautamme maksusi.</p>',
      ],
      [
        'Miten maksan?',
        '<p>Verkkopankissa, puhelimella tai kortilla, heti tilatessasi. Lahjakortti käy myös.</p>',
      ],
      ['Voiko lihan pakastaa?', '<p>Voi. Tyhjiöpakkaus käy pakastimeen sellaisenaan.</p>'],
      [
        'Miksi raakakypsytetty maksaa enemmän?',
        '<p>Liha menettää kolmessa viikossa viidenneksen painostaan vetenä. Jäljelle jää maku.</p>',
      ],
    ),
  ]),
  page('/ota-yhteytta', 'Ota yhteyttä', 'Kysy leikkurilta.', [
    opening(home, 'Ota yhteyttä', 'Kysy leikkurilta, hän tietää.'),
    facts(['Leikkurin vastaanotto', 'ti–pe 8–16'], ['Sähköposti', 'tiski@lihaluoto.example']),
    questionForm(
      'Kysy leikkurilta',
      'Lähetä kysymys',
      'Kiitos! Leikkuri lukee kysymyksesi ennen seuraavaa tilausta.',
    ),
    columns({
      heading: 'Meniko jokin vikaan?',
      texts: ['Viallisen tai väärän palan korvaamme aina. Kerro, mitä tapahtui.'],
      link: ['Tee reklamaatio', '/reklamaatio'],
    }),
  ]),
  ...shopForms,
  ...shopHelp,
];
