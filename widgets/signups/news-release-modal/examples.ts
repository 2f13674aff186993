import type { Examples } from '#island/examples.ts';
import type definition from './widget.ts';

/** The first one is the catalogue's. */
export const examples: Examples<typeof definition> = {
  releases: { props: { site: 'atriacom' }, shows: 'nothing' },
  'no categories': { props: { openHash: 'tiedotteet' }, api: 'empty', shows: 'nothing' },
  'failing call': { props: { openHash: 'tiedotteet-2' }, api: 'error', shows: 'nothing' },
  hostile: {
    props: { openHash: '<img src=x>', newsletterOptionLabel: '<script>alert(1)</script>' },
    shows: 'nothing',
  },
};
