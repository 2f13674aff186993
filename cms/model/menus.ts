import type { MenuWeek } from 'saaristo/schemas';

/** A recipe as it is stored and sent (MNU-04). */
export interface StoredCard {
  header: string;
  /** A path of the site, '' where there is none. */
  link: string;
  image: string;
}
export type StoredWeek = MenuWeek<StoredCard>;
