import type { Site } from 'saaristo/sites';

const TEXT = 'figtree-latin-wght-normal.woff2';
const SERIF = 'fraunces-latin-wght-normal.woff2';
const GROTESQUE = 'bricolage-grotesque-latin-wght-normal.woff2';

const DISPLAY: Record<Site, string | null> = {
  atriafi: SERIF,
  lihakauppa: GROTESQUE,
  jyvabroiler: GROTESQUE,
  export: null,
  ammattilaiset: null,
  atriacom: SERIF,
  foodservicese: GROTESQUE,
  delise: SERIF,
  ridderheimsse: SERIF,
  mestariforsmanfi: GROTESQUE,
  lithellsse: GROTESQUE,
  lonnebergase: SERIF,
  goohse: GROTESQUE,
  sibylla: GROTESQUE,
};

/**
 * Returns the font files to preload on a site's pages, below /theme/fonts/. fonts.css declares fonts as optional, so
 * late ones would not be used.
 */
export const getPreloadedFonts = (site: Site): string[] =>
  [TEXT, DISPLAY[site]].flatMap((font) => font ?? []);
