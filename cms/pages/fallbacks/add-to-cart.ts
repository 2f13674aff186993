import { isBuyable, isSoldOut } from '#lib/stock.ts';
import { readNumber, readText } from '#lib/read.ts';
import { SHOP } from '../../estate/hits.ts';
import type { Fallback } from '../context.ts';
import { html } from '../html.ts';
import { sayIn } from '../search/texts.ts';
import { tokenField } from '../shop/pieces.ts';

/** On the shop a form that puts the product into the cart; elsewhere the way to the shop (PRD-07, PRD-08). */
export const addToCart: Fallback = (props, context) => {
  const say = sayIn(context.language, props);
  const code = readText(props.code) ?? '';
  const stock = readNumber(props.stock) ?? null;
  if (isSoldOut(stock)) return html`<p class="hit-sold-out">${say('soldOut')}</p>`;
  if (!isBuyable({ code, stock, price: readText(props.price) ?? '' })) return undefined;
  const shop = context.origin(SHOP);
  if (context.site.site !== SHOP)
    return shop === undefined
      ? undefined
      : html`<div class="buy-form">
          <a class="hit-buy-link" href="${shop}/tuotteet">${say('buy')}</a>
        </div>`;
  return html`<form class="buy-form" method="post" action="/ostoskori/lisaa">
    ${tokenField(context)}<input type="hidden" name="code" value="${code}" />
    <input
      class="buy-form-quantity"
      type="number"
      name="quantity"
      min="1"
      max="100"
      value="1"
      aria-label="${say('quantity')}"
    />
    <button class="hit-buy-link">${say('add')}</button>
  </form>`;
};
