/** All news of the estate. */
import type { NewsItem } from '../model/content.ts';
import { siteFolders } from './site-folders.ts';

/** Newest first. */
export const news: NewsItem[] = siteFolders
  .flatMap((folder) => folder.news ?? [])
  .sort((a, b) => b.date.localeCompare(a.date));
