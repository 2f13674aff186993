/** File of a display font (`displayFont` of a site). */
const DISPLAY = {
  serif: 'fraunces-latin-wght-normal.woff2',
  grotesque: 'bricolage-grotesque-latin-wght-normal.woff2',
};

/**
 * Returns the font files to preload on a site's pages, below /theme/fonts/. fonts.css declares fonts as optional, so
 * late ones would not be used.
 */
export const getPreloadedFonts = (displayFont: keyof typeof DISPLAY | undefined): string[] => [
  'figtree-latin-wght-normal.woff2',
  ...(displayFont === undefined ? [] : [DISPLAY[displayFont]]),
];
