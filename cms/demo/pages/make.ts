/** Short forms for whole pages and the widgets on them. */
import type { Language, Site } from 'saaristo/sites';
import type { Block, PageContent } from '../../model/content.ts';
import { getOrderingProps } from '../../model/ordering.ts';

/** A page writer for one site in one language: path, title, description, blocks. */
export const pagesOf =
  (site: Site, language: Language) =>
  (path: string, title: string, description: string, blocks: Block[]): PageContent => ({
    site,
    language,
    path,
    title,
    description,
    blocks,
  });

/** Questions and answers; an answer is rich text. */
export const faq = (header: string, ...items: [question: string, answer: string][]): Block => ({
  widget: 'faq-list',
  props: { header, items: items.map(([question, answer]) => ({ question, answer })) },
});

/** The question form, with its own wording where the page is not Finnish. */
export const questionForm = (header: string, buttonLabel: string, successText: string): Block => ({
  widget: 'question-form',
  props: { header, buttonLabel, successText },
});

/** A like button for a page of its own, for example a story. */
export const like = (contentId: string, likeCount: number): Block => ({
  widget: 'like-button',
  props: { contentId, likeCount },
});

/** The equipment of a professional site as a list to search in (SRCH-27). */
export const equipmentSearch = (site: Site): Block => ({
  widget: 'product-search',
  props: { searchEquipments: true, ...getOrderingProps(site) },
  load: 'eager',
});

/** A search box in the middle of a page. */
export const searchBox = (searchUrl: string, placeholder: string): Block => ({
  widget: 'quick-search',
  props: { searchUrl, placeholder },
});
