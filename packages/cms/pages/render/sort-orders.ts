import type { Language } from 'saaristo/sites';
import type { SortOrder } from '../../platform/http/query.ts';

type Order = 'relevant' | 'listed' | 'title' | 'newest' | 'cheapest' | 'dearest';

/** Values of the search's sort parameter. */
const VALUES: Record<Order, SortOrder> = {
  relevant: 0,
  listed: 0,
  title: 1,
  newest: 2,
  cheapest: 3,
  dearest: 4,
};

const fi: Record<Order, string> = {
  relevant: 'Osuvimmat ensin',
  listed: 'Suositellut ensin',
  title: 'Nimen mukaan',
  newest: 'Uusimmat ensin',
  cheapest: 'Halvin ensin',
  dearest: 'Kallein ensin',
};
const se: Record<Order, string> = {
  relevant: 'Mest relevanta först',
  listed: 'Rekommenderade först',
  title: 'Efter namn',
  newest: 'Nyaste först',
  cheapest: 'Lägsta pris först',
  dearest: 'Högsta pris först',
};
const en: Record<Order, string> = {
  relevant: 'Most relevant first',
  listed: 'Recommended first',
  title: 'By name',
  newest: 'Newest first',
  cheapest: 'Lowest price first',
  dearest: 'Highest price first',
};

/** Creates the sort orders as a prop of a search block. */
export const createSortOrders = (
  language: Language,
  ...orders: Order[]
): { value: number; label: string }[] =>
  orders.map((order) => ({ value: VALUES[order], label: { fi, se, en, de: en }[language][order] }));
