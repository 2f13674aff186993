import { searchPath } from '../../estate/paths.ts';
import type { Fallback, PageContext } from '../context.ts';
import { SEARCHES, type SearchWidget } from '../search/kinds.ts';
import { searchBlock } from '../search/search-block.ts';
import { faqList } from './faq-list.ts';
import { likeButton } from './like-button.ts';
import { productCardBlock } from './product-card.ts';
import { searchForm } from './quick-search.ts';
import { questionForm } from './question-form.ts';

const text = (value: unknown): string | undefined => (typeof value === 'string' && value ? value : undefined);

/** What a visitor can use in place of a widget. Props come from editors and may be anything. */
const FALLBACKS = new Map<string, Fallback>([
  ...(Object.keys(SEARCHES) as SearchWidget[]).map((widget): [string, Fallback] => [
    widget,
    (props, context) => searchBlock(widget, props, context),
  ]),
  ['faq-list', faqList],
  ['like-button', likeButton],
  ['product-card', productCardBlock],
  ['question-form', questionForm],
  [
    'quick-search',
    (props, { messages, language }) => searchForm(messages, text(props.searchUrl) ?? searchPath(language)),
  ],
]);

/** The fallback of a widget, or undefined where it has none. */
export const fallbackOf = (
  widget: string,
  props: Record<string, unknown>,
  context: PageContext,
): ReturnType<Fallback> => FALLBACKS.get(widget)?.(props, context);
