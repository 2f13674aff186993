/** The `lang` of islands that are in another language than the page around them (WCAG 3.1.2). */
import { clean } from '#lib/clean.ts';
import { getPageLang, type Settings } from '#island/settings.ts';
import { languageTag } from '#lib/site.ts';

/** Returns the nearest `lang`, out of shadow trees too. A page without one is in the language of its settings. */
export function findLang(marker: Element, { language }: Settings): string {
  let at: Element | undefined = marker;
  while (at) {
    const found: HTMLElement | null = at.closest<HTMLElement>('[lang]');
    if (found && found !== clean(document).documentElement) return found.lang;
    at = (at.getRootNode() as ShadowRoot).host;
  }
  return getPageLang(clean(document)) || languageTag(language);
}

/** Sets or removes the `lang` of an element. */
export function setLang(element: HTMLElement, lang: string | undefined): void {
  if (lang === undefined) element.removeAttribute('lang');
  else element.lang = lang;
}
