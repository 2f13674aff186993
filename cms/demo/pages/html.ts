/** Creates the rich text of pages from plain values. Escapes every value. */
import type { Block } from './block.ts';

/** Escapes text for an element or a quoted attribute. */
export const escape = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

/** Creates a picture below /media/. Its size reserves the space while it loads. */
export const picture = (path: string, alt: string, [width, height]: [number, number]): string =>
  `<img src="/media/${path}" width="${width}" height="${height}" alt="${escape(alt)}"${
    path.startsWith('heroes/') ? '' : ' loading="lazy"'
  }>`;

/** A label and a URL. */
export type Link = [label: string, href: string];

const anchor = ([label, href]: Link, className = ''): string =>
  `<a${className && ` class="${className}"`} href="${escape(href)}">${escape(label)}</a>`;

const paragraphs = (texts: string[]): string => texts.map((text) => `<p>${escape(text)}</p>`).join('');

/** Creates the hero of a home page, with the picture behind the text. */
export const hero = (site: string, title: string, text: string, link: Link): Block => ({
  html: `<section class="hero">${picture(`heroes/${site}.svg`, '', [1600, 700])}<h1>${escape(title)}</h1><p>${escape(
    text,
  )}</p><p>${anchor(link, 'button')}</p></section>`,
});

/** Creates the start of any other page. */
export const opening = (home: Link, title: string, lead: string): Block => ({
  html: `<nav class="breadcrumb" aria-label="${escape(home[0])}"><a href="${home[1]}">${escape(home[0])}</a> <span>${escape(
    title,
  )}</span></nav><h1>${escape(title)}</h1><p class="lead">${escape(lead)}</p>`,
});

/** Creates a picture beside a text. */
export const story = (
  path: string,
  alt: string,
  heading: string,
  texts: string[],
  link?: Link,
  id?: string,
): Block => ({
  html: `<section class="story"${id ? ` id="${id}"` : ''}>${picture(path, alt, [900, 600])}<div><h2>${escape(
    heading,
  )}</h2>${paragraphs(texts)}${link ? `<p>${anchor(link, 'button')}</p>` : ''}</div></section>`,
});

/** Creates a coloured band across the page. */
export const band = (heading: string, texts: string[], link?: Link): Block => ({
  html: `<section class="band"><h2>${escape(heading)}</h2>${paragraphs(texts)}${
    link ? `<p>${anchor(link, 'button')}</p>` : ''
  }</section>`,
});

/** Creates a row of two or three short texts. Each may have an anchor. */
export const columns = (
  ...parts: { heading: string; texts: string[]; id?: string; link?: Link }[]
): Block => ({
  html: `<div class="columns">${parts
    .map(
      ({ heading, texts, id, link }) =>
        `<div${id ? ` id="${id}"` : ''}><h2>${escape(heading)}</h2>${paragraphs(texts)}${
          link ? `<p>${anchor(link)}</p>` : ''
        }</div>`,
    )
    .join('')}</div>`,
});

/** Creates a list of facts: term and value. */
export const facts = (...pairs: [term: string, value: string][]): Block => ({
  html: `<dl class="facts">${pairs
    .map(([term, value]) => `<div><dt>${escape(term)}</dt><dd>${escape(value)}</dd></div>`)
    .join('')}</dl>`,
});

/** Creates a heading with texts below. */
export const text = (heading: string, texts: string[], link?: Link): Block => ({
  html: `<h2>${escape(heading)}</h2>${paragraphs(texts)}${link ? `<p>${anchor(link)}</p>` : ''}`,
});
