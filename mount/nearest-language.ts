import type { Messages } from '#i18n/texts.ts';
import type { Language } from '#lib/site.ts';

/**
 * The language in which the runtime's own texts are read where the page has another one: that of its `lang`, else English. A bundle of
 * other widgets has languages of its own, and its widgets have their texts in each of them.
 */
export function nearestLanguage(
  messages: Messages,
  language: Language,
  { lang } = document.documentElement,
): Language {
  const [primary = ''] = lang.split('-');
  return (
    ([language, primary, primary === 'sv' && 'se'].find(
      (one) => one && Object.hasOwn(messages, one),
    ) as Language) ?? 'en'
  );
}
