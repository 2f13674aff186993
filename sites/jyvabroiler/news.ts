import { createNews } from '../../cms/demo/news/make.ts';

/** News of the site. */
export const news = createNews('jyvabroiler', 'fi', [
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
  },
]);
