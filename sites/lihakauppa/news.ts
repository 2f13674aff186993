import { createNews } from '../../cms/demo/news/make.ts';

/** News of the site. */
export const news = createNews('lihakauppa', 'fi', [
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
  },
]);
