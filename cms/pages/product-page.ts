import type { Product } from '../model/content.ts';
import type { StoredEntry } from '../content/find-entry.ts';
import { getStock } from '../shop/stock.ts';
import { createBuyingBlocks, renderMarkers } from './buying-blocks.ts';
import type { PageBody, PageContext } from './context.ts';
import { type Html, html } from '../http/html.ts';
import { breadcrumb, money, picture, weight } from './partials.ts';

const fact = (name: string, value: string): Html =>
  html`<div>
    <dt>${name}</dt>
    <dd>${value}</dd>
  </div>`;

function price({ price: now, comparedPrice }: Product, context: PageContext): Html | false {
  if (now === null) return false;
  return html`<p class="price">
    ${comparedPrice !== undefined && html`<s>${money(comparedPrice, context)}</s> `}<strong
      >${money(now, context)}</strong
    >
  </p>`;
}

export async function productPage(entry: StoredEntry, context: PageContext): Promise<PageBody> {
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
    content: html`${breadcrumb(context, 'product', entry.title)}
      <article class="product">
        <div class="product-picture">${picture(entry.image, entry.title, 'eager')}</div>
        <div class="product-text">
          <p class="card-category">
            ${entry.category}${product.novelty && html` <span class="badge">${messages.novelty}</span>`}
          </p>
          <h1>${entry.title}</h1>
          ${entry.teaser && html`<p class="lead">${entry.teaser}</p>`} ${price(product, context)}
          ${renderMarkers(beside)}
          <p>${product.description[language]}</p>
          ${
            contents &&
            html`<h2>${messages.contents}</h2>
              <p class="product-contents">${contents}</p>`
          }
          <dl class="facts">
            ${fact(messages.productNumber, product.code)}${fact(messages.weight, weight(product.weight, context))}${fact(messages.ean, product.gtin)}
          </dl>
        </div>
      </article>
      ${renderMarkers(below)}`,
  };
}
