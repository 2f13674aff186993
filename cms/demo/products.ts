/** All products of the estate. */
import { ammattilaiset } from './products/ammattilaiset.ts';
import { atriafi } from './products/atriafi.ts';
import { atriafiKitchen } from './products/atriafi-kitchen.ts';
import { mestariforsmanfi, sibylla } from './products/craft.ts';
import { kioskEquipment, kitchenEquipment, swedishEquipment } from './products/equipment.ts';
import { exported } from './products/export.ts';
import { jyvabroiler } from './products/jyvabroiler.ts';
import { lihakauppa } from './products/lihakauppa.ts';
import { delise, ridderheimsse } from './products/charcuterie.ts';
import { foodservicese } from './products/foodservicese.ts';
import { goohse, lithellsse, lonnebergase } from './products/swedish-everyday.ts';
import type { Product } from '../model/content.ts';

/** In the order of the listings. */
export const products: Product[] = [
  ...atriafi,
  ...atriafiKitchen,
  ...lihakauppa,
  ...jyvabroiler,
  ...exported,
  ...ammattilaiset,
  ...kitchenEquipment,
  ...foodservicese,
  ...swedishEquipment,
  ...delise,
  ...ridderheimsse,
  ...mestariforsmanfi,
  ...lithellsse,
  ...lonnebergase,
  ...goohse,
  ...sibylla,
  ...kioskEquipment,
];
