import type { Language, Site } from '#lib/site.ts';

/** A query and the expected first five hits, judged by content only. Entries are named by `contentId`. */
export interface Judged {
  site: Site;
  language: Language;
  q: string;
  /** Entries about the query. */
  must: readonly string[];
  /** Entries related to the query. */
  may: readonly string[];
  /** Entries that share only letters with the query. */
  never: readonly string[];
}

type Row = [q: string, ids: { must: string; may?: string; never?: string }];

const list = (ids = ''): string[] => ids.split(' ').filter(Boolean);

/** The queries of one site in one language, with ids separated by spaces. */
export const judged = (site: Site, language: Language, rows: readonly Row[]): Judged[] =>
  rows.map(([q, { must, may, never }]) => ({
    site,
    language,
    q,
    must: list(must),
    may: list(may),
    never: list(never),
  }));
