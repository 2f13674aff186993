import type { Language, Site } from 'saaristo/sites';

/** The sites and languages whose pages an account may change; null for all. */
export interface Rights {
  sites: readonly Site[] | null;
  languages: readonly Language[] | null;
}

/** The author of a change. Without `Rights` the author may change all pages. */
export interface Author extends Partial<Rights> {
  id: number;
  name: string;
}

/** Returns whether an account may change data of a site. */
export const mayWriteSite = ({ sites }: Rights, site: string): boolean =>
  sites === null || sites.some((one) => one === site);

/** Returns whether an account may change pages of a site and language. */
export const mayWrite = (rights: Rights, place: { site: string; language: string }): boolean =>
  mayWriteSite(rights, place.site) &&
  (rights.languages === null || rights.languages.some((one) => one === place.language));

/** Returns whether an account may not change everything. */
export const isLimited = ({ sites, languages }: Rights): boolean => sites !== null || languages !== null;
