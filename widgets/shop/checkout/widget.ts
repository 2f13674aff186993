import * as v from 'valibot';
import { defineWidget, editor, label } from '#island/define.ts';
import { mergeMessages } from '#i18n/texts.ts';
import { messages } from './messages.ts';
import { plainMessages } from './plain-messages.ts';

export default defineWidget({
  name: 'checkout',
  title: 'Checkout',
  description:
    'Delivery and payment, the two steps after the cart. Visible only if the address ends in #toimitus or #maksu.',
  category: 'shop',
  icon: 'M3 6h11v9H3V6Zm11 3h3.5L21 12.5V15h-7V9ZM6.5 15a2 2 0 1 1 0 4 2 2 0 0 1 0-4Zm10.5 0a2 2 0 1 1 0 4 2 2 0 0 1 0-4Z',
  props: {
    paymentMethods: v.pipe(
      v.array(
        v.object({
          code: v.pipe(v.string(), editor('Code', 'What the payment service knows it by')),
          label: v.pipe(v.string(), editor('Label', 'What visitors read')),
        }),
      ),
      editor('Payment methods', 'What a visitor can pay with, in this order'),
    ),
    purchaseFormSelector: v.pipe(
      v.string(),
      editor('Purchase form', 'CSS selector of the form on the page that takes the order'),
    ),
    errorsHeading: label('Heading of the messages', 'Above the shop’s messages about the order'),
  },
  load: 'eager',
  reservedHeight: 0,
  budgets: [{ page: 'Basket page', bytes: 16_600 }],
  personal: true,
  texts: mergeMessages(messages, plainMessages),
});
