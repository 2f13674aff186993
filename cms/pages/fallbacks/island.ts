/** Parts of the fallbacks that wear the styles of their islands; see cms/assets/stylesheet.ts. */
import { readImage } from '#lib/image.ts';
import { isRecord, readList } from '#lib/read.ts';
import { type Html, html } from '../html.ts';
import { plate } from '../search/icons.ts';

/** Gives content the ground that islands have. */
export const island = (content: Html): Html => html`<div data-widget-prerendered>${content}</div>`;

/** The entries of a list prop; what is no object is left out. */
export const records = (value: unknown): Record<string, unknown>[] =>
  readList(value, (entry) => (isRecord(entry) ? entry : undefined));

/** A text of a prop, '' where there is none. */
export const words = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';

const SIZES = { square: [600, 600], landscape: [900, 600] } as const;

/** The picture of a card in its place, a plate where there is none. */
export function pictureOf(image: unknown, shape: keyof typeof SIZES, className = ''): Html {
  const picture = readImage(image);
  const [width, height] = SIZES[shape];
  return html`<span class="Picture-picture Picture-${shape} ${className}"
    >${
      picture
        ? html`<img
            class="Picture-image"
            src="${picture.url}"
            alt="${picture.alt}"
            width="${width}"
            height="${height}"
            loading="lazy"
            decoding="async"
          />`
        : plate
    }</span
  >`;
}
