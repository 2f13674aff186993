import { createNews } from '../../cms/demo/news/make.ts';

/** News of the site. */
export const news = createNews('foodservicese', 'se', [
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
  },
]);
