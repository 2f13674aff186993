import * as v from 'valibot';
import { defineWidget, editor, link } from '#island/define.ts';
import { messages } from './messages.ts';

export default defineWidget({
  name: 'recipe-banner',
  title: 'Banner on recipe pages',
  description: 'A text at the bottom of a phone, until the visitor closes it.',
  category: 'signups',
  icon: 'M7 2h10a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2Zm0 2v10h10V4H7Zm0 12v4h10v-4H7Z',
  props: {
    text: v.pipe(v.string(), editor('Text', 'A sentence or two', { format: 'rich-text', inline: true })),
    link: v.optional(link('Link', 'Below the text')),
  },
  load: 'idle',
  reservedHeight: 0,
  placement: 'floating',
  texts: messages,
});
