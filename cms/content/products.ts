/** All products of the estate. */
import { ammattilaiset } from './products/ammattilaiset.ts';
import { atriafi } from './products/atriafi.ts';
import { mestariforsmanfi, sibylla } from './products/craft.ts';
import { exported } from './products/export.ts';
import { jyvabroiler } from './products/jyvabroiler.ts';
import { lihakauppa } from './products/lihakauppa.ts';
import {
  delise,
  foodservicese,
  goohse,
  lithellsse,
  lonnebergase,
  ridderheimsse,
} from './products/swedish.ts';
import type { Product } from './types.ts';

/** In the order in which a listing shows them. */
export const products: Product[] = [
  ...atriafi,
  ...lihakauppa,
  ...jyvabroiler,
  ...exported,
  ...ammattilaiset,
  ...foodservicese,
  ...delise,
  ...ridderheimsse,
  ...mestariforsmanfi,
  ...lithellsse,
  ...lonnebergase,
  ...goohse,
  ...sibylla,
];
