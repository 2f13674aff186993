import * as v from 'valibot';
import { successText } from '#forms/form-props.ts';
import { defineWidget, editor, label } from '#island/define.ts';
import { messages } from './messages.ts';

export default defineWidget({
  name: 'shop-newsletter-modal',
  title: 'Newsletter of the shop',
  description:
    'A modal for subscribing to the newsletter. It opens by itself when a visitor has viewed some pages, until it is closed.',
  category: 'signups',
  icon: 'M3 5h18v14H3V5Zm2 2v.4l7 4.7 7-4.7V7H5Zm0 2.8V17h14V9.8l-7 4.7-7-4.7Z',
  props: {
    header: label('Heading', 'Of the modal'),
    text: v.optional(v.pipe(v.string(), editor('Text', 'Above the field', 'rich-text'))),
    successText,
  },
  load: 'idle',
  reservedHeight: 0,
  placement: 'floating',
  texts: messages,
});
