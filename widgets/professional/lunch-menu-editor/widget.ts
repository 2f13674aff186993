import * as v from 'valibot';
import { defineWidget, editor, image } from '#island/define.ts';
import { messages } from './messages.ts';

export default defineWidget({
  name: 'lunch-menu-editor',
  title: 'Lunch menu editor',
  description:
    'A sheet of A4 to write a lunch menu on, over a background that the visitor chooses, and to print.',
  category: 'professional',
  icon: 'M5 3h14v18H5Zm2 2v14h10V5Zm2 3h6v2H9Zm0 4h6v1.5H9Zm0 3h6v1.5H9Z',
  props: {
    backgrounds: v.pipe(
      v.array(
        v.object({
          label: v.pipe(v.string(), editor('Name', 'On the button that chooses it')),
          image: image('Picture', 'As high and wide as A4; its middle should be calm'),
        }),
      ),
      editor('Backgrounds', 'To choose from, the first one at first'),
    ),
    heading: v.optional(v.pipe(v.string(), editor('Heading', 'Stands on the sheet at first')), ''),
    text: v.optional(v.pipe(v.string(), editor('Menu', 'Stands on the sheet at first', 'long-text')), ''),
  },
  load: 'visible',
  reservedHeight: { narrow: 760, medium: 1082, wide: 1082 },
  texts: messages,
});
