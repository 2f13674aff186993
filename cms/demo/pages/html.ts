/** Rich text as an editor would have written it, out of plain values. Every value is escaped here. */
import type { Block } from '../../model/content.ts';

/** Text for an element or a quoted attribute. */
export const escape = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

/** A picture below /media/; the size keeps its room free while it loads. */
export const picture = (path: string, alt: string, [width, height]: [number, number]): string =>
  `<img src="/media/${path}" width="${width}" height="${height}" alt="${escape(alt)}"${
    path.startsWith('heroes/') ? '' : ' loading="lazy"'
  }>`;

/** A label and an address. */
export type Link = [label: string, href: string];

const anchor = ([label, href]: Link, className = ''): string =>
  `<a${className && ` class="${className}"`} href="${escape(href)}">${escape(label)}</a>`;

const paragraphs = (texts: string[]): string => texts.map((text) => `<p>${escape(text)}</p>`).join('');

/** The opening of a home page; the picture lies behind the text. */
export const hero = (site: string, title: string, text: string, link: Link): Block => ({
  html: `<section class="hero">${picture(`heroes/${site}.svg`, '', [1600, 700])}<h1>${escape(title)}</h1><p>${escape(
    text,
  )}</p><p>${anchor(link, 'button')}</p></section>`,
});

/** The opening of every other page. */
export const opening = (home: Link, title: string, lead: string): Block => ({
  html: `<nav class="breadcrumb" aria-label="${escape(home[0])}"><a href="${home[1]}">${escape(home[0])}</a> <span>${escape(
    title,
  )}</span></nav><h1>${escape(title)}</h1><p class="lead">${escape(lead)}</p>`,
});

/** A picture and a text side by side. */
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

/** A coloured band across the page. */
export const band = (heading: string, texts: string[], link?: Link): Block => ({
  html: `<section class="band"><h2>${escape(heading)}</h2>${paragraphs(texts)}${
    link ? `<p>${anchor(link, 'button')}</p>` : ''
  }</section>`,
});

/** Two or three short texts in a row; each may be a link's target. */
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

/** Figures and facts, term and value. */
export const facts = (...pairs: [term: string, value: string][]): Block => ({
  html: `<dl class="facts">${pairs
    .map(([term, value]) => `<div><dt>${escape(term)}</dt><dd>${escape(value)}</dd></div>`)
    .join('')}</dl>`,
});

/** A heading with texts below. */
export const text = (heading: string, texts: string[], link?: Link): Block => ({
  html: `<h2>${escape(heading)}</h2>${paragraphs(texts)}${link ? `<p>${anchor(link)}</p>` : ''}`,
});
