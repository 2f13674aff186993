/**
 * `npm run bench -- search-quality`: prints the quality of the first five hits of 150 judged queries over the demo content,
 * imperfect ones first. `-- --tuning` omits the held-out half.
 */
import { IN_MEMORY } from '../../../packages/cms/platform/database/pglite.ts';
import { openDatabase } from '../../../packages/cms/platform/database/open.ts';
import { seed } from '../../../packages/cms/server/seed.ts';
import { shippedContent } from '../../../packages/cms/demo/shipped-content.ts';
import { heldOut, type Judged, tuning } from './queries.ts';
import { mean, measure, type Measured } from './measure.ts';

const database = await openDatabase({ databaseUrl: process.env['DATABASE_URL'], dataFolder: IN_MEMORY });
await seed(database, shippedContent);

async function measureAll(queries: readonly Judged[]): Promise<Measured[]> {
  const all: Measured[] = [];
  for (const query of queries) all.push(await measure(database, query));
  return all;
}

const halves: [name: string, queries: readonly Judged[]][] = process.argv.includes('--tuning')
  ? [['tuning', tuning]]
  : [
      ['tuning', tuning],
      ['held out', heldOut],
    ];
const summary: Record<string, object> = {};
for (const [name, queries] of halves) {
  const all = await measureAll(queries);
  console.log(`\n${name}`);
  console.table(
    all
      .toSorted((a, b) => a.ndcg - b.ndcg)
      .map(({ query: { site, language, q }, ndcg, first, wrong }) => ({
        site,
        language,
        q,
        'nDCG@5': Number(ndcg.toFixed(3)),
        first: first.join(' '),
        wrong: wrong.join(' '),
      })),
  );
  summary[name] = {
    queries: all.length,
    'nDCG@5': Number(mean(all).toFixed(3)),
    'without a sensible first hit': all.filter(({ sensible }) => !sensible).length,
    'with a wrong hit': all.filter(({ wrong }) => wrong.length > 0).length,
  };
}
console.log('');
console.table(summary);
await database.close();
