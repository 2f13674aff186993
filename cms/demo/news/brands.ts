import { createNews } from './make.ts';

/** One or two news items of each brand that publishes news. */
export const brandNews = [
  ...createNews('lihakauppa', 'fi', [
    {
      id: 'l-2026-10-05',
      title: 'Riistakausi alkoi: peuraa tiskissä niin kauan kuin sitä riittää',
      teaser: 'Ensimmäiset valkohäntäpeurat saatiin lauantaina. Paisteja on neljä, fileitä ei enää yhtään.',
      body: [
        'Varsinais-Suomen seurueet toimittavat meille peuroja marraskuun loppuun. Leikkaamme ne samalla pöydällä kuin muunkin lihan, mutta eri päivänä.',
        'Paistista tulee paras, kun sitä ei kypsennä liikaa. Ota uunista 58 asteessa ja anna levätä.',
      ],
      category: 'Sesonki',
      author: 'Lihaluodon leikkurit',
      tags: ['riista', 'syksy'],
      date: '2026-10-05',
      scene: 'forest',
    },
  ]),
  ...createNews('jyvabroiler', 'fi', [
    {
      id: 'j-2026-08-20',
      title: 'Kaura on puitu: sato riitti, ja vähän jäi ylikin',
      teaser: 'Kuiva elokuu teki jyvästä pienen mutta painavan.',
      body: [
        'Neljätoista tilaamme sai kauran talteen ennen sateita. Hehtolitrapaino oli paras viiteen vuoteen.',
        'Ylijäämä myydään mylylle, joka tekee siitä hiutaleita. Samat jyvät päätyvät siis sekä linnuille että aamupuuroon.',
      ],
      category: 'Tiloilta',
      author: 'Jyväranta',
      tags: ['syksy'],
      date: '2026-08-20',
      scene: 'field',
    },
  ]),
  ...createNews('sibylla', 'fi', [
    {
      id: 's-2026-05-29',
      title: 'Kolmaskymmenesensimmäinen majakka syttyi Naantaliin',
      teaser: 'Uusi kioski seisoo vanhan satamavaa’an paikalla. Luukku avattiin pimeän tullen, kuten kuuluu.',
      body: [
        'Ensimmäisen hodarin osti satamajäänmurtajan konepäällikkö. Toisen osti hänen vaimonsa.',
        'Naantalin kioski on auki toukokuusta syyskuuhun joka yö kello kahteen.',
      ],
      category: 'Kioskit',
      author: 'Majakkagrilli',
      tags: ['kioski', 'kesä'],
      date: '2026-05-29',
      scene: 'kiosk',
    },
  ]),
  ...createNews('ammattilaiset', 'fi', [
    {
      id: 'p-2026-09-01',
      title: 'Härkäpapupyörykkä läpäisi ankarimman raadin: 4B:n',
      teaser: 'Koekäyttö kuudessa koulussa: lautashävikki pieneni kolmanneksen.',
      body: [
        'Pyörykkää tarjottiin neljä viikkoa kuudessa koulussa lihapullan rinnalla. Oppilaat saivat valita, eikä kukaan kertonut kumpi on kumpi.',
        'Kasvispyörykän otti 46 prosenttia. Lautashävikki oli 11 grammaa oppilasta kohti, kun tavallisena kasvispäivänä se on 17.',
      ],
      category: 'Tuoteuutiset',
      author: 'Keittiöluotsi',
      tags: ['koulut'],
      date: '2026-09-01',
      scene: 'meatballs',
    },
    {
      id: 'p-2026-04-14',
      title: 'Yökypsennys puolittaa uunijonon: laskelma 300 annoksen keittiölle',
      teaser: 'Uuni käy yöllä halvemmalla sähköllä, ja aamulla pellit ovat jo valmiina.',
      body: [
        'Laskimme Seinäjoen keskuskeittiön kanssa, mitä tapahtuu, kun kassler siirretään päiväkypsennyksestä yöhön. Uunitunteja säästyi viikossa yhdeksän.',
        'Paistohävikki pieneni 27 prosentista 18:aan, kun lämpö laskettiin 82 asteeseen.',
      ],
      category: 'Keittiöstä',
      author: 'Keittiöluotsi',
      tags: ['henkilöstöruokailu', 'koulut'],
      date: '2026-04-14',
      scene: 'kitchen',
    },
  ]),
  ...createNews('export', 'en', [
    {
      id: 'x-2026-10-12',
      title: 'Chilled striploin reaches Singapore in twelve days',
      teaser: 'A new air-and-sea route gives importers a month of shelf life on arrival.',
      body: [
        'The first pallets of 28-day matured striploin landed in Singapore on 10 October with 33 days of shelf life left.',
        'The route runs weekly from Vaasa through Rotterdam. Orders close on Tuesdays.',
      ],
      category: 'Logistics',
      author: 'Northskerry export desk',
      date: '2026-10-12',
      scene: 'harbour',
    },
    {
      id: 'x-2026-06-03',
      title: 'Farm codes now on every carton',
      teaser: 'Scan the code and see the herd, the feed and the date.',
      body: [
        'From June every export carton carries a code that leads to the farm. Importers asked for it; retailers are already printing it on their own labels.',
        'The data comes straight from the slaughter records, so nobody has to type it in.',
      ],
      category: 'Traceability',
      author: 'Northskerry export desk',
      date: '2026-06-03',
      scene: 'works',
    },
  ]),
  ...createNews('foodservicese', 'se', [
    {
      id: 'f-2026-11-09',
      title: 'Julbordet i siffror: så mycket går det åt',
      teaser: 'Prinskorv, skinka och köttbullar per gäst, räknat på riktiga bord.',
      body: [
        'Vi vägde julborden i elva kök förra året. En gäst äter i snitt fyra prinskorvar, 80 gram skinka och tre köttbullar.',
        'Det som blir kvar är nästan alltid skinkan. Beställ en tiondel mindre och skär upp efter hand.',
      ],
      category: 'Säsong',
      author: 'Kökslotsen',
      tags: ['julbord'],
      date: '2026-11-09',
      scene: 'ham',
    },
    {
      id: 'f-2026-03-17',
      title: 'Åkerböna i skolan: elevernas egna betyg',
      teaser: 'Åtta av tio ville ha biffen igen. Två ville ha mer sås.',
      body: [
        'Fyra skolor i Gävleborg serverade åkerbönsbiffen under fem veckor. Betygen samlades in med en knapp vid diskinlämningen.',
        'Resultatet: 81 procent gröna knappar, och ett tydligt önskemål om mer sås.',
      ],
      category: 'Produktnytt',
      author: 'Kökslotsen',
      tags: ['skola'],
      date: '2026-03-17',
      scene: 'patties',
    },
  ]),
];
