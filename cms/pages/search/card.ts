import type { Image } from '#lib/image.ts';
import { densitiesOf } from '#lib/image-preset.ts';
import { type Html, html } from '../html.ts';
import { plate } from './icons.ts';

/** The attribute `srcset` of a picture; nothing where it has one size only. */
const densities = (url: string): Html | false => {
  const list = densitiesOf(url);
  return list !== undefined && html`srcset="${list}"`;
};

/** A lying picture in a place of fixed proportions; a plate where there is none. */
export const pictureOf = (image: Image | undefined): Html =>
  html`<span class="hit-picture hit-landscape"
    >${
      image
        ? html`<img
            class="hit-image"
            src="${image.url}"
            ${densities(image.url)}
            alt="${image.alt}"
            width="900"
            height="600"
            loading="lazy"
            decoding="async"
          />`
        : plate
    }</span
  >`;
