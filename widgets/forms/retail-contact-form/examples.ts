import { complaintVisits } from '#forms/retail/complaint-visit.ts';
import type { Examples, Visits } from '#island/examples.ts';
import type definition from './widget.ts';

/** The first one is the catalogue's example. */
export const examples: Examples<typeof definition> = {
  'both forms': { props: { successPage: '/kiitos' } },
  'own heading': { props: { header: 'Kerro meille', successPage: '/kiitos' } },
  'long texts': {
    props: { header: 'Kerro meille, mitä tuotteissamme voisi tehdä toisin '.repeat(4).trim() },
  },
  hostile: { props: { header: '<img src=x onerror=alert(1)>', successPage: 'javascript:alert(1)' } },
};

export const visits: Visits = complaintVisits('long texts', { PlaceOfPurchase: 'Satamakatu' });
