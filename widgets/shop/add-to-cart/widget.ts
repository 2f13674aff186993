import * as v from 'valibot';
import { defineWidget, editor } from '#island/define.ts';
import { messages } from './messages.ts';

export default defineWidget({
  name: 'add-to-cart',
  title: 'Add to cart',
  description: 'The quantity of a product and the button that adds it to the cart. For a product page.',
  category: 'shop',
  icon: 'M3 4h2.2l.6 3H21l-2 9H7.2L5 6H3V4Zm5.5 14a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3Zm8 0a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3Z',
  props: {
    code: v.pipe(
      v.string(),
      editor('Product number', 'The product to buy. Without it nothing can be bought', 'product'),
    ),
    price: v.pipe(
      v.string(),
      editor('Price', 'In euros with a decimal comma; without one nothing can be bought'),
    ),
    name: v.optional(
      v.pipe(
        v.string(),
        editor('Name', 'Of the product, for analytics: with it a page view counts as seeing the product'),
      ),
    ),
    category: v.optional(v.pipe(v.string(), editor('Category', 'Of the product, for analytics'))),
    stock: v.optional(
      v.pipe(v.nullable(v.number()), editor('Stock', 'Pieces left; none given means unlimited, 0 sold out')),
      null,
    ),
    max: v.optional(v.pipe(v.number(), v.minValue(1), editor('Most at once', 'Pieces')), 100),
    unit: v.optional(v.pipe(v.string(), editor('Unit', 'Unit of the quantity')), 'kpl'),
    openCartUrl: v.optional(
      v.pipe(v.string(), editor('Basket page', 'Where the visitor goes on to', 'link')),
      '/ostoskori#tuotteet',
    ),
  },
  load: 'visible',
  reservedHeight: { narrow: 104, medium: 48, wide: 48 },
  budgets: [{ page: 'Product page of the shop', bytes: 28_200, parts: ['shop-visitor'] }],
  texts: messages,
});
