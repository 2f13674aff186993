import type { Examples, Visits } from '#island/examples.ts';
import type definition from './widget.ts';

/** The first one is the catalogue's example. */
export const examples: Examples<typeof definition> = {
  tip: {
    props: {
      text: '<p>Talleta resepti <strong>ostoslistaksi</strong>.</p>',
      link: { label: 'Näin se käy', link: '/reseptit' },
    },
  },
  'text alone': { props: { text: '<p>Tarvikkeet saat Lihakaupasta.</p>' } },
  hostile: {
    props: {
      text: '<img src=x alt onerror=alert(1)><script>alert(1)</script><p>Vinkki</p>',
      link: { label: '<b>x</b>', link: 'javascript:alert(1)' },
    },
  },
};

export const visits: Visits = [{ page: { width: 375 }, calls: [] }];
