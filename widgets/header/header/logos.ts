/** Addresses of the brands' logos. A page loads only the logo that it shows. */
import type { Site } from '#lib/site.ts';
import { logoFile } from './logo-files.ts';

/** Below this window width in px, the bar shows only the mark. */
export const COMPACT_PX = 640;

/** Returns a brand's wordmark, 160 × 56 px. */
export const getLogo = (site: Site, assets?: string): string => logoFile(site, assets);

/** Returns a brand's square mark, for places too narrow for the wordmark. */
export const getMark = (site: Site, assets?: string): string => logoFile(`${site}-mark`, assets);
