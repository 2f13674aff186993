import * as v from 'valibot';
import { defineWidget, editor, image } from '#island/define.ts';

export default defineWidget({
  name: 'school-header',
  title: 'School header',
  description: 'The introduction of a school material page: a heading, a text and a picture.',
  category: 'corporate',
  icon: 'M3 4h18v16H3V4Zm2 2v7h14V6H5Zm0 9v1h9v-1H5Z',
  props: {
    header: v.pipe(
      v.string(),
      v.nonEmpty(),
      editor('Heading', 'What the material is about', { inline: true }),
    ),
    text: v.optional(
      v.pipe(v.string(), editor('Text', 'Below the heading', { format: 'rich-text', inline: true })),
    ),
    image: v.optional(image('Picture', 'Beside the text, above it on a phone')),
  },
  rests: true,
  load: 'visible',
  reservedHeight: 0,
  texts: { fi: {}, se: {}, en: {}, de: {} },
});
