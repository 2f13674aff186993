import * as v from 'valibot';
import { defineWidget, editor, image } from '#island/define.ts';

const text = (title: string) =>
  v.optional(v.nullable(v.pipe(v.string(), editor(title, undefined, { inline: true }))));

export default defineWidget({
  name: 'contact-info-cards',
  title: 'Contact cards',
  description: 'People to call or write to: name, title, phone, e-mail and a picture.',
  category: 'content',
  icon: 'M3 5h18v14H3V5Zm5 3a2 2 0 1 1 0 4 2 2 0 0 1 0-4Zm-3 8c0-2 1.5-3 3-3s3 1 3 3H5Zm9-7h5v2h-5V9Zm0 4h5v2h-5v-2Z',
  props: {
    cards: v.pipe(
      v.array(
        v.object({
          name: v.pipe(v.string(), editor('Name', undefined, { inline: true })),
          title: text('Title'),
          phone: text('Phone'),
          email: text('E-mail'),
          image: v.optional(v.nullable(image('Picture'))),
        }),
      ),
      editor('People', 'In the order in which they are shown'),
    ),
  },
  rests: true,
  load: 'visible',
  reservedHeight: 0,
  placement: 'section',
  texts: { fi: {}, se: {}, en: {}, de: {} },
});
