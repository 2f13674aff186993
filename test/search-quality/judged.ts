import type { Language, Site } from '#lib/site.ts';

/** A query with what a person wants of its first five hits, judged by the content alone. Entries are named by `contentId`. */
export interface Judged {
  site: Site;
  language: Language;
  q: string;
  /** What the query is about. */
  must: readonly string[];
  /** What has to do with it. */
  may: readonly string[];
  /** What shares letters with it, and nothing else. */
  never: readonly string[];
}

type Row = [q: string, ids: { must: string; may?: string; never?: string }];

const list = (ids = ''): string[] => ids.split(' ').filter(Boolean);

/** The queries of one site in one language, their ids with spaces between. */
export const judged = (site: Site, language: Language, rows: readonly Row[]): Judged[] =>
  rows.map(([q, { must, may, never }]) => ({
    site,
    language,
    q,
    must: list(must),
    may: list(may),
    never: list(never),
  }));
