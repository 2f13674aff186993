import * as v from 'valibot';
import { defineWidget, editor, label, link } from '#island/define.ts';
import { messages } from './messages.ts';

export default defineWidget({
  name: 'login-prompt',
  title: 'Login prompt',
  description:
    'Between cart and checkout: login or postal code. Visible only if the address ends in #kirjaudu. For the shop’s cart page.',
  category: 'shop',
  icon: 'M12 3a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9Zm0 11c4.6 0 8 2.2 8.8 7H3.2c.8-4.8 4.2-7 8.8-7Z',
  props: {
    title: label('Heading', 'What the visitor is asked for'),
    loginLink: v.optional(link('Login page', 'Default: the one of the page settings')),
    checkoutUrl: v.optional(
      v.pipe(
        v.string(),
        editor('Checkout page', 'The page with the checkout; it may be the cart’s own', 'link'),
      ),
      '/ostoskori',
    ),
  },
  load: 'eager',
  reservedHeight: 0,
  budgets: [{ page: 'Basket page', bytes: 4_600 }],
  personal: true,
  texts: messages,
});
