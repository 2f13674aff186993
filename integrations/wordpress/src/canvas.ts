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

/** The end of a selector, with the pseudo-element that it may have. */
const END = /((?:::?(?:before|after|marker|placeholder|first-letter|first-line|selection))?)$/;

function excludeFrom(rules: CSSRuleList): void {
  for (const rule of rules as Iterable<CSSRule & { selectorText?: string; cssRules?: CSSRuleList }>) {
    const { selectorText, cssRules } = rule;
    if (!selectorText) {
      if (cssRules) excludeFrom(cssRules);
    } else if (/\.editor-styles-wrapper\s/.test(selectorText) && !selectorText.includes('[data-widget]'))
      rule.selectorText = splitSelectors(selectorText)
        .map((one) => one.trim().replace(END, ':not(:where([data-widget] *))$1'))
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
