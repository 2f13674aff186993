/** All products of the estate. */
import type { Product } from '../model/content.ts';
import { siteFolders } from './site-folders.ts';

/** In the order of the listings. */
export const products: Product[] = siteFolders.flatMap((folder) => folder.products ?? []);
