/** The company's history, locations and information for job applicants. */
import type { PageContent } from '../../cms/model/content.ts';
import type { Block } from '../../cms/demo/pages/block.ts';
import { band, columns, opening, type Link } from '../../cms/demo/pages/html.ts';
import { createPages } from '../../cms/demo/pages/make.ts';

const page = createPages('atriacom', 'fi');
const home: Link = ['Etusivu', '/'];

/** Links to the pages of the section. Marks the current one. */
export const companyNav = (path: string): Block => {
  const link = (Name: string, FriendlyUrl: string, children: [string, string][] = []) => ({
    Name,
    FriendlyUrl,
    Active: FriendlyUrl === path,
    Children: children.map(([name, url]) => ({ Name: name, FriendlyUrl: url, Active: url === path })),
  });
  return {
    widget: 'page-nav-tabs',
    props: {
      items: [
        link('Yhtiö', '/tietoa-meista'),
        link('Historia', '/historia', [
          ['1921: jäähuone', '/historia#1921'],
          ['1958: makkaratehdas', '/historia#1958'],
          ['1987: Ruotsiin', '/historia#1987'],
        ]),
        link('Toimipaikat', '/toimipaikat'),
        link('Työpaikat', '/tyopaikat', [
          ['Tuotanto', '/tyopaikat/tuotanto'],
          ['Tekniikka ja toimisto', '/tyopaikat/tekniikka'],
        ]),
      ],
    },
  };
};

const year = (number: number, header: string, text: string, image?: [picture: string, alt: string]) => ({
  year: number,
  header,
  text: `<p>${text}</p>`,
  ...(image && { image: { url: `/media/stories/${image[0]}.svg`, alt: image[1] } }),
});

const history: Block = {
  widget: 'timeline',
  props: {
    years: [
      year(
        1921,
        'Kaksitoista tilaa, yksi jäähuone',
        'Saaristolaistilat sahasivat jäätä lahdesta ja rakensivat sille yhteisen huoneen. Liha pysyi kylmänä juhannukseen, ja osuuskunta oli syntynyt.',
        ['atriacom-1', 'Majakkasaari ja kalastusvene'],
      ),
      year(
        1926,
        'Oma vene',
        'Höyryvene Toivo haki lihat lauttarannoista kahdesti viikossa. Sen kello soi nyt Merikallion portilla työpäivän päätteeksi.',
      ),
      year(
        1934,
        'Ensimmäinen kauppa',
        'Turun kauppahallin tiski oli neljä metriä pitkä. Samalla paikalla on edelleen leikkurimme.',
      ),
      year(1946, 'Sodan jälkeen', 'Säännöstely loppui, ja jäsenmäärä kasvoi vuodessa 80 tilasta 410 tilaan.'),
      year(
        1958,
        'Makkaratehdas',
        'Merikalliolle nousi tehdas, jossa tehtiin neljää makkaraa ja yhtä reseptiä: enemmän lihaa.',
        ['atriacom-2', 'Tuotantolaitos koivujen keskellä'],
      ),
      year(1963, 'Kylmäketju', 'Jäähdytetyt autot korvasivat jään ja sahanpurun. Lupaus pysyi samana.'),
      year(
        1975,
        'Broileri',
        'Ensimmäiset kananpojat kasvoivat Vaasassa kauralla. Niin ne kasvavat edelleen.',
        ['atriacom-3', 'Maatila peltojen keskellä'],
      ),
      year(
        1987,
        'Ruotsiin',
        'Gävlen leikkaamosta tuli toinen kotimaa, ja toimistossa opeteltiin sanomaan fika.',
      ),
      year(
        1995,
        'Kansallinen salmonellaohjelma',
        'Jokainen erä tutkittiin ensimmäisestä päivästä. Tulokset ovat julkisia.',
      ),
      year(
        2009,
        'Vienti Aasiaan',
        'Ensimmäinen kontti lähti Merikalliolta helmikuussa. Nyt niitä lähtee kolme viikossa.',
      ),
      year(2016, 'Saparot', 'Lopetimme saparoiden typistämisen kaikilla sopimustiloilla.'),
      year(
        2024,
        'Härkäpapu',
        'Kasvisvalikoima sai oman linjansa. Papu kasvaa samoilla pelloilla kuin rehu.',
        ['atriacom-4', 'Papereita ja kuvaajia pöydällä'],
      ),
    ],
  },
};

