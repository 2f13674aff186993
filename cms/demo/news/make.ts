/** Creates `NewsItem`s from short drafts. */
import type { Language, Site } from 'saaristo/sites';
import { createSlug } from '../../model/slugs.ts';
import type { NewsItem } from '../../model/content.ts';

/** A news item with the properties that differ. */
export type NewsDraft = Omit<NewsItem, 'slug' | 'site' | 'language' | 'image'>;

/** Creates the news of one site in one language. */
export const createNews = (site: Site, language: Language, drafts: NewsDraft[]): NewsItem[] =>
  drafts.map((draft) => ({
    ...draft,
    site,
    language,
    slug: createSlug(draft.title),
    image: `news/${draft.id}.svg`,
  }));
