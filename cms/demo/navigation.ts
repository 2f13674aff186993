/** The navigation of every site in each of its languages. */
import { atriafi } from './navigation/atriafi.ts';
import { atriacom, exporting } from './navigation/corporate.ts';
import { englishBriefs } from './navigation/english.ts';
import { ammattilaiset, jyvabroiler, lihakauppa, mestariforsmanfi, sibylla } from './navigation/finnish.ts';
import { swedishSites } from './navigation/swedish.ts';
import type { NavigationContent } from '../model/content.ts';

/** One entry per site and language. */
export const navigation: NavigationContent[] = [
  ...atriafi,
  lihakauppa,
  jyvabroiler,
  exporting,
  ammattilaiset,
  ...atriacom,
  mestariforsmanfi,
  sibylla,
  ...swedishSites,
  ...englishBriefs,
];
