import type { Fallback, PageContext } from '../context.ts';
import { contactDetails } from './contact-details.ts';

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
]);

/** The fallback of a widget, or undefined where it has none. */
export const fallbackOf = (
  widget: string,
  props: Record<string, unknown>,
  context: PageContext,
): ReturnType<Fallback> => FALLBACKS.get(widget)?.(props, context);
