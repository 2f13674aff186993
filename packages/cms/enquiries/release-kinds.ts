/** The kinds of news releases of the sign-up form (NWS-11). `informationType` is the sent and stored value. */
import type { Text } from '../platform/model/content.ts';

interface ReleaseKind {
  informationType: string;
  name: Required<Pick<Text, 'fi' | 'se' | 'en'>>;
}

export const releaseKinds: readonly ReleaseKind[] = [
  {
    informationType: 'press-releases',
    name: { fi: 'Lehdistötiedotteet', se: 'Pressmeddelanden', en: 'Press releases' },
  },
  {
    informationType: 'stock-exchange-releases',
    name: { fi: 'Sijoittajatiedotteet', se: 'Investerarmeddelanden', en: 'Investor releases' },
  },
  {
    informationType: 'financial-reports',
    name: { fi: 'Tulosjulkistukset', se: 'Finansiella rapporter', en: 'Financial reports' },
  },
  {
    informationType: 'responsibility',
    name: { fi: 'Vastuullisuusuutiset', se: 'Hållbarhetsnyheter', en: 'Responsibility news' },
  },
];
