import { JSDOM } from 'jsdom';

/** A window takes longer to make than most pages to read: one is enough for all of them. */
const { DOMParser, FormData } = new JSDOM('').window;
const parser = new DOMParser();

/** The document that a browser without scripts would make of a page. */
export const documentOf = (html: string): Document => parser.parseFromString(html, 'text/html');

/** What a browser would send of a form without files as it stands. */
export const fieldsOf = (form: HTMLFormElement) => [...new FormData(form)] as [name: string, value: string][];
