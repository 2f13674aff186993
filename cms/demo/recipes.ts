/** All recipes of the estate. */
import { atriafi } from './recipes/atriafi.ts';
import { atriafiEnglish } from './recipes/atriafi-english.ts';
import { atriafiFeasts } from './recipes/atriafi-feasts.ts';
import { ammattilaiset, lihakauppa, mestariforsmanfi } from './recipes/finnish-brands.ts';
import { jyvabroiler } from './recipes/jyvabroiler.ts';
import { delise, ridderheimsse } from './recipes/charcuterie.ts';
import { exported } from './recipes/export.ts';
import { foodservicese } from './recipes/foodservicese.ts';
import { professionalLunch } from './recipes/professional.ts';
import { lithellsse, lonnebergase } from './recipes/swedish-everyday.ts';
import type { Recipe } from '../model/content.ts';

/** In the order of the listings. */
export const recipes: Recipe[] = [
  ...atriafi,
  ...atriafiFeasts,
  ...atriafiEnglish,
  ...jyvabroiler,
  ...lihakauppa,
  ...ammattilaiset,
  ...professionalLunch,
  ...mestariforsmanfi,
  ...foodservicese,
  ...delise,
  ...ridderheimsse,
  ...lithellsse,
  ...lonnebergase,
  ...exported,
];
