import { offerPart } from '#ui/hit-offer/part.ts';
import { loadOnServer } from '#ui/part.ts';
import { createSearchLoad } from '#ui/search/load-search.ts';
import { siteSearch } from './search.ts';

export const load = createSearchLoad(siteSearch);

/** Visitors without JavaScript read prices; with it, the first hit that is sold loads them. */
export const parts = loadOnServer(offerPart);
