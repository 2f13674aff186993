/** All recipes of the estate. */
import { atriafi, atriafiEnglish } from './recipes/atriafi.ts';
import { ammattilaiset, lihakauppa, mestariforsmanfi } from './recipes/finnish-brands.ts';
import { jyvabroiler } from './recipes/jyvabroiler.ts';
import {
  delise,
  exported,
  foodservicese,
  lithellsse,
  lonnebergase,
  ridderheimsse,
} from './recipes/swedish.ts';
import type { Recipe } from './types.ts';

/** In the order in which a listing shows them. */
export const recipes: Recipe[] = [
  ...atriafi,
  ...atriafiEnglish,
  ...jyvabroiler,
  ...lihakauppa,
  ...ammattilaiset,
  ...mestariforsmanfi,
  ...foodservicese,
  ...delise,
  ...ridderheimsse,
  ...lithellsse,
  ...lonnebergase,
  ...exported,
];
