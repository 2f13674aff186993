/** Short forms for the pages of forms: the block itself, and the page that a sent form leads to. */
import type { Language, Site } from 'saaristo/sites';
import type { Block, PageContent } from '../../../model/content.ts';
import { band, columns, opening, type Link } from '../html.ts';
import { pagesOf } from '../make.ts';

/** A form, or something to sign up for, with its props. */
export const form = (widget: string, props: Record<string, unknown> = {}): Block => ({ widget, props });

interface Thanks {
  title: string;
  lead: string;
  /** What happens with the message from here on, in order. */
  next: [heading: string, text: string][];
  /** Where to go from here. */
  onward: { heading: string; text: string; link: Link };
}

/** A writer of thank-you pages of one site. Only who has sent something meets one: no search lists them. */
export const thanksOf =
  (site: Site, language: Language, home: Link) =>
  (path: string, { title, lead, next, onward }: Thanks): PageContent => ({
    ...pagesOf(site, language)(path, title, lead, [
      opening(home, title, lead),
      columns(...next.map(([heading, said]) => ({ heading, texts: [said] }))),
      band(onward.heading, [onward.text], onward.link),
    ]),
    unlisted: true,
  });
