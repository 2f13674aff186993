/** All news of the estate. */
import { brandNews } from './news/brands.ts';
import { atriafi } from './news/consumer.ts';
import { corporateEnglish, corporateFinnish } from './news/corporate.ts';
import type { NewsItem } from '../model/content.ts';

/** Newest first. */
export const news: NewsItem[] = [...atriafi, ...corporateFinnish, ...corporateEnglish, ...brandNews].sort(
  (a, b) => b.date.localeCompare(a.date),
);
