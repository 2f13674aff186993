/** The product card as HTML, of a hit or of the props of a block; it looks as the island's. */
import { readEan } from '#lib/ean.ts';
import { modulesOf, pathOf } from '#lib/ean-bars.ts';
import { readImage } from '#lib/image.ts';
import { readAmount, readList, readText } from '#lib/read.ts';
import { safeLink } from '#lib/url.ts';
import { type Html, html } from '../html.ts';
import { badge, cardFrame, pictureOf } from './card.ts';
import { shownIn, type Variant } from './kinds.ts';
import type { Say } from './texts.ts';

type Given = Record<string, unknown>;

/** The first of the texts that says something. */
const textOf = (given: Given, ...keys: string[]): string =>
  keys.map((key) => readText(given[key])?.trim()).find(Boolean) ?? '';

const euros = (amount: string): string => `${amount.replace('.', ',')}\u00a0€`;
const unseen = (text: string): Html => html`<span class="search-unseen">${text} </span>`;

function prices(given: Given, showsKilo: boolean, say: Say): Html | false {
  const [now, compared] = [textOf(given, 'price'), textOf(given, 'svhPrice')];
  const kilo = showsKilo ? textOf(given, 'pricePerKilo') : '';
  const isOffer = now !== '' && compared !== '' && now !== compared;
  if (!now && !kilo) return false;
  return html`<p class="hit-prices">
    ${
      now &&
      html`<span class="hit-paid"
        >${unseen(say(isOffer ? 'offerPriceLabel' : 'priceLabel'))}<span>${euros(now)}</span></span
      >`
    }
    ${
      isOffer &&
      html`<span class="hit-compared">${unseen(say('regularPriceLabel'))}<s>${euros(compared)}</s></span>`
    }
    ${kilo && html`<span class="hit-kilo">${say('perKilo', { price: euros(kilo) })}</span>`}
  </p>`;
}

/** Bars with their digits below, in modules; the light margins belong to the code. */
function barcode(ean: string, say: Say): Html {
  const modules = modulesOf(ean);
  const isShort = ean.length === 8;
  const left = isShort ? 7 : 11;
  const half = (modules.length - 5) / 2 - 3;
  const digits = (x: number, text: string): Html =>
    html`<text x="${x}" y="43" textLength="${half - 4}" lengthAdjust="spacing">${text}</text>`;
  return html`<span class="hit-barcode"
    ><svg
      role="img"
      aria-label="${say('barcode', { code: ean })}"
      class="${isShort ? 'hit-ean-8' : 'hit-ean-13'}"
      viewBox="${-left} 0 ${left + modules.length + 7} 44"
    >
      <path d="${pathOf(modules, 33, 38)}" shape-rendering="crispEdges" />
      ${!isShort && html`<text x="-9" y="43">${ean[0]}</text>`}${digits(5, isShort ? ean.slice(0, 4) : ean.slice(1, 7))}${digits(half + 10, isShort ? ean.slice(4) : ean.slice(7))}
    </svg></span
  >`;
}

function codes(given: Given, showsAll: boolean, valoUrl: unknown, say: Say): Html {
  const order = showsAll ? textOf(given, 'valoCode') : '';
  const gtin = showsAll ? textOf(given, 'gtinCode') : '';
  const ean = readEan(gtin);
  const pattern = typeof valoUrl === 'string' && valoUrl.includes('{code}') ? valoUrl : undefined;
  const orderUrl = order && safeLink(pattern?.replaceAll('{code}', () => encodeURIComponent(order)));
  const rows = (
    [
      ['productNumber', textOf(given, 'productCode', 'code')],
      ['orderCode', orderUrl ? html`<a class="hit-order" href="${orderUrl}">${order}</a>` : order],
      ['eanCode', ean === undefined ? gtin : ''],
    ] as const
  ).filter(([, value]) => value !== '');
  return html`${
    rows.length > 0 &&
    html`<dl class="hit-codes">
      ${rows.map(
        ([key, value]) =>
          html`<div>
            <dt>${say(key)}</dt>
            <dd>${value}</dd>
          </div>`,
      )}
    </dl>`
  }${ean !== undefined && barcode(ean, say)}`;
}

export interface ProductCardOptions {
  variant: Variant;
  /** Address of the ordering service, with `{code}` in it; not trusted. */
  valoUrl: unknown;
  say: Say;
  /** Whether products with a price can be put into the cart here; the shop's variant always sells. Default: no. */
  sells?: boolean;
  /** A number as the page's language writes it. */
  format: (number: number) => string;
}

/** The card of a product; undefined where it has no name. `given` may be anything (PRD-01 to PRD-08, GRD-04). */
export function productCard(given: Given, options: ProductCardOptions): Html | undefined {
  const { variant, valoUrl, say, sells = false, format } = options;
  const title = textOf(given, 'title', 'header');
  if (!title) return undefined;
  const shows = shownIn(variant);
  const { image, stock } = given;
  const images = readList(Array.isArray(image) ? image : [image], readImage);
  const discount = readAmount(given['discountPercentage']) ?? 0;
  const left = readAmount(stock);
  const url = safeLink(given['url']) ?? safeLink(given['link']);
  const isSold =
    (sells || variant === 'shop') &&
    (left === undefined || left > 0) &&
    textOf(given, 'price') !== '' &&
    textOf(given, 'productCode', 'code') !== '';
  return cardFrame({
    title,
    url,
    picture: pictureOf(images[0], 'square'),
    badges: [
      (given['isNovelty'] === true || given['novelty'] === true) && badge(say('novelty'), 'brand'),
      discount > 0 &&
        badge(say('discount', { percentage: format(Math.round(discount * 10) / 10) }), 'accent'),
    ],
    category: shows.category ? textOf(given, 'category') : '',
    teaser: shows.teaser ? textOf(given, 'teaserText') : '',
    foot: html`${prices(given, shows.pricePerKilo === true, say)}${
      left !== undefined && left <= 0 && html`<p class="hit-sold-out">${say('soldOut')}</p>`
    }${isSold && html`<p class="hit-buy">${url !== undefined && html`<a class="hit-buy-link" href="${url}">${say('buy')}</a>`}</p>`}${codes(given, shows.codes === true, valoUrl, say)}`,
  });
}
