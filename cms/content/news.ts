/** All news of the estate. */
import { atriafi } from './news/consumer.ts';
import { corporateEnglish, corporateFinnish } from './news/corporate.ts';
import type { NewsItem } from './types.ts';

/** Newest first. */
export const news: NewsItem[] = [...atriafi, ...corporateFinnish, ...corporateEnglish].sort((a, b) =>
  b.date.localeCompare(a.date),
);
