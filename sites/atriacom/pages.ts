import type { PageContent } from '../../cms/model/content.ts';
import { figures, heading } from '../../cms/demo/pages/content-blocks.ts';
import { brandCarousel, cardGrid, newsAs } from '../../cms/demo/pages/content-cards.ts';
import { band, columns, facts, hero, opening, story, type Link } from '../../cms/demo/pages/html.ts';
import { createPages, questionForm } from '../../cms/demo/pages/make.ts';
import { companyNav, openJobs } from './company.ts';
import { corporateQuestions } from './faq.ts';
import { corporateSchools, finnishSubscriptions } from './forms.ts';
import { companyPages } from './company.ts';
import { schoolLessons } from './school-lessons.ts';
import { pagesInEnglish } from './pages-english.ts';

const page = createPages('atriacom', 'fi');
const home: Link = ['Etusivu', '/'];

/** The corporate site in Finnish. */
export const pages: PageContent[] = [
  page(
    '/',
    'Saaristo Foods – ruokaa neljältä rannikolta',
    'Ruokayhtiö, jonka juuret ovat Pohjanlahden molemmin puolin.',
    [
      hero(
        'atriacom',
        'Ruokaa neljältä rannikolta',
        'Kolmetoista brändiä, 640 tilaa ja 2 900 ihmistä, jotka tekevät ruokaa joka päivä.',
        ['Tutustu yhtiöön', '/tietoa-meista'],
      ),
      heading('Brändimme'),
      brandCarousel('atriacom', '/brandit'),
      cardGrid(
        'Uutisia',
        newsAs('press-release', 'atriacom', 'fi'),
        [
          ['talous', 'Talous'],
          ['yhtio', 'Yhtiö'],
          ['vastuullisuus', 'Vastuullisuus'],
        ],
        { rows: 1 },
      ),
      ...figures(
        [842, 'miljoonaa euroa liikevaihtoa 2025'],
        [2900, 'ihmistä töissä'],
        [30, 'vientimaata'],
        [640, 'sopimustilaa'],
      ),
      story(
        'stories/atriacom-2.svg',
        'Tuotantolaitos koivujen keskellä',
        'Hukkalämpö lämmittää pesuveden',
        ['Merikallion lämpöpumppu säästää vuodessa energiaa 900 omakotitalon verran.'],
        ['Vastuullisuus', '/vastuullisuus'],
      ),
      story(
        'stories/atriacom-4.svg',
        'Papereita ja kuvaajia pöydällä',
        'Sijoittajalle',
        ['Osavuosikatsaukset, kalenteri ja avainluvut yhdessä paikassa.'],
        ['Talous', '/sijoittajille'],
      ),
      ...finnishSubscriptions,
      band(
        'Töihin ruoan pariin',
        ['Haemme leikkaajia, automaatioasentajia ja kehittäjiä.'],
        ['Avoimet työpaikat', '/tyopaikat'],
      ),
    ],
  ),
  page('/tietoa-meista', 'Saaristo Foods yrityksenä', 'Strategia, historia ja johto.', [
    opening(home, 'Saaristo Foods yrityksenä', 'Osuuskunnasta ruokayhtiöksi, saaresta neljälle rannikolle.'),
    companyNav('/tietoa-meista'),
    story('stories/atriacom-1.svg', 'Majakkasaari ja kalastusvene', 'Alku oli jäähuone', [
      'Vuonna 1921 kaksitoista saaristolaistilaa rakensi yhteisen jäähuoneen. Siitä lähtien olemme pitäneet ruoan kylmänä ja lupaukset lämpiminä.',
    ]),
    columns(
      {
        id: 'strategia',
        heading: 'Strategia',
        texts: [
          'Kasvamme broilerissa ja ammattikeittiöissä, parannamme sianlihan kannattavuutta ja lisäämme kasvisvalikoimaa.',
        ],
      },
      {
        id: 'historia',
        heading: 'Historia',
        texts: [
          '1921 jäähuone, 1958 ensimmäinen makkaratehdas, 1987 Ruotsi, 2009 vienti Aasiaan, 2024 kasvisruoat.',
        ],
      },
      {
        id: 'johto',
        heading: 'Hallinto',
        texts: [
          'Yhtiön omistaa 3 400 jäsenen osuuskunta. Hallituksessa on seitsemän jäsentä, joista neljä on viljelijöitä.',
        ],
      },
    ),
  ]),
  page('/brandit', 'Brändimme', 'Kolmetoista brändiä Suomessa ja Ruotsissa.', [
    opening(home, 'Brändimme', 'Jokaisella on oma keittiönsä ja oma äänensä.'),
    columns(
      {
        heading: 'Suomessa',
        texts: [
          'Saaristo, Jyväranta, Kuparisavu, Majakkagrilli, verkkokauppa Lihaluoto ja ammattilaisten Keittiöluotsi.',
        ],
      },
      {
        heading: 'Ruotsissa',
        texts: ['Smakfyren, Rosenskär, Glödhamn, Ängsgrinden, Middagsro ja Kökslotsen.'],
      },
      { heading: 'Maailmalla', texts: ['Northskerry vie pohjoista lihaa kolmeenkymmeneen maahan.'] },
    ),
  ]),
  page('/vastuullisuus', 'Vastuullisuus', 'Ympäristö, eläimet ja ihmiset.', [
    opening(home, 'Vastuullisuus', 'Mittaamme ensin, lupaamme sitten.'),
    facts(
      ['Energia / kg', '−6 %'],
      ['Uusiutuva sähkö', '100 %'],
      ['Ruokahävikki', '1,8 %'],
      ['Tapaturmataajuus', '9,4'],
    ),
    columns(
      {
        id: 'ymparisto',
        heading: 'Ympäristö',
        texts: [
          'Omat tuotantolaitoksemme ovat hiilineutraaleja vuonna 2030. Suurin työ tehdään pelloilla, yhdessä tilojen kanssa.',
        ],
      },
      {
        id: 'elaimet',
        heading: 'Eläimet',
        texts: ['Saparolliset siat, antibiootittomat broilerit ja vuosittainen käynti jokaisella tilalla.'],
      },
      {
        id: 'ihmiset',
        heading: 'Ihmiset',
        texts: ['Neljäsosa työntekijöistämme on opiskellut ammattinsa meillä.'],
      },
    ),
    story('stories/atriacom-3.svg', 'Maatila peltojen keskellä', 'Hiili takaisin maahan', [
      'Sadalla tilalla kokeillaan kerääjäkasveja ja kevyempää muokkausta. Ensimmäiset mittaukset valmistuvat keväällä 2027.',
    ]),
    band(
      'Opetatko?',
      ['Maksutonta aineistoa ruoasta ja tiloista luokille 3–9.'],
      ['Aineistoa kouluille', '/kouluille'],
    ),
  ]),
  page('/sijoittajille', 'Sijoittajille', 'Avainluvut, katsaukset ja kalenteri.', [
    opening(home, 'Sijoittajille', 'Maltillinen kasvu, vakaa osinko.'),
    facts(['Liikevaihto 1–9/2026', '651 milj. €'], ['Liikevoitto', '27 milj. €'], ['Omavaraisuus', '46 %']),
    columns(
      {
        id: 'katsaukset',
        heading: 'Katsaukset',
        texts: ['Tammi–syyskuun katsaus julkaistiin 29.10.2026.'],
        link: ['Lue tiedote', '/uutiset?contentGroup=talous'],
      },
      {
        id: 'kalenteri',
        heading: 'Kalenteri',
        texts: ['Tilinpäätöstiedote 18.2.2027. Osuuskunnan kokous 22.4.2027.'],
      },
    ),
  ]),
  page('/tyopaikat', 'Avoimet työpaikat', 'Töihin Saaristo Foodsille.', [
    opening(home, 'Avoimet työpaikat', 'Ruokaa tehdään käsillä, koneilla ja koodilla.'),
    companyNav('/tyopaikat'),
    openJobs,
    columns(
      {
        id: 'kesatyot',
        heading: 'Kesätyöt',
        texts: ['Kesäksi 2027 otamme 320 nuorta. Haku aukeaa tammikuussa.'],
      },
      {
        id: 'oppisopimus',
        heading: 'Oppisopimus',
        texts: ['Opi leikkaajaksi, makkaramestariksi tai prosessinhoitajaksi palkalla.'],
      },
    ),
  ]),
  page('/usein-kysyttya', 'Usein kysyttyä', 'Vastauksia yhtiöstä, omistajista ja työpaikoista.', [
    opening(home, 'Usein kysyttyä', 'Kuusitoista kysymystä, jotka toistuvat.'),
    corporateQuestions,
  ]),
  page('/ota-yhteytta', 'Ota yhteyttä', 'Viestintä, sijoittajat ja rekrytointi.', [
    opening(home, 'Ota yhteyttä', 'Kenen kanssa haluat puhua?'),
    facts(
      ['Viestintä', 'viestinta@saaristo.example'],
      ['Sijoittajat', 'ir@saaristo.example'],
      ['Rekrytointi', 'tyo@saaristo.example'],
    ),
    questionForm('Lähetä kysymys', 'Lähetä', 'Kiitos! Ohjaamme viestisi oikealle ihmiselle.'),
  ]),
  ...corporateSchools,
  ...companyPages,
  ...schoolLessons,
  ...pagesInEnglish,
];
