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
  attributes?: Html;
}

const row = ({ layout, slides, head, attributes }: Row): Html =>
  html`<div class="carousel carousel-${layout}" data-widget-prerendered>
    ${head}
    <div class="carousel-row" tabindex="0" role="group" ${attributes}>
      ${slides.map((slide) => html`<div class="carousel-slide">${slide}</div>`)}
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
    head: html`<div class="carousel-head" data-still="${heading ? '' : still.filter(Boolean).join(' ')}">
      ${heading && html`<h2>${heading}</h2>`}
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
      class="hero-slide ${slide['darken'] === true && 'hero-slide-dark'} ${classNames(slide['classes'])}"
      data-align="${align}"
    >
      ${image && html`<img class="hero-slide-image" src="${image.url}" alt="${image.alt}" width="1600" height="700" />`}
      ${text && html`<div class="hero-slide-text">${trusted(text)}</div>`}
    </div>`;
  });
  if (rendered.length === 0) return undefined;
  const isBelow = autoplay === true && dotPosition === 'below' && rendered.length > 1;
  return row({
    layout: 'hero',
    slides: rendered,
    attributes: html`aria-label="${NAMES[language]}" ${isBelow && html`data-dots="below"`}`,
  });
};

export const brandCarousel: Fallback = ({ cards, static: isStatic }, { language }) => {
  const brands = readList(cards, (card) => {
    if (!isRecord(card)) return undefined;
    const image = readImage(card['image']);
    const name = readText(card['header'])?.trim() || image?.alt || '';
    const url = safeLink(card['link']);
    const content = html`<span class="brand-card-logo"
        >${image && html`<img src="${image.url}" alt="" width="98" height="64" loading="lazy" decoding="async" />`}</span
      ><span class="brand-card-name">${name}</span>`;
    if (name === '') return undefined;
    return url === undefined
      ? html`<span class="brand-card">${content}</span>`
      : html`<a class="brand-card" href="${url}">${content}</a>`;
  });
  if (brands.length === 0) return undefined;
  if (isStatic === true)
    return html`<ul class="brand-rows" data-widget-prerendered>
      ${brands.map((brand) => html`<li>${brand}</li>`)}
    </ul>`;
  return row({
    layout: 'strip',
    slides: brands,
    head: html`<div class="carousel-head"></div>`,
    attributes: html`aria-label="${NAMES[language]}"`,
  });
};
