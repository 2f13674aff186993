import { createNews } from '../../cms/demo/news/make.ts';

/** Corporate news in English. */
export const newsInEnglish = createNews('atriacom', 'en', [
  {
    id: 'e-2026-10-29',
    title: 'January–September: steady growth and less energy per kilo',
    teaser: 'Net sales rose by three per cent. Energy use per kilo was the lowest on record.',
    body: [
      'Saaristo Foods’ net sales grew by 3.1 per cent in January–September. Growth came from chicken and food service; exports held level.',
      'Energy use per kilo produced fell by 6 per cent, largely thanks to a heat pump at the Merikallio plant that turns waste heat from the cold stores into hot washing water.',
      'The outlook for the year is unchanged: net sales are expected to grow and profitability to stay at last year’s level.',
    ],
    category: 'Finance',
    author: 'Saaristo Foods Communications',
    date: '2026-10-29',
  },
  {
    id: 'e-2026-09-24',
    title: 'A new packing line for Turku: an investment of €14 million',
    teaser: 'Cold cuts move to fibre-based packs in 2027.',
    body: [
      'The board has decided to renew the packing line in Turku. Work begins in January and the line will run in autumn 2027.',
      'The change saves 210 tonnes of plastic a year and does not affect the number of people employed.',
    ],
    category: 'Company',
    author: 'Saaristo Foods Communications',
    date: '2026-09-24',
  },
  {
    id: 'e-2026-06-18',
    title: 'A hundred farms join the carbon programme',
    teaser:
      'Catch crops and lighter tillage put carbon back into the soil. An independent institute does the measuring.',
    body: [
      '134 farms applied and a hundred start this autumn. Farms are paid for measured carbon, not for estimates.',
      'The first soil samples were taken in May; results are due in spring 2027.',
    ],
    category: 'Responsibility',
    author: 'Saaristo Foods Communications',
    date: '2026-06-18',
  },
  {
    id: 'e-2026-03-19',
    title: 'Heat pump starts up at Merikallio',
    teaser: 'Waste heat from the cold stores now heats all the washing water.',
    body: [
      'The four-megawatt heat pump replaces a steam boiler that had served since 1994.',
      'It cuts the plant’s emissions by 2,600 tonnes a year.',
    ],
    category: 'Responsibility',
    author: 'Saaristo Foods Communications',
    date: '2026-03-19',
  },
]);
