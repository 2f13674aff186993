import { languageTag } from 'saaristo/sites';
import type { Product } from '../../platform/model/content.ts';
import { getDiscount, getKiloPrice, type Offer } from '../../platform/model/offer.ts';
import { getCategoryKey, getListingPath } from '../../platform/model/paths.ts';
import { SHOP } from '../../platform/model/shop-site.ts';
import type { StoredEntry } from '../../content/find-entry.ts';
import { getOffers } from '../../shop/offers.ts';
import { getRating, type Rating } from '../../shop/reviews/reviews.ts';
import { getTerms, type StoredTerms } from '../../shop/terms.ts';
import { createBuyingBlocks, renderMarkers } from './buying-blocks.ts';
import type { PageBody, PageContext } from './context.ts';
import { type Html, html } from '../../platform/http/html.ts';
import { formatMoney, renderBreadcrumb, renderPicture } from './partials.ts';
import { renderOtherFacts, renderProductFacts } from './product-facts.ts';
import { getProductMessages } from './product-messages.ts';
import { renderRelatedProducts } from './related-products.ts';
import { isSelling } from './settings.ts';

/** Path of the shop's page about delivery. */
const DELIVERY_PATH = '/toimitus';

/** Renders a picture, or several of which radio buttons show one. It works without scripts. */
function renderGallery({ image, pictures = [] }: Product, title: string, { language }: PageContext): Html {
  const all = [image, ...pictures].filter(Boolean);
  if (all.length < 2) return html`${renderPicture(all[0] ?? '', title, 'eager')}`;
  const messages = getProductMessages(language);
  return html`<fieldset class="gallery">
    <legend>${messages.pictures}</legend>
    ${all.map((path, at) => {
      const name = messages.picture(at + 1, all.length);
      return html`<div>
        <input
          type="radio"
          name="product-picture"
          id="product-picture-${at}"
          aria-label="${name}"
          ${at === 0 && html`checked`}
        />
        <label for="product-picture-${at}" aria-hidden="true">${renderPicture(path, '', 'eager')}</label>
        ${renderPicture(path, at === 0 ? title : `${title}, ${name}`, at === 0 ? 'eager' : 'lazy')}
      </div>`;
    })}
  </fieldset>`;
}

const renderRating = ({ averageRating, reviewCount }: Rating, { language }: PageContext): Html | false =>
  reviewCount > 0 &&
  html`<p class="rating">
    <a href="#reviews"
      ><span aria-hidden="true">★</span> ${getProductMessages(language).rating(
        new Intl.NumberFormat(languageTag(language), { minimumFractionDigits: 1 }).format(averageRating),
        reviewCount,
      )}</a
    >
  </p>`;

/** Renders the price to pay, the price per kilo and the reference price (PRD-04). */
function renderPrice({ price, compared, weight }: Offer, context: PageContext): Html {
  const messages = getProductMessages(context.language);
  const kiloPrice = getKiloPrice({ price, weight });
  return html`<p class="price">
      <span class="price-label">${compared === null ? messages.price : messages.offer}</span>
      <strong>${formatMoney(price, context)}</strong>${
        compared !== null &&
        html` <s>${formatMoney(compared, context)}</s>
          <span class="badge">−${getDiscount(price, compared)} %</span>`
      }${kiloPrice !== null && html` <span class="price-kilo">${messages.perKilo(formatMoney(kiloPrice, context))}</span>`}
    </p>
    ${compared !== null && html`<p class="product-note">${messages.regular}: ${formatMoney(compared, context)}</p>`}`;
}

/** Renders the costs of an order besides the goods. */
function renderDelivery(terms: StoredTerms | undefined, context: PageContext): Html | undefined {
  const messages = getProductMessages(context.language);
  const origin = context.site.site === SHOP ? '' : context.getOrigin(SHOP);
  return (
    terms &&
    html`<p class="product-note">
      ${messages.delivery(
        formatMoney(terms.shippingCents, context),
        formatMoney(terms.handlingCents, context),
        formatMoney(terms.freeShippingFromCents, context),
      )}
      <a href="${origin}${DELIVERY_PATH}">${messages.aboutDelivery}</a>
    </p>`
  );
}

/** Renders the page of a product. Only a product that visitors of the site can buy has a price (PRD-06). */
export async function renderProductPage(entry: StoredEntry, context: PageContext): Promise<PageBody> {
  const { database, language, messages, site } = context;
  const product = entry.details as Product;
  const texts = getProductMessages(language);
  const isSold = isSelling(context);
  const offer = isSold ? (await getOffers(database, [product.code])).get(product.code) : undefined;
  const rating = offer && site.site === SHOP ? await getRating(database, product.code) : undefined;
  const { beside, below } = createBuyingBlocks(product, offer, context);
  const category = entry.category && {
    name: entry.category,
    path: `${getListingPath(language, 'product')}?contentGroup=${getCategoryKey(product.category)}`,
  };
  return {
    title: entry.title,
    description: entry.teaser,
    pageId: `product-${entry.contentId}`,
    widgets: [...beside, ...below],
    stylesheets: ['/theme/product-recipe.css'],
    content: html`${renderBreadcrumb(context, 'product', entry.title, category || undefined)}
      <article class="product">
        <div class="product-picture">${renderGallery(product, entry.title, context)}</div>
        <div class="product-text">
          <p class="card-category">
            ${entry.category}${product.novelty && html` <span class="badge">${messages.novelty}</span>`}
          </p>
          <h1>${entry.title}</h1>
          ${rating && renderRating(rating, context)}
          ${entry.teaser && html`<p class="lead">${entry.teaser}</p>`} ${offer && renderPrice(offer, context)}
          ${renderMarkers(beside.slice(0, 1))}${offer && renderDelivery(await getTerms(database), context)}
          ${renderMarkers(beside.slice(1))}
          <p>${product.description[language]}</p>
          <h2>${texts.facts}</h2>
          ${renderProductFacts(product, site.maker, language)}
          ${offer && renderOtherFacts(product, site.maker, language)}
        </div>
      </article>
      ${await renderRelatedProducts(entry, context)}${renderMarkers(below)}`,
  };
}
