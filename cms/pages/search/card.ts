/** The frame of all cards as HTML, with what the islands' cards have in it. */
import type { Image } from '#lib/image.ts';
import { densitiesOf } from '#lib/image-preset.ts';
import { type Html, html } from '../html.ts';
import { plate } from './icons.ts';

type Shape = 'square' | 'landscape';

const SIZES = { square: [600, 600], landscape: [900, 600] } as const;

/** The attribute `srcset` of a picture; nothing where it has one size only. */
const densities = (url: string): Html | false => {
  const list = densitiesOf(url);
  return list !== undefined && html`srcset="${list}"`;
};

/** A picture in a place of fixed proportions; a plate where there is none. */
export const pictureOf = (image: Image | undefined, shape: Shape): Html =>
  html`<span class="hit-picture hit-${shape}"
    >${
      image
        ? html`<img
            class="hit-image"
            src="${image.url}"
            ${densities(image.url)}
            alt="${image.alt}"
            width="${SIZES[shape][0]}"
            height="${SIZES[shape][1]}"
            loading="lazy"
            decoding="async"
          />`
        : plate
    }</span
  >`;

/** A word on the corner of the picture: `brand` says what a thing is, `accent` what it costs less. */
export const badge = (text: string, tone: 'brand' | 'accent'): Html =>
  html`<span class="hit-badge hit-badge-${tone}">${text}</span>`;

export interface CardParts {
  title: string;
  /** Safe to link to; undefined leaves the title plain text. */
  url: string | undefined;
  picture: Html;
  badges: readonly (Html | false)[];
  category: string;
  teaser: string;
  foot: Html | false;
}

/** A card whose title is its one link. */
export const cardFrame = ({ title, url, picture, badges, category, teaser, foot }: CardParts): Html => {
  const name = url === undefined ? title : html`<a class="hit-link" href="${url}">${title}</a>`;
  return html`<article class="hit">
    <div class="hit-media">
      ${picture}
      <div class="hit-badges">${badges}</div>
    </div>
    <div class="hit-body">
      ${category && html`<p class="hit-category">${category}</p>`}
      <h2 class="hit-title">${name}</h2>
      ${teaser && html`<p class="hit-teaser">${teaser}</p>`}${
        foot && foot.text.trim() !== '' && html`<div class="hit-foot">${foot}</div>`
      }
    </div>
  </article>`;
};
