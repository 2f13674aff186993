import type { Examples, Visits } from '#island/examples.ts';
import type definition from './widget.ts';

/** The first one is the catalogue's example. */
export const examples: Examples<typeof definition> = {
  'on a brand site': { props: { site: 'jyvabroiler' }, shows: 'nothing' },
  'on the shop': {
    props: { site: 'lihakauppa', allowedOrigins: ['https://www.example.test'] },
    shows: 'nothing',
  },
  hostile: {
    props: { site: 'jyvabroiler', shopFrameUrl: 'javascript:alert(1)', handoverUrl: 'javascript:alert(1)' },
    shows: 'nothing',
  },
};

export const visits: Visits = [{ isUnseen: true, isTextless: true, calls: [] }];
