import * as v from 'valibot';
import { defineWidget, editor, image } from '#island/define.ts';

export default defineWidget({
  name: 'image-list',
  title: 'Image list',
  description: 'Pictures side by side, each with its text.',
  category: 'content',
  icon: 'M3 4h8v8H3V4Zm10 0h8v8h-8V4ZM3 14h8v2H3v-2Zm10 0h8v2h-8v-2ZM3 18h6v2H3v-2Zm10 0h6v2h-6v-2Z',
  props: {
    items: v.pipe(
      v.array(
        v.object({
          image: image('Picture'),
          imgText: v.optional(
            v.nullable(
              v.pipe(v.string(), editor('Text', 'Below the picture', { format: 'long-text', inline: true })),
            ),
          ),
        }),
      ),
      editor('Pictures', 'In the order in which they are shown'),
    ),
  },
  rests: true,
  load: 'visible',
  reservedHeight: 0,
  placement: 'section',
  texts: { fi: {}, se: {}, en: {}, de: {} },
});
