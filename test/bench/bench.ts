/**
 * `npm run bench -- <measure>`: measures what visits to every kind of page load and how soon they paint, and the
 * duration of a search. Without a name it runs all but `search-quality`. Times are compared, never asserted.
 */
import { benchSearch } from './search.ts';
import { benchPersonal, benchVisits } from './visits.ts';

const measures: Record<string, () => Promise<unknown>> = {
  visits: benchVisits,
  personal: benchPersonal,
  search: benchSearch,
  'search-quality': () => import('./search-quality/report.ts'),
};

const only = process.argv[2];
const names = only === undefined ? Object.keys(measures).filter((name) => name !== 'search-quality') : [only];
for (const name of names) {
  const measure = measures[name];
  if (!measure) throw new Error(`There is no bench "${name}", but ${Object.keys(measures).join(', ')}.`);
  await measure();
}
