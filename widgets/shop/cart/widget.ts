import * as v from 'valibot';
import { defineWidget, editor } from '#island/define.ts';
import { messages } from './messages.ts';

export default defineWidget({
  name: 'cart',
  title: 'Cart',
  description:
    'The cart: products, quantities, voucher codes, the total, and a button to the checkout. For the shop’s cart page.',
  category: 'shop',
  icon: 'M4 8h16l-1.5 11.2a2 2 0 0 1-2 1.8h-9a2 2 0 0 1-2-1.8L4 8Zm4.2-1L10 2.5l1.9.8L10.4 7H8.2Zm5.4 0-1.5-3.7 1.9-.8L15.8 7h-2.2Z',
  props: {
    checkoutUrl: v.optional(
      v.pipe(
        v.string(),
        editor('Checkout page', 'The page with the checkout; it may be the cart’s own', 'link'),
      ),
      '/ostoskori',
    ),
    continueUrl: v.optional(
      v.pipe(v.string(), editor('Product page', 'Where shopping goes on', 'link')),
      '/tuotteet',
    ),
    infoCards: v.optional(
      v.pipe(
        v.array(
          v.object({
            header: v.pipe(v.string(), editor('Heading', 'A few words', { inline: true })),
            text: v.pipe(
              v.string(),
              editor('Text', 'A sentence or two', { format: 'long-text', inline: true }),
            ),
          }),
        ),
        editor('Info cards', 'Beside the cart. Without any: safe payment and fresh delivery'),
      ),
    ),
  },
  load: 'eager',
  reservedHeight: { narrow: 792, medium: 720, wide: 720 },
  budgets: [{ page: 'Basket page', bytes: 22_300, parts: ['shop-visitor'] }],
  personal: true,
  texts: messages,
});
