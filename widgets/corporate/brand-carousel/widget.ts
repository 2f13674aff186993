import * as v from 'valibot';
import { defineWidget, editor, image } from '#island/define.ts';
import { messages } from './messages.ts';

export default defineWidget({
  name: 'brand-carousel',
  title: 'Brand carousel',
  description: 'The logos of brands in a looping or fixed row.',
  category: 'corporate',
  icon: 'M2 8h5v8H2V8Zm7-2h6v12H9V6Zm2 2v8h2V8h-2Zm6 0h5v8h-5V8Z',
  props: {
    cards: v.pipe(
      v.array(
        v.object({
          link: v.optional(v.pipe(v.string(), editor('Address', 'Of the brand’s page', 'link'))),
          image: v.optional(image('Logo', 'Address, or address and alternative text')),
          header: v.optional(v.pipe(v.string(), editor('Name', 'Of the brand'))),
        }),
      ),
      editor('Brands', 'In the order in which they are shown'),
    ),
    static: v.optional(
      v.pipe(v.boolean(), editor('Static', 'Each brand once, in rows that do not move')),
      false,
    ),
  },
  load: 'visible',
  reservedHeight: 192,
  // The requirement is 32 kB: the core of Swiper alone is 19 kB, and the script's table grows with every widget.
  budgets: [{ bytes: 40_100 }],
  placement: 'headed-section',
  texts: messages,
});
