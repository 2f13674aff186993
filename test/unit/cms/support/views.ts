/** Reads pages of /editor that are rendered without a server. */
import type { EditorContext } from '../../../../cms/editor/layout.ts';
import { getEditorMessages } from '../../../../cms/editor/messages.ts';
import type { User } from '../../../../cms/editor/users.ts';
import type { Html } from '../../../../cms/http/html.ts';
import { documentOf } from './html.ts';

/** A publisher with all rights. */
export const user: User = {
  id: 1,
  email: 'a@b.fi',
  name: 'Aino',
  role: 'publisher',
  sites: null,
  languages: null,
};

export const editorUser: User = { ...user, id: 2, name: 'Bo', role: 'editor' };

export const context: EditorContext = { messages: getEditorMessages('fi'), csrfToken: 'merkki', user };

/** Names of sites, without those of most sites. */
export const SITE_NAMES = new Map([['atriafi', 'Saaristo']]);

export const TIME = new Date('2026-06-01T09:05:00Z');
export const SHOWN_TIME = '1.6.2026 klo 12.05 UTC+3';

export const bodyOf = (part: Html | string | null): HTMLElement => documentOf(String(part ?? '')).body;

/** Returns the texts of elements, with single spaces. */
export const lines = (root: ParentNode, selector: string): string[] =>
  [...root.querySelectorAll(selector)].map((one) => one.textContent.replaceAll(/\s+/g, ' ').trim());

/** Returns an attribute of elements. */
export const values = (root: ParentNode, selector: string, name: string): (string | null)[] =>
  [...root.querySelectorAll(selector)].map((one) => one.getAttribute(name));

/** Describes a page of /editor: the current part of the navigation, scripts, headings of tables, and labels without a control. */
export const frameOf = (page: Document) => ({
  part: values(page, 'header [aria-current=page]', 'href').join(),
  scripts: values(page, 'script', 'src'),
  heads: lines(page, 'th'),
  lost: [...page.querySelectorAll('label')].filter(({ control }) => !control).map(({ htmlFor }) => htmlFor),
});

/** Returns the values of the first choices of all selects. */
export const firstChoices = (page: ParentNode): (string | null)[] =>
  values(page, 'option:first-child', 'value');
