import type { Database } from '../../../packages/cms/platform/database/database.ts';
import { readSearchQuery } from '../../../packages/cms/search/parameters.ts';
import { search } from '../../../packages/cms/search/search.ts';
import type { Judged } from './queries.ts';

const FIRST = 5;

/** Result of one query. */
export interface Measured {
  query: Judged;
  /** `contentId` of the first five hits. */
  first: string[];
  /** Normalized discounted cumulative gain of the first five hits: 1 for a perfect order. */
  ndcg: number;
  /** Whether the first hit is related to the query. */
  sensible: boolean;
  /** Hits among the first five that must not be there. */
  wrong: string[];
}

/** An entry about the query counts three times a related one. */
const gain = ({ must, may }: Judged, id: string): number =>
  must.includes(id) ? 3 : may.includes(id) ? 1 : 0;

const discounted = (gains: readonly number[]): number =>
  gains.slice(0, FIRST).reduce((sum, value, index) => sum + value / Math.log2(index + 2), 0);

/** Calls the site's search as the search page does. */
export async function measure(database: Database, query: Judged): Promise<Measured> {
  const { site, language, q, must, may, never } = query;
  const asked = readSearchQuery(new URLSearchParams({ q, pageSize: String(FIRST) }), { site, language });
  const { hits } = await search(database, 'content', asked);
  const first = hits.map(({ contentId }) => contentId);
  const gains = first.map((id) => gain(query, id));
  const best = [...must, ...may].map((id) => gain(query, id)).toSorted((a, b) => b - a);
  return {
    query,
    first,
    ndcg: discounted(gains) / discounted(best),
    sensible: (gains[0] ?? 0) > 0,
    wrong: first.filter((id) => never.includes(id)),
  };
}

/** The mean of nDCG@5. */
export const mean = (measured: readonly Measured[]): number =>
  measured.reduce((sum, { ndcg }) => sum + ndcg, 0) / measured.length;
