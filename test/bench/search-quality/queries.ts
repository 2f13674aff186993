/**
 * The judged queries of `queries.csv`: what their first five hits have to be, judged by content only. `must` names entries about the query by
 * `contentId`, `may` related ones, and `never` those that share only letters with it.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language, Site } from '#lib/site.ts';

export interface Judged {
  site: Site;
  language: Language;
  q: string;
  must: readonly string[];
  may: readonly string[];
  never: readonly string[];
}

const list = (ids = ''): string[] => ids.split(' ').filter(Boolean);

const rows = readFileSync(path.join(import.meta.dirname, 'queries.csv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split(','));

const readHalf = (wanted: string): readonly Judged[] =>
  rows
    .filter(([half]) => half === wanted)
    .map(([, site, language, q = '', must, may, never]) => ({
      site: site as Site,
      language: language as Language,
      q,
      must: list(must),
      may: list(may),
      never: list(never),
    }));

/** The half that is used for tuning the search. */
export const tuning = readHalf('tuning');

/** The other half, selected by a hash of site, language and query. Tuning does not use it, so that it measures unknown queries. */
export const heldOut = readHalf('held out');