const counter = (value: number, label: string, decimals = 0): Block => ({
  widget: 'number-counter',
  props: { value, label, decimals },
});

const map: Block = {
  widget: 'region-map',
  props: {
    image: { url: '/media/maps/atriacom.svg', alt: 'Kartta Pohjanlahden rannikoista ja saaristosta' },
    buttons: [
      {
        buttonLabel: 'Pohjanmaa',
        buttonRegion: 'pohjanmaa',
        buttonInfo:
          '<p><strong>Vaasa.</strong> Broilerin leikkaamo ja hautomo, 640 ihmistä. Kauraa 90 tilalta.</p>',
      },
      {
        buttonLabel: 'Lounaisrannikko',
        buttonRegion: 'lounaisrannikko',
        buttonInfo:
          '<p><strong>Merikallio ja Turku.</strong> Makkaratehdas, leikkaamo ja koekeittiö, 1 250 ihmistä. Pääkonttori on Turussa.</p>',
      },
      {
        buttonLabel: 'Saaristo',
        buttonRegion: 'saaristo',
        buttonInfo:
          '<p><strong>Luotosaari.</strong> Savustamo ja 30 laiduntilaa. Ensimmäinen jäähuone on museona.</p>',
      },
      {
        buttonLabel: 'Ruotsin itärannikko',
        buttonRegion: 'ruotsi',
        buttonInfo:
          '<p><strong>Gävle ja Oskarshamn.</strong> Leikkeleet, pateet ja valmisruoat, 980 ihmistä.</p>',
      },
    ],
  },
};

const job = (title: string, city: string, applicationPeriodEnd: string, url: string) => ({
  title,
  city,
  applicationPeriodEnd,
  url: `/tyopaikat/${url}`,
});

/** Open positions, ordered by closing day. */
export const openJobs: Block = {
  widget: 'job-listing',
  props: {
    jobs: [
      job('Lihanleikkaaja', 'Merikallio', '2026-12-15', 'tuotanto#leikkaaja'),
      job('Pakkaaja, iltavuoro', 'Vaasa', '2026-12-15', 'tuotanto#pakkaaja'),
      job('Laatukoordinaattori', 'Turku', '2026-12-20', 'tekniikka#laatu'),
      job('Automaatioasentaja', 'Turku', '2026-12-31', 'tekniikka#asentaja'),
      job('Kylmäasentaja', 'Merikallio', '2026-12-31', 'tekniikka#kylma'),
      job('Savustaja', 'Luotosaari', '2027-01-06', 'tuotanto#savustaja'),
      job('Verkkopalvelun kehittäjä', 'Helsinki tai etä', '2027-01-10', 'tekniikka#kehittaja'),
      job('Tuotekehityskokki', 'Turku', '2027-01-15', 'tuotanto#kokki'),
      job('Kuljetussuunnittelija', 'Vaasa', '2027-01-17', 'tekniikka#kuljetus'),
      job('Viljelijäneuvoja', 'Vaasa tai Gävle', '2027-01-31', 'tekniikka#neuvoja'),
      job('Kesätyöntekijä, pakkaamo', 'Merikallio', '2027-02-28', 'tuotanto#kesa'),
      job('Oppisopimus: makkaramestari', 'Merikallio', '2027-03-31', 'tuotanto#oppisopimus'),
    ],
  },
};

const apply: Block = band(
  'Näin haet',
  [
    'Lähetä kirje ja ansioluettelo osoitteeseen tyo@saaristo.example. Kerro otsikossa, mitä työtä haet. Vastaamme kaikille kahden viikon kuluessa hakuajan päättymisestä.',
  ],
  ['Kaikki työpaikat', '/tyopaikat'],
);

