import type { EditorLanguage } from './contract.ts';
import { en, editions as enEditions, together as enTogether } from './messages/en.ts';
import { fi, editions as fiEditions, together as fiTogether } from './messages/fi.ts';
import { sv, editions as svEditions, together as svTogether } from './messages/sv.ts';
import type { EditionMessages, Messages, TogetherMessages } from './messages/en.ts';

export type { Messages } from './messages/en.ts';

const LOCALES: Record<EditorLanguage, string> = { en: 'en-GB', fi: 'fi-FI', sv: 'sv-SE' };

/** Returns the language of editors for a BCP 47 tag: English if the editor does not speak the tag's. */
export function toEditorLanguage(tag: string): EditorLanguage {
  const [primary = ''] = tag.toLowerCase().split('-');
  return Object.hasOwn(LOCALES, primary) ? (primary as EditorLanguage) : 'en';
}

/** Returns the texts in a language of editors. */
export const getMessages = (language: EditorLanguage): Messages => ({ en, fi, sv })[language];

/** Returns the texts of reviews, notes and preview links. */
export const getTogetherMessages = (language: EditorLanguage): TogetherMessages =>
  ({ en: enTogether, fi: fiTogether, sv: svTogether })[language];

/** Returns the texts of the drafts of a page side by side. */
export const getEditionMessages = (language: EditorLanguage): EditionMessages =>
  ({ en: enEditions, fi: fiEditions, sv: svEditions })[language];

/** Returns the format of times in a zone, which it names. */
export const getTimeFormat = (language: EditorLanguage, timeZone: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(LOCALES[language], {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  });
