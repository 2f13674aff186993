import * as v from 'valibot';
import { defineWidget, editor } from '#island/define.ts';
import { messages } from './messages.ts';

export default defineWidget({
  name: 'cart-sync',
  title: 'Cart sync',
  description:
    'Shows nothing. Keeps the carts of the other sites and the shop equal’s, through a hidden frame.',
  category: 'shop',
  icon: 'M7 7h9.2L13.6 4.4 15 3l5 5-5 5-1.4-1.4L16.2 9H7V7Zm10 10H7.8l2.6 2.6L9 21l-5-5 5-5 1.4 1.4L7.8 15H17v2Z',
  props: {
    role: v.optional(
      v.pipe(v.picklist(['main', 'shop']), editor('Role', '`shop` answers, `main` asks. Default: by site')),
    ),
    shopFrameUrl: v.optional(
      v.pipe(
        v.string(),
        editor(
          'The frame’s page',
          'A page of the shop with this block on it. Default: the shop’s first page',
          'link',
        ),
      ),
    ),
    allowedOrigins: v.optional(
      v.pipe(
        v.array(v.string()),
        editor('Sites', 'Origins that may ask the shop; none means nobody. Default: the page settings'),
      ),
    ),
    handoverUrl: v.optional(
      v.pipe(
        v.string(),
        editor(
          'Handover call',
          'Where the shop’s page in a frame of another site gets the token that joins both carts',
        ),
      ),
    ),
  },
  load: 'idle',
  reservedHeight: 0,
  printed: false,
  personal: true,
  texts: messages,
});
