import * as v from 'valibot';
import { defineWidget, editor, image } from '#island/define.ts';
import { messages } from './messages.ts';

export default defineWidget({
  name: 'lunch-menu-editor',
  title: 'Lunch menu editor',
  description: 'An A4 sheet for a lunch menu, with a background that the visitor chooses. It can be printed.',
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
    heading: v.optional(v.pipe(v.string(), editor('Heading', 'Initial text of the sheet')), ''),
    text: v.optional(v.pipe(v.string(), editor('Menu', 'Initial text of the sheet', 'long-text')), ''),
  },
  load: 'visible',
  reservedHeight: { narrow: 760, medium: 1082, wide: 1082 },
  texts: messages,
});
