import * as v from 'valibot';
import { defineWidget, editor } from '#island/define.ts';
import { messages } from './messages.ts';

export default defineWidget({
  name: 'reviews',
  title: 'Reviews',
  description:
    'Customers’ reviews of a product, and a form for a review. For a product page of the shop. Addresses with #reviews lead to it.',
  category: 'shop',
  icon: 'M4 4h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-7l-5 4v-4H4a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2Zm8 2.5-1.4 2.9-3.1.4 2.3 2.2-.6 3.1 2.8-1.5 2.8 1.5-.6-3.1 2.3-2.2-3.1-.4Z',
  props: {
    productId: v.pipe(
      v.string(),
      editor('Product', 'Number of the product that the reviews are about', 'product'),
    ),
    pageSize: v.optional(
      v.pipe(v.number(), v.minValue(1), v.maxValue(50), editor('Reviews at a time', 'How many come at once')),
      9,
    ),
    userName: v.optional(
      v.pipe(
        v.string(),
        editor('Name of the visitor', 'Initial nickname. Default: the name of the logged-in customer'),
      ),
    ),
  },
  load: 'idle',
  reservedHeight: { narrow: 812, medium: 650, wide: 515 },
  budgets: [{ page: 'Product page of the shop', bytes: 4_000 }],
  texts: messages,
});
