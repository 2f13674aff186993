/** Helpers for pages with forms: the form block, and its thank-you page. */
import type { Language, Site } from 'saaristo/sites';
import type { PageContent } from '../../../model/content.ts';
import type { WidgetBlock, WidgetName, WidgetProps } from '../block.ts';
import { band, columns, opening, type Link } from '../html.ts';
import { createPages } from '../make.ts';

/** Creates the block of a form or sign-up. */
export const form = <Name extends WidgetName>(
  widget: Name,
  ...[props]: object extends WidgetProps[Name] ? [props?: WidgetProps[Name]] : [props: WidgetProps[Name]]
): WidgetBlock => ({ widget, props: props ?? {} }) as WidgetBlock;

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
