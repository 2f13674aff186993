/** The navigation of every site in each of its languages. */
import type { NavigationContent } from '../model/content.ts';
import { englishBriefs } from './navigation/english.ts';
import { siteFolders } from './site-folders.ts';

/** One entry per site and language. */
export const navigation: NavigationContent[] = [
  ...siteFolders.flatMap((folder) => folder.navigation),
  ...englishBriefs,
];
