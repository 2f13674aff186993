import { addToCart } from './add-to-cart.ts';
import type { Fallback, PageContext } from '../context.ts';
import { contactDetails } from './contact-details.ts';
import { deliveryCheck } from './delivery-check.ts';
import { deliveryStickyBar } from './delivery-sticky-bar.ts';
import { lunchMenuEditor } from './lunch-menu-editor.ts';
import { portionCalculator } from './portion-calculator.ts';
import { productModal } from './product-modal.ts';
import { reviews } from './reviews.ts';
import { weeklyMenuBuilder } from './weekly-menu-builder.ts';

/** Forms that stand in the page. What opens above it leaves nothing: its link leads to a text instead. */
const FORMS = [
  'brand-address-contact-form',
  'brand-contact-form',
  'campaign-form',
  'complaint-form',
  'export-contact-form',
  'feedback-form',
  'promotional-photo-form',
  'question-form',
  'request-contact-form',
  'retail-contact-form',
  'sales-form',
  'school-material-form',
  'sponsorship-form',
];

/** What a visitor can use in place of a widget. Props come from editors and may be anything. */
const FALLBACKS = new Map<string, Fallback>([
  ...FORMS.map((widget): [string, Fallback] => [widget, contactDetails]),
  ['add-to-cart', addToCart],
  ['delivery-check', deliveryCheck],
  ['delivery-sticky-bar', deliveryStickyBar],
  ['lunch-menu-editor', lunchMenuEditor],
  ['weekly-menu-builder', weeklyMenuBuilder],
  ['portion-calculator', portionCalculator],
  ['product-modal', productModal],
  ['reviews', reviews],
]);

/** The fallback of a widget, or undefined where it has none. */
export const fallbackOf = (
  widget: string,
  props: Record<string, unknown>,
  context: PageContext,
): ReturnType<Fallback> => FALLBACKS.get(widget)?.(props, context);
