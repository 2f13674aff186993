import { createNews } from '../../cms/demo/news/make.ts';

/** News of the site. */
export const news = createNews('sibylla', 'fi', [
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
  },
]);
