/**
 * `npm run bench -- <measure>`: measures what visits to every kind of page load and how soon they paint, the duration of a search, and mounting beside other runtimes. Without a name it runs all but `peers`, which installs
 * packages of others. Times are compared, never asserted.
 */
import { benchPeers } from './peers/peers.ts';
import { benchSearch } from './search.ts';
import { benchLcp, benchPersonal, benchVisits } from './visits.ts';

const measures: Record<string, () => Promise<unknown>> = {
  visits: benchVisits,
  lcp: benchLcp,
  personal: benchPersonal,
  search: benchSearch,
  'search-quality': () => import('./search-quality/report.ts'),
  peers: benchPeers,
};

const only = process.argv[2];
const names =
  only === undefined
    ? Object.keys(measures).filter((name) => !['peers', 'search-quality'].includes(name))
    : [only];
for (const name of names) {
  const measure = measures[name];
  if (!measure) throw new Error(`There is no bench "${name}", but ${Object.keys(measures).join(', ')}.`);
  await measure();
}
