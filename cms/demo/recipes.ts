/** All recipes of the estate. */
import type { Recipe } from '../model/content.ts';
import { siteFolders } from './site-folders.ts';

/** In the order of the listings. */
export const recipes: Recipe[] = siteFolders.flatMap((folder) => folder.recipes ?? []);
