/**
 * Written from the folders of `styles/themes/` by the commands that read them (scripts/setup/site-names.mjs). Keep the order; the default theme
 * is first.
 */
export const SITES = [
  'atriafi',
  'lihakauppa',
  'jyvabroiler',
  'export',
  'ammattilaiset',
  'atriacom',
  'foodservicese',
  'delise',
  'ridderheimsse',
  'mestariforsmanfi',
  'lithellsse',
  'lonnebergase',
  'goohse',
  'sibylla',
] as const;
