import type { Product } from '../../platform/model/content.ts';
import type { StoredEntry } from '../../content/find-entry.ts';
import { getStock } from '../../shop/stock.ts';
import { createBuyingBlocks, renderMarkers } from './buying-blocks.ts';
import type { PageBody, PageContext } from './context.ts';
import { type Html, html } from '../../platform/http/html.ts';
import { renderBreadcrumb, formatMoney, renderPicture, formatWeight } from './partials.ts';

const renderFact = (name: string, value: string): Html =>
  html`<div>
    <dt>${name}</dt>
    <dd>${value}</dd>
  </div>`;

function renderPrice({ price: now, comparedPrice }: Product, context: PageContext): Html | false {
  if (now === null) return false;
  return html`<p class="price">
    ${comparedPrice !== undefined && html`<s>${formatMoney(comparedPrice, context)}</s> `}<strong
      >${formatMoney(now, context)}</strong
    >
  </p>`;
}

export async function renderProductPage(entry: StoredEntry, context: PageContext): Promise<PageBody> {
  const { language, messages } = context;
  const product = entry.details as Product;
  const contents = product.ingredients[language];
  const stock = (await getStock(context.database, [product.code])).get(product.code);
  const { beside, below } = createBuyingBlocks(product, stock, context);
  return {
    title: entry.title,
    description: entry.teaser,
    pageId: `product-${entry.contentId}`,
    widgets: [...beside, ...below],
    stylesheets: ['/theme/product-recipe.css'],
    content: html`${renderBreadcrumb(context, 'product', entry.title)}
      <article class="product">
        <div class="product-picture">${renderPicture(entry.image, entry.title, 'eager')}</div>
        <div class="product-text">
          <p class="card-category">
            ${entry.category}${product.novelty && html` <span class="badge">${messages.novelty}</span>`}
          </p>
          <h1>${entry.title}</h1>
          ${entry.teaser && html`<p class="lead">${entry.teaser}</p>`} ${renderPrice(product, context)}
          ${renderMarkers(beside)}
          <p>${product.description[language]}</p>
          ${
            contents &&
            html`<h2>${messages.contents}</h2>
              <p class="product-contents">${contents}</p>`
          }
          <dl class="facts">
            ${renderFact(messages.productNumber, product.code)}${renderFact(messages.weight, formatWeight(product.weight, context))}${renderFact(messages.ean, product.gtin)}
          </dl>
        </div>
      </article>
      ${renderMarkers(below)}`,
  };
}