const told = (id: string, heading: string, text: string) => ({ id, heading, texts: [text] });

/** The pages in addition to those of `atriacom.ts`. */
export const companyPages: PageContent[] = [
  page('/historia', 'Historia', 'Jäähuoneesta neljälle rannikolle: vuodet 1921–2024.', [
    opening(
      home,
      'Sata vuotta kylmää',
      'Jäähuoneesta neljälle rannikolle. Jokaisella vuodella on oma osoitteensa.',
    ),
    companyNav('/historia'),
    history,
  ]),
  page('/toimipaikat', 'Toimipaikat', 'Missä työskentelemme, ja kuinka moni.', [
    opening(home, 'Toimipaikat', 'Neljä rannikkoa, viisi tehdasta ja yksi jäähuone.'),
    companyNav('/toimipaikat'),
    counter(2900, 'ihmistä töissä'),
    counter(640, 'sopimustilaa'),
    counter(30, 'vientimaata'),
    counter(98.2, 'prosenttia hävikistä vältetty', 1),
    map,
  ]),
  page('/tyopaikat/tuotanto', 'Töitä tuotannossa', 'Leikkaajille, savustajille ja kokeille.', [
    opening(home, 'Töitä tuotannossa', 'Ruokaa tehdään käsillä.'),
    companyNav('/tyopaikat/tuotanto'),
    columns(
      told(
        'leikkaaja',
        'Lihanleikkaaja, Merikallio',
        'Kolme vuoroa, oma veitsisarja ja mentori ensimmäiset kuukaudet.',
      ),
      told('pakkaaja', 'Pakkaaja, Vaasa', 'Iltavuoro kello 14–22, neljä päivää viikossa.'),
      told(
        'savustaja',
        'Savustaja, Luotosaari',
        'Lauttamatka kuuluu työaikaan. Opit tulen lukemisen vanhimmalta savustajalta.',
      ),
    ),
    columns(
      told(
        'kokki',
        'Tuotekehityskokki, Turku',
        'Koekeittiössä, jossa maistajat ovat koululaisia ja mummoja.',
      ),
      told('kesa', 'Kesätyöt, Merikallio', 'Pakkaamossa kesä–elokuussa, myös 17-vuotiaille.'),
      told('oppisopimus', 'Oppisopimus, Merikallio', 'Makkaramestariksi kahdessa vuodessa, palkalla.'),
    ),
    apply,
  ]),
  page(
    '/tyopaikat/tekniikka',
    'Töitä tekniikassa ja toimistossa',
    'Asentajille, kehittäjille ja neuvojille.',
    [
      opening(home, 'Töitä tekniikassa ja toimistossa', 'Ruokaa tehdään myös koneilla ja koodilla.'),
      companyNav('/tyopaikat/tekniikka'),
      columns(
        told('laatu', 'Laatukoordinaattori, Turku', 'Mittaat, mitä lupaamme, ja kerrot, jos emme pidä sitä.'),
        told('asentaja', 'Automaatioasentaja, Turku', 'Pidät pakkauslinjat käynnissä ja suunnittelet uuden.'),
        told('kylma', 'Kylmäasentaja, Merikallio', 'Sadan vuoden perintö: pidät huoneen kylmänä.'),
      ),
      columns(
        told(
          'kehittaja',
          'Verkkopalvelun kehittäjä',
          'Rakennat sivustoja, joita käyttää puoli miljoonaa ihmistä kuussa.',
        ),
        told('kuljetus', 'Kuljetussuunnittelija, Vaasa', 'Vähemmän kilometrejä, enemmän kuormaa.'),
        told('neuvoja', 'Viljelijäneuvoja, Vaasa tai Gävle', 'Sata tilaa, kumisaappaat ja kannettava.'),
      ),
      apply,
    ],
  ),
];
