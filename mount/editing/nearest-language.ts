/** The language of the runtime's own texts. */
import { createTranslate, type Messages, type Translate } from '#i18n/texts.ts';
import { settings } from '#island/settings.ts';
import type { Language } from '#lib/site.ts';
import { type MessageKey, messages } from './messages.ts';

/**
 * Returns the language of the runtime's own texts: the page's language, otherwise its `lang`, otherwise English. Widgets of another bundle
 * may have languages that the runtime lacks.
 */
export function nearestLanguage(
  texts: Messages,
  language: Language,
  { lang } = document.documentElement,
): Language {
  const [primary = ''] = lang.split('-');
  return (
    ([language, primary, primary === 'sv' && 'se'].find(
      (candidate) => candidate && Object.hasOwn(texts, candidate),
    ) as Language) ?? 'en'
  );
}

/** Creates the translate function of the texts for editors, with the replacements of the page settings, and their `lang`. */
export function createEditTexts(): { t: Translate<MessageKey>; lang: string } {
  const { language, messages: overrides } = settings();
  const own = nearestLanguage(messages, language);
  return { t: createTranslate(messages, own, [overrides]), lang: own === 'se' ? 'sv' : own };
}
