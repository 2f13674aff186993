/** Every site has a page at /en/, because the header's language toggle leads to it (NAV-16). */
import type { SiteContent } from '../model/content.ts';
import { siteFolders } from './site-folders.ts';

/** All sites of the estate. */
export const sites: SiteContent[] = siteFolders.map(({ site }) => site);
