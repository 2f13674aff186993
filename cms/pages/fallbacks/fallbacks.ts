import { searchPath } from '../../estate/paths.ts';
import { addToCart } from './add-to-cart.ts';
import type { Fallback, PageContext } from '../context.ts';
import { SEARCHES, type SearchWidget } from '../search/kinds.ts';
import { searchBlock } from '../search/search-block.ts';
import { deliveryCheck } from './delivery-check.ts';
import { deliveryStickyBar } from './delivery-sticky-bar.ts';
import { lunchMenuEditor } from './lunch-menu-editor.ts';
import { portionCalculator } from './portion-calculator.ts';
import { productModal } from './product-modal.ts';
import { searchForm } from './quick-search.ts';
import { reviews } from './reviews.ts';
import { weeklyMenuBuilder } from './weekly-menu-builder.ts';

const text = (value: unknown): string | undefined => (typeof value === 'string' && value ? value : undefined);

/** What a visitor can use in place of a widget. Props come from editors and may be anything. */
const FALLBACKS = new Map<string, Fallback>([
  ...(Object.keys(SEARCHES) as SearchWidget[]).map((widget): [string, Fallback] => [
    widget,
    (props, context) => searchBlock(widget, props, context),
  ]),
  ['add-to-cart', addToCart],
  ['delivery-check', deliveryCheck],
  ['delivery-sticky-bar', deliveryStickyBar],
  ['lunch-menu-editor', lunchMenuEditor],
  ['weekly-menu-builder', weeklyMenuBuilder],
  ['portion-calculator', portionCalculator],
  ['product-modal', productModal],
  ['reviews', reviews],
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
