/** The logos of the brands. A page loads the one it shows: these are addresses only. */
import type { Site } from '#lib/site.ts';

const files = import.meta.glob<string>('/styles/logos/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Width of the window, px, below which the bar has room for the mark alone. */
export const COMPACT_PX = 640;

/** Wordmark of a brand, 160 × 56. */
export const logoOf = (site: Site): string => files[`/styles/logos/${site}.svg`] ?? '';

/** Its mark alone, square: where a wordmark has no room. */
export const markOf = (site: Site): string => files[`/styles/logos/${site}-mark.svg`] ?? '';
