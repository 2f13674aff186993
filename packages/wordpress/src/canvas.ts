/** Prepares the document of the editor's canvas, which may be in an iframe. */
import { settings } from './settings.ts';

/** Adds the bundle to the document once. */
export function addBundle(document: Document): void {
  if (document.querySelector('script[data-saaristo-editor]')) return;
  const add = (tag: string, attributes: Record<string, string>, text = ''): void => {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.textContent = text;
    document.head.append(element);
  };
  const { bundle, key, isOther } = settings;
  const version = isOther ? '' : `?ver=${key}`;
  add('script', { type: 'application/json', 'data-widget-settings': '' }, JSON.stringify(settings.settings));
  add('link', { rel: 'stylesheet', href: `${bundle}/saaristo.css${version}` });
  add('script', {
    type: 'module',
    src: `${bundle}/saaristo.js${version}`,
    'data-saaristo-editor': '',
    ...(isOther && { crossorigin: '' }),
  });
}

/** Splits a selector list at commas outside of parentheses. */
const splitSelectors = (text: string): string[] => text.match(/(?:[^,(]|\((?:[^()]|\([^()]*\))*\))+/g) ?? [];

/** Content of widgets, with that of their slots. */
const IN_WIDGET = '[data-widget] *';

/** Content of widgets, and of widgets in slots, without that of the slots. Deeper ones are not distinguished. */
const OUTSIDE_OF_SLOTS =
  '[data-widget] *:not(.saaristo-slot *), .saaristo-slot [data-widget] *:not(.saaristo-slot .saaristo-slot *)';

/** Classes and attributes that elements have in the editor, but not on the page. */
const IN_EDITOR = /\.(editor-styles-wrapper|wp-block(?![\w-])|block-(editor|library)[\w-]*)|\[data-[^\]]*\]/g;

/** The end of a selector, with the pseudo-element that it may have. */
const END = /((?:::?(?:before|after|marker|placeholder|first-letter|first-line|selection))?)$/;

function excludeFrom(rules: CSSRuleList): void {
  for (const rule of rules as Iterable<CSSRule & { selectorText?: string; cssRules?: CSSRuleList }>) {
    const { selectorText, cssRules } = rule;
    if (!selectorText) {
      if (cssRules) excludeFrom(cssRules);
    } else if (/\.editor-styles-wrapper\s/.test(selectorText) && !selectorText.includes('[data-widget]'))
      rule.selectorText = splitSelectors(selectorText)
        .map((one) => {
          // In a slot, the base styles of islands override rules for elements, as on the page.
          const isForElements = !/[.#[]/.test(one.replaceAll(IN_EDITOR, ''));
          const excluded = isForElements ? IN_WIDGET : OUTSIDE_OF_SLOTS;
          return one.trim().replace(END, `:not(:where(${excluded}))$1`);
        })
        .join(', ');
  }
}

/**
 * Excludes the content of widgets from the theme's rules. WordPress puts a class before the rules in the editor, so that they would
 * override the styles of widgets, unlike on the page.
 */
export function excludeWidgets(document: Document): void {
  for (const { sheet } of document.querySelectorAll<HTMLStyleElement>('body style'))
    if (sheet) excludeFrom(sheet.cssRules);
}
