/** Carousels as rows that are scrolled, with the room that the islands take. */
import { readImage } from '#lib/image.ts';
import { isRecord, readList, readNumber, readText } from '#lib/read.ts';
import { safeLink } from '#lib/url.ts';
import type { Fallback } from '../context.ts';
import { type Html, html, trusted } from '../html.ts';
import { contentCards } from './content-card.ts';

interface Row {
  layout: 'cards' | 'hero' | 'strip';
  slides: readonly Html[];
  /** Where the island has buttons above the slides, their room is kept. */
  head?: Html | false;
  /** The island has dots below the slides: their room is kept. */
  isDotted?: boolean;
  attributes?: Html;
}

const row = ({ layout, slides, head, isDotted = false, attributes }: Row): Html =>
  html`<div class="Carousel-carousel Carousel-${layout}" data-widget-prerendered>
    ${head}
    <div class="Carousel-stage">
      ${isDotted && html`<div class="Carousel-below"></div>`}
      <div class="Carousel-row carousel-row" tabindex="0" role="group" ${attributes}>
        <div class="Carousel-track">
          ${slides.map((slide) => html`<div class="Carousel-slide">${slide}</div>`)}
        </div>
      </div>
    </div>
  </div>`;

/** What a row is called that has no heading. */
const NAMES = { fi: 'Karuselli', se: 'Karusell', en: 'Carousel', de: 'Karussell' };

/** CAR-01: as the island counts them. */
function cardsInView(asked: unknown): { wide: number; medium: number } {
  const number = readNumber(asked) ?? 4;
  const wide = number > 0 ? Math.min(8, Math.max(1, Math.floor(number))) : 5;
  return { wide, medium: Math.min(3, wide) };
}

export const cardCarousel: Fallback = ({ cards, visibleCards, header }, context) => {
  const slides = contentCards(cards, undefined, context).map((card) => card.html);
  const heading = readText(header) ?? '';
  const { wide, medium } = cardsInView(visibleCards);
  const still = [
    slides.length < wide && 'wide',
    slides.length < medium && 'medium',
    slides.length < 2 && 'narrow',
  ];
  if (slides.length === 0) return undefined;
  return row({
    layout: 'cards',
    slides,
    head: html`<div
      class="Carousel-head carousel-head"
      data-still="${heading ? '' : still.filter(Boolean).join(' ')}"
    >
      ${heading && html`<h2 class="Carousel-header">${heading}</h2>`}
    </div>`,
    attributes: html`aria-label="${heading || NAMES[context.language]}" data-wide="${wide}"
    data-medium="${medium}"`,
  });
};

const classNames = (words: unknown): string =>
  (readText(words) ?? '')
    .split(/\s+/)
    .filter((word) => /^[\w-]+$/.test(word))
    .join(' ');

export const heroCarousel: Fallback = ({ slides, autoplay, dotPosition }, { language }) => {
  const rendered = readList(slides, (slide) => {
    if (!isRecord(slide)) return undefined;
    const image = readImage(slide['image']);
    const text = readText(slide['text']) ?? '';
    const align = slide['textAlignment'] === 'Left' ? 'Left' : 'Center';
    return html`<div
      class="HeroCarousel-slide ${slide['darken'] === true && 'HeroCarousel-darkened'} ${classNames(slide['classes'])}"
      data-align="${align}"
    >
      ${image && html`<img class="HeroCarousel-image" src="${image.url}" alt="${image.alt}" width="1600" height="700" />`}
      ${text && html`<div class="HeroCarousel-text">${trusted(text)}</div>`}
    </div>`;
  });
  if (rendered.length === 0) return undefined;
  return row({
    layout: 'hero',
    slides: rendered,
    isDotted: autoplay === true && dotPosition === 'below' && rendered.length > 1,
    attributes: html`aria-label="${NAMES[language]}"`,
  });
};

export const brandCarousel: Fallback = ({ cards, static: isStatic }, { language }) => {
  const brands = readList(cards, (card) => {
    if (!isRecord(card)) return undefined;
    const image = readImage(card['image']);
    const name = readText(card['header'])?.trim() || image?.alt || '';
    const url = safeLink(card['link']);
    const content = html`<span class="BrandCarousel-logo"
        >${image && html`<img src="${image.url}" alt="" width="98" height="64" loading="lazy" decoding="async" />`}</span
      ><span class="BrandCarousel-name">${name}</span>`;
    if (name === '') return undefined;
    return url === undefined
      ? html`<span class="BrandCarousel-card">${content}</span>`
      : html`<a class="BrandCarousel-card" href="${url}">${content}</a>`;
  });
  if (brands.length === 0) return undefined;
  if (isStatic === true)
    return html`<ul class="BrandCarousel-rows" data-widget-prerendered>
      ${brands.map((brand) => html`<li>${brand}</li>`)}
    </ul>`;
  return row({
    layout: 'strip',
    slides: brands,
    head: html`<div class="Carousel-head"></div>`,
    attributes: html`aria-label="${NAMES[language]}"`,
  });
};
