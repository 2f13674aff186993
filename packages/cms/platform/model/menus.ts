import type { MenuWeek } from 'saaristo/schemas';

/** A recipe of a stored menu (MNU-04). */
export interface StoredCard {
  header: string;
  /** Path on the site; '' if there is none. */
  link: string;
  image: string;
}
export type StoredWeek = MenuWeek<StoredCard>;
