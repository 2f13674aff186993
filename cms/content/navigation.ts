/** The navigation of every site in each of its languages. */
import { atriafi } from './navigation/atriafi.ts';
import type { NavigationContent } from './types.ts';

/** One entry per site and language. */
export const navigation: NavigationContent[] = [...atriafi];
