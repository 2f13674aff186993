import * as v from 'valibot';
import { captchaSiteKey } from '#forms/form-props.ts';
import { defineWidget, editor } from '#island/define.ts';
import { messages } from './messages.ts';

const product = v.object({
  productId: v.pipe(v.number(), editor('Content id', 'Id of the product in the CMS', 'product')),
  title: v.pipe(v.string(), editor('Name', 'Of the product')),
});

export default defineWidget({
  name: 'sales-form',
  title: 'Sales and feedback form',
  description: 'A message of a professional to the sales team, about a product or another subject.',
  category: 'forms',
  icon: 'M4 4h2.5l.6 3H21l-2 9H8.5L6 6H4V4Zm3.6 5 1.1 5h8.7l1.1-5H7.6ZM9.5 18a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3Zm8 0a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3Z',
  props: {
    successPage: v.pipe(v.string(), editor('Thank-you page', 'Address that a sent form leads to', 'link')),
    formType: v.optional(
      v.pipe(v.picklist(['Feedback', 'Other']), editor('Kind', 'Sent with it')),
      'Feedback',
    ),
    product: v.optional(v.pipe(product, editor('Product', 'Chosen at first'))),
    products: v.optional(v.pipe(v.array(product), editor('Products', 'To choose from'))),
    captchaSiteKey,
  },
  load: 'visible',
  reservedHeight: { narrow: 1290, medium: 898, wide: 914 },
  texts: messages,
});
