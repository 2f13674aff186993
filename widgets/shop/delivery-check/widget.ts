import * as v from 'valibot';
import { defineWidget, editor, label } from '#island/define.ts';
import { messages } from './messages.ts';

export default defineWidget({
  name: 'delivery-check',
  title: 'Delivery check',
  description: 'A postal-code field that tells whether the shop delivers to this area.',
  category: 'shop',
  icon: 'M12 2a7 7 0 0 1 7 7c0 5-7 13-7 13S5 14 5 9a7 7 0 0 1 7-7Zm0 4.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z',
  props: {
    availableText: label('Delivered', 'Shown if the shop delivers to the area', 'long-text'),
    unavailableText: label('Not delivered', 'Shown if the shop does not deliver to the area', 'long-text'),
    anchorId: v.optional(
      v.pipe(
        v.string(),
        editor('Anchor', 'Id of the field: the sticky bar and links like #postinumero lead to it'),
      ),
    ),
  },
  load: 'visible',
  reservedHeight: 78,
  budgets: [{ page: 'Product page of the shop', bytes: 4_000 }],
  placement: 'with-text',
  texts: messages,
});
