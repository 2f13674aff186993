/** Helpers for pages with forms: the form block, and its thank-you page. */
import type { Language, Site } from 'saaristo/sites';
import type { Block, PageContent } from '../../../model/content.ts';
import { band, columns, opening, type Link } from '../html.ts';
import { createPages } from '../make.ts';

/** Creates the block of a form or sign-up. */
export const form = (widget: string, props: Record<string, unknown> = {}): Block => ({ widget, props });

interface Thanks {
  title: string;
  lead: string;
  /** The next steps after the message is sent, in order. */
  next: [heading: string, text: string][];
  /** Links to other pages. */
  onward: { heading: string; text: string; link: Link };
}

/** Returns a function that creates thank-you pages of one site. They are not searchable. */
export const createThanksPages =
  (site: Site, language: Language, home: Link) =>
  (path: string, { title, lead, next, onward }: Thanks): PageContent => ({
    ...createPages(site, language)(path, title, lead, [
      opening(home, title, lead),
      columns(...next.map(([heading, said]) => ({ heading, texts: [said] }))),
      band(onward.heading, [onward.text], onward.link),
    ]),
    unlisted: true,
  });
