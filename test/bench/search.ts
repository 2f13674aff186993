/**
 * `npm run bench -- search`, or `tsx test/bench/search.ts`: how long a search takes on the embedded database with 100,
 * 1,000 and 20,000 entries on one site. With DATABASE_URL it fills and measures an empty PostgreSQL database instead.
 */
import { openDatabase } from '../../packages/cms/platform/database/open.ts';
import { IN_MEMORY } from '../../packages/cms/platform/database/pglite.ts';
import type { Database } from '../../packages/cms/platform/database/database.ts';
import { replaceEntries } from '../../packages/cms/content/entry-index.ts';
import { readSearchQuery, type SearchQuery } from '../../packages/cms/search/parameters.ts';
import { search, suggest } from '../../packages/cms/search/search.ts';
import { syntheticEntries } from './search-entries.ts';

const COUNTS = [100, 1000, 20_000];
const ROUNDS = 12;

const query = (address: string): SearchQuery =>
  readSearchQuery(new URLSearchParams(address), { site: 'atriafi', language: 'fi' });

interface Measured {
  what: string;
  run: (database: Database, query: SearchQuery) => Promise<unknown>;
  addresses: string[];
}

const typed = (word: string): string[] =>
  Array.from({ length: word.length - 1 }, (_, index) => `q=${word.slice(0, index + 2)}&pageSize=5`);

const measured: Measured[] = [
  { what: 'suggestions, each letter', run: suggest, addresses: [...typed('makkara'), ...typed('jauheliha')] },
  {
    what: 'content search, one and two letters',
    run: (database, one) => search(database, 'content', one),
    addresses: ['q=m', 'q=a', 'q=ma', 'q=ka', 'q=je', 'q=xq'],
  },
  {
    what: 'content search',
    run: (database, one) => search(database, 'content', one),
    addresses: [
      'q=makkara',
      'q=jauheliha+pekoni',
      'q=kinkku&contentGroup=recipe',
      'q=broileri&page=3',
      'q=lihapullat&sortOrder=1',
    ],
  },
  {
    what: 'products, all of them',
    run: (database, one) => search(database, 'product', one),
    addresses: ['', 'page=7', 'sortOrder=1', 'contentGroup=luokka-3'],
  },
  {
    what: 'products, with facets',
    run: (database, one) => search(database, 'product', one),
    addresses: [
      'q=makkara&facetTags=grilling',
      'q=kinkku&facetTags[]=domestic&facetTags[]=everyday&sortOrder=1',
      'facetTags=gluten-free&contentGroup=luokka-5',
      'q=kasvis&matchAnyCategoryIds[]=luokka-1&matchAnyCategoryIds[]=luokka-2',
    ],
  },
  {
    what: 'misspelt',
    run: (database, one) => search(database, 'content', one),
    addresses: ['q=makara', 'q=jauhelija', 'q=kinku', 'q=prolieri', 'q=uunilenki', 'q=asdfqwer'],
  },
];

const part = (times: number[], share: number): number =>
  Math.round((times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN) * 10) / 10;

async function measure(
  database: Database,
  { run, addresses }: Measured,
): Promise<{ median: number; p95: number }> {
  const times: number[] = [];
  // The first round warms up.
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const address of addresses) {
      const began = performance.now();
      await run(database, query(address));
      if (round > 0) times.push(performance.now() - began);
    }
  times.sort((a, b) => a - b);
  return { median: part(times, 0.5), p95: part(times, 0.95) };
}

/** Fills a database, searches it, and prints a table of milliseconds. */
export async function benchSearch(): Promise<void> {
  const database = await openDatabase({ databaseUrl: process.env['DATABASE_URL'], dataFolder: IN_MEMORY });
  const rows: Record<string, Record<string, number>> = {};
  try {
    for (const count of COUNTS) {
      const entries = syntheticEntries(count);
      await database.unlimited.transaction().execute((queries) => replaceEntries(queries, entries));
      for (const one of measured) {
        const { median, p95 } = await measure(database, one);
        rows[one.what] = { ...rows[one.what], [`${count} median`]: median, [`${count} p95`]: p95 };
      }
    }
  } finally {
    await database.close();
  }
  console.log('\nSearching, ms');
  console.table(rows);
}

if (import.meta.filename === process.argv[1]) await benchSearch();
