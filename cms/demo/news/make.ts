/** Turns what an author writes of a news item into a whole `NewsItem`. */
import type { Language, Site } from 'saaristo/sites';
import { slugOf } from '../../model/slugs.ts';
import type { NewsItem } from '../../model/content.ts';

/** A news item as written. */
export type NewsDraft = Omit<NewsItem, 'slug' | 'site' | 'language' | 'image'>;

/** The news of one site in one language. */
export const newsOf = (site: Site, language: Language, drafts: NewsDraft[]): NewsItem[] =>
  drafts.map((draft) => ({
    ...draft,
    site,
    language,
    slug: slugOf(draft.title),
    image: `news/${draft.id}.svg`,
  }));
