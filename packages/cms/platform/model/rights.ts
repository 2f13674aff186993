import type { Language, Site } from 'saaristo/sites';

/** An editor writes drafts. A publisher also changes what visitors see. */
export type Role = 'editor' | 'publisher';

/** The sites and languages whose pages an account may change, and the sites whose visitors' data it sees. Null means all. */
export interface Rights {
  sites: readonly Site[] | null;
  languages: readonly Language[] | null;
}

/** The account that makes a change. */
export interface Author extends Rights {
  id: number;
  name: string;
  role: Role;
}

/** The site and language of a page. */
interface Place {
  site: string;
  language: string;
}

/** Returns whether an account has the right to a site. */
export const hasSite = ({ sites }: Pick<Rights, 'sites'>, site: string): boolean =>
  sites === null || sites.some((one) => one === site);

/** Returns whether an account may change pages of a site and language. */
export const mayWrite = (rights: Rights, place: Place): boolean =>
  hasSite(rights, place.site) &&
  (rights.languages === null || rights.languages.some((one) => one === place.language));

/** Returns whether an account may change what visitors see of pages of a site and language. */
export const mayPublish = (account: Rights & { role: Role }, place: Place): boolean =>
  account.role === 'publisher' && mayWrite(account, place);

/** Returns whether an account may not change everything. */
export const isLimited = ({ sites, languages }: Rights): boolean => sites !== null || languages !== null;
