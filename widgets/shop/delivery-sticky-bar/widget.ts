import * as v from 'valibot';
import { defineWidget, editor, label } from '#island/define.ts';
import { messages } from './messages.ts';

export default defineWidget({
  name: 'delivery-sticky-bar',
  title: 'Delivery bar',
  description:
    'A bar at the bottom of the window that leads to the delivery check of the page, until the visitor closes it.',
  category: 'shop',
  icon: 'M3 4h18v16H3V4Zm2 2v7h14V6H5Zm2 9v2h7v-2H7Z',
  props: {
    text: v.pipe(v.string(), editor('Text', 'A few words: do we deliver to you?', { inline: true })),
    buttonLabel: label('Button', 'What leads to the delivery check'),
    targetId: v.pipe(v.string(), editor('Anchor', 'The anchor of the delivery check on this page')),
  },
  load: 'idle',
  reservedHeight: 0,
  placement: 'floating',
  texts: messages,
});
