/** All products of the estate. */
import { atriafi } from './products/atriafi.ts';
import { jyvabroiler } from './products/jyvabroiler.ts';
import { lihakauppa } from './products/lihakauppa.ts';
import type { Product } from './types.ts';

/** In the order in which a listing shows them. */
export const products: Product[] = [...atriafi, ...lihakauppa, ...jyvabroiler];
