import { createNews } from '../../cms/demo/news/make.ts';

/** News of the site. */
export const news = createNews('ammattilaiset', 'fi', [
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
  },
]);
