import { JSDOM } from 'jsdom';

/** Creating a window takes longer than parsing most pages, so all share one. */
const { window } = new JSDOM('');
// For its selectors, jsdom listens on the window for each document, which would keep all documents.
window.addEventListener = () => {};
const { DOMParser, FormData } = window;
const parser = new DOMParser();

/** Parses a page like a browser without scripts. */
export const documentOf = (html: string): Document => parser.parseFromString(html, 'text/html');

/** Returns the texts of elements of a page, or of a part of one, with single spaces. */
export const textsOf = (part: string | ParentNode, selector: string): string[] =>
  [...(typeof part === 'string' ? documentOf(part) : part).querySelectorAll(selector)].map(
    ({ textContent }) => textContent.replaceAll(/\s+/g, ' ').trim(),
  );

/** Returns the fields that a browser would send of a form without files. */
export const fieldsOf = (form: HTMLFormElement) => [...new FormData(form)] as [name: string, value: string][];
