import * as v from 'valibot';
import { defineWidget, editor, label } from '#island/define.ts';
import { messages } from './messages.ts';

export default defineWidget({
  name: 'product-modal',
  title: 'Product in a dialog',
  description:
    'A button that opens a product of the shop above the page: picture, rating, prices, the buy control and the delivery check.',
  category: 'shop',
  icon: 'M4 3h16a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2Zm1 5v10h6V8H5Zm8 0v2h6V8h-6Zm0 4v2h6v-2h-6Z',
  props: {
    code: v.pipe(v.string(), editor('Product number', 'The product to show', 'product')),
    url: v.optional(
      v.pipe(v.string(), editor('Product page', 'Where the button leads without JavaScript', 'link')),
    ),
    triggerLabel: label('Button', 'Opens the product'),
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
        editor('Info cards', 'Reasons to buy. Default: domestic cattle, delivery and the family farm'),
      ),
    ),
  },
  load: 'visible',
  reservedHeight: 48,
  placement: 'with-text',
  texts: messages,
});
