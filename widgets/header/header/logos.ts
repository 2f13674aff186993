/** The logos of the brands. A page loads the one it shows: these are addresses only. */
import type { Site } from '#lib/site.ts';
import { logoFile } from './logo-files.ts';

/** Width of the window, px, below which the bar has room for the mark alone. */
export const COMPACT_PX = 640;

/** Wordmark of a brand, 160 × 56. */
export const logoOf = (site: Site, assets?: string): string => logoFile(site, assets);

/** Its mark alone, square: where a wordmark has no room. */
export const markOf = (site: Site, assets?: string): string => logoFile(`${site}-mark`, assets);
