import { JSDOM } from 'jsdom';

/** Creating a window takes longer than parsing most pages, so all share one. */
const { window } = new JSDOM('');
// For its selectors, jsdom listens on the window for each document, which would keep all documents.
window.addEventListener = () => {};
const { DOMParser, FormData } = window;
const parser = new DOMParser();

/** Parses a page like a browser without scripts. */
export const documentOf = (html: string): Document => parser.parseFromString(html, 'text/html');

/** Returns the fields that a browser would send of a form without files. */
export const fieldsOf = (form: HTMLFormElement) => [...new FormData(form)] as [name: string, value: string][];
