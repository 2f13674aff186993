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
 * The font files that every page of a site shows, to be preloaded: fonts.css makes them optional, so only what comes
 * early is used, and nothing moves. Addresses below /theme/fonts/.
 */
export const getPreloadedFonts = (site: Site): string[] =>
  [TEXT, DISPLAY[site]].flatMap((font) => font ?? []);
