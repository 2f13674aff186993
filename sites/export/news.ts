import { createNews } from '../../cms/demo/news/make.ts';

/** News of the site. */
export const news = createNews('export', 'en', [
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
  },
]);
