/** The `lang` of islands that are in another language than the page around them (WCAG 3.1.2). */
import { clean } from '#lib/clean.ts';
import { getPartLang } from '#i18n/language.ts';
import { getPageLang, type Settings } from '#island/settings.ts';
import { type Language, languageTag } from '#lib/site.ts';

/** Returns the nearest `lang`, out of shadow trees too. A page without one is in the language of its settings. */
function findLang(marker: Element, { language }: Settings): string {
  let at: Element | undefined = marker;
  while (at) {
    const found: HTMLElement | null = at.closest<HTMLElement>('[lang]');
    if (found && found !== clean(document).documentElement) return found.lang;
    at = (at.getRootNode() as ShadowRoot).host;
  }
  return getPageLang(clean(document)) || languageTag(language);
}

/** Returns the `lang` of an island and that around it, if they differ. */
export function readLang(
  marker: Element,
  language: Language,
  settings: Settings,
): { lang?: string; langAround?: string } {
  const langAround = findLang(marker, settings);
  const lang = getPartLang(language, langAround);
  return lang === undefined ? {} : { lang, langAround };
}

/** Sets or removes the `lang` of an element. */
export function setLang(element: HTMLElement, lang: string | undefined): void {
  if (lang === undefined) element.removeAttribute('lang');
  else element.lang = lang;
}
