/** Helpers that create pages and their widgets. */
import type { Language, Site } from 'saaristo/sites';
import type { PageContent } from '../../model/content.ts';
import type { Block } from './block.ts';
import { getOrderingProps } from '../../model/ordering.ts';
import { getSiteFolder } from '../site-folders.ts';

/** Returns a function that creates the pages of one site in one language from path, title, description and blocks. */
export const createPages =
  (site: Site, language: Language) =>
  (path: string, title: string, description: string, blocks: Block[]): PageContent => ({
    site,
    language,
    path,
    title,
    description,
    blocks,
  });

/** Creates questions and answers. An answer is rich text. */
export const faq = (header: string, ...items: [question: string, answer: string][]): Block => ({
  widget: 'faq-list',
  props: { header, items: items.map(([question, answer]) => ({ question, answer })) },
});

/** Creates the question form, with other texts if the page is not Finnish. */
export const questionForm = (header: string, buttonLabel: string, successText: string): Block => ({
  widget: 'question-form',
  props: { header, buttonLabel, successText },
});

/** Creates a like button for a page, for example a story. */
export const like = (contentId: string, likeCount: number): Block => ({
  widget: 'like-button',
  props: { contentId, likeCount },
});

/** Creates the searchable list of a professional site's equipment (SRCH-27). */
export const equipmentSearch = (site: Site): Block => ({
  widget: 'product-search',
  props: { searchEquipments: true, ...getOrderingProps(getSiteFolder(site).site) },
  load: 'eager',
});

/** Creates a search box for the middle of a page. */
export const searchBox = (searchUrl: string, placeholder: string): Block => ({
  widget: 'quick-search',
  props: { searchUrl, placeholder },
});
