import type { Language } from 'saaristo/sites';

type Order = 'relevant' | 'listed' | 'title' | 'newest';

/** Values of the search's sort parameter. */
const VALUES: Record<Order, 0 | 1 | 2> = { relevant: 0, listed: 0, title: 1, newest: 2 };

const fi: Record<Order, string> = {
  relevant: 'Osuvimmat ensin',
  listed: 'Suositellut ensin',
  title: 'Nimen mukaan',
  newest: 'Uusimmat ensin',
};
const se: Record<Order, string> = {
  relevant: 'Mest relevanta först',
  listed: 'Rekommenderade först',
  title: 'Efter namn',
  newest: 'Nyaste först',
};
const en: Record<Order, string> = {
  relevant: 'Most relevant first',
  listed: 'Recommended first',
  title: 'By name',
  newest: 'Newest first',
};

/** Creates the sort orders as a prop of a search block. */
export const createSortOrders = (
  language: Language,
  ...orders: Order[]
): { value: number; label: string }[] =>
  orders.map((order) => ({ value: VALUES[order], label: { fi, se, en, de: en }[language][order] }));
